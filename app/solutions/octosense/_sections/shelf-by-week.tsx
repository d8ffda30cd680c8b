/** A shelf whose packs run out week by week. */
export function ShelfByWeek() {
  return (
    <img
      src="/images/shelf-weeks.svg"
      alt=""
      width={720}
      height={132}
      loading="lazy"
      className="w-full min-w-0"
    />
  );
}
