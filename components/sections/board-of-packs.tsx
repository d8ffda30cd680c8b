/**
 * A board of fourteen packs across the page, one of them missing, on a field of the colour; where they
 * would be small, those around the gap.
 */
export function BoardOfPacks({ surface }: { surface: 'coral' | 'gold' }) {
  return (
    <>
      <img
        src={`/images/shelf-${surface}.svg`}
        alt=""
        width={896}
        height={104}
        loading={surface === 'coral' ? 'lazy' : 'eager'}
        className={`board-packs ${surface === 'coral' ? 'object-[64%_0]' : 'object-cover'}`}
      />
      <div className="h-5 border-t-6 border-ink-700 bg-ink-800" />
    </>
  );
}
