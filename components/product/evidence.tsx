import { packOf } from './pack';
import type { coverBars } from '@/lib/sample-brand/features/recommendations';

/** How long the stock of each region lasts, in packs on a shelf: those above the limit apart, missing ones pale. */
export function Evidence({ title, bars, limit, product }: ReturnType<typeof coverBars>) {
  const packs = packOf(product).startsWith('bottle') ? 'packs' : 'packs cartons';
  return (
    <div className="text-tiny">
      <p className="text-muted">{title}</p>
      <ul>
        {bars.map(([name, value, text]) => {
          const isShort = value < limit;
          const tone = isShort ? 'text-coral-400' : 'text-teal-600';
          return (
            <li
              key={name}
              className="mt-2 grid grid-cols-[3rem_2rem_auto_1fr] items-end border-b border-edge"
            >
              {name} <b className="font-semibold text-ink-900">{text}</b>
              <svg
                width={`${Math.min(value, limit).toFixed(1)}em`}
                className={`${packs} ${tone} ${isShort ? 'z-1 col-start-3 row-start-1' : ''}`}
                aria-hidden="true"
              />
              <svg
                width={`${(isShort ? limit : value - limit).toFixed(1)}em`}
                className={`${packs} ${isShort ? 'col-start-3 row-start-1 opacity-40' : `ml-2 ${tone}`}`}
                aria-hidden="true"
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
