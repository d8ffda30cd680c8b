import type { coverBars } from '@/lib/sample-brand/features/recommendations';

/** How long the stock of each region lasts, in cartons on a shelf: those above the limit stand apart, pale ones are missing. */
export function Evidence({ title, bars, limit }: ReturnType<typeof coverBars>) {
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
              className="grid grid-cols-[2.75rem_1.75rem_auto_1fr] items-end border-b border-edge pt-2"
            >
              {name} <b className="font-semibold text-ink-900">{text}</b>
              <svg
                width={`${Math.min(value, limit).toFixed(1)}em`}
                className={`cartons ${tone}`}
                aria-hidden="true"
              />
              <svg
                width={`${Math.abs(Number(text) - limit).toFixed(1)}em`}
                className={`cartons ${isShort ? 'bg-right opacity-40' : `ml-2 ${tone}`}`}
                aria-hidden="true"
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
