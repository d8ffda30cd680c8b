/** One of several to choose from in a row: the label around a radio button. */
export const choiceStyle =
  'flex min-h-11 max-w-full shrink-0 cursor-pointer items-center gap-2 rounded-control border border-edge bg-white px-3 py-2 text-tiny/tight font-semibold text-ink-900 hover:border-ink-900 has-checked:border-ink-900 has-checked:bg-sand';
