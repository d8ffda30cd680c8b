import { sampleData } from '@/words';

const { legend } = sampleData;

const meanings = [
  ['bg-teal-600', legend.data],
  ['bg-coral-400', legend.act],
  ['bg-ink-800', legend.neutral],
] as const;

/** What the colours of the charts above it mean. */
export function ColourLegend() {
  return (
    <p className="flex flex-wrap gap-x-4 text-tiny text-muted">
      <span>{legend.title}</span>
      {meanings.map(([look, meaning]) => (
        <span key={meaning} className="flex items-center gap-1.5">
          <span className={`size-2 rounded-bar ${look}`} />
          {meaning}
        </span>
      ))}
    </p>
  );
}
