import type { coverBars } from '@/lib/sample-brand/features/recommendations';
import { SparkBars } from './charts/sparkline';

/** What shows a finding: bars against a dashed line, those that fall short of it in coral. */
export function Evidence({ title, bars, limit }: ReturnType<typeof coverBars>) {
  return (
    <div className="text-tiny">
      <p className="mb-3 text-muted">{title}</p>
      <div className="h-14 border-b border-edge">
        <SparkBars values={bars.map(([, value]) => value)} limit={limit} />
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
