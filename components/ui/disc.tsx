/** A number in a disc, which ties a place in a picture to the words about it. */
export function Disc({ number }: { number: number }) {
  return (
    <span
      aria-hidden="true"
      className="inline-grid size-6 shrink-0 place-items-center rounded-full font-text text-tiny font-semibold tracking-normal bg-gold-400 text-ink-900"
    >
      {number}
    </span>
  );
}
