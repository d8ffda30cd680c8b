/** A number in a disc, which ties a place in a picture to the words about it. */
export function Disc({ number, shape = '' }: { number: number; shape?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-[1.6em] shrink-0 place-items-center rounded-full bg-gold-400 text-tiny font-semibold text-ink-900 ${shape}`}
    >
      {number}
    </span>
  );
}
