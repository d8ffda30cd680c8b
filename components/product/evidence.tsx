import type { coverBars } from '@/lib/sample-brand/features/recommendations';
import { SparkBars } from './charts/sparkline';

/** How long the stock of each region lasts: bars against a dashed line, those short of it in coral, and what moves. */
export function Evidence({ title, bars, limit, moves }: ReturnType<typeof coverBars>) {
  return (
    <div className="flex flex-col text-tiny">
      <p className="mb-5 text-muted">{title}</p>
      <div className="h-16 grow border-b border-edge">
        <SparkBars values={bars.map(([, value]) => value)} limit={limit} moves={moves} />
      </div>
      <p className="mt-1 flex">
        {bars.map(([name, , text]) => (
          <span key={name} className="flex-1">
            {name} <span className="block font-semibold text-ink-900">{text}</span>
          </span>
        ))}
      </p>
    </div>
  );
}
