/** A number in a disc, which ties a place in a picture to the words about it. */
export function Disc({ number, isGold }: { number: number; isGold?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-grid size-6 shrink-0 place-items-center rounded-full font-text text-tiny font-semibold tracking-normal ${isGold ? 'bg-gold-400 text-ink-900' : 'bg-teal-600 text-white'}`}
    >
      {number}
    </span>
  );
}
