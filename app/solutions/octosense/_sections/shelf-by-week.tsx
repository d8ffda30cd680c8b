import { Octopus } from '@/components/ui/octopus';

/** A shelf whose packs run out week by week, and the octopus that points at it in time. */
export function ShelfByWeek() {
  return (
    <div className="flex items-end gap-10">
      <img
        src="/images/shelf-weeks.svg"
        alt=""
        width={720}
        height={132}
        loading="lazy"
        className="w-full min-w-0"
      />
      <div className="hidden w-40 shrink-0 -scale-x-100 sm:block">
        <Octopus pose="points" />
      </div>
    </div>
  );
}
