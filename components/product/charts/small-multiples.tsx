import type { SmallMultiplesChart } from '@/lib/sample-brand/features/dashboard';
import { Sparkline } from './sparkline';

/** The same weeks of several members on one scale, each beside its dashed plan; what fell short is ringed. */
export function SmallMultiples({ panels }: SmallMultiplesChart) {
  const all = panels.flatMap(({ values }) => values);
  return (
    <ul className="grid grid-cols-2 gap-3 @reading:grid-cols-4">
      {panels.map(({ label, text, isGood, ...line }) => (
        <li key={label}>
          <p className="font-semibold text-ink-900">{label}</p>
          <div className="mt-1 mb-2 h-10">
            <Sparkline {...line} isGood={isGood} limit={1} scaledBy={all} />
          </div>
          <p
            className={`font-semibold text-balance ${isGood ? 'text-teal-600' : 'text-coral-600'}`}
          >
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
