import { pictureTexts } from '@/lib/sample-brand/uses/picture-texts';
import type { Multiples as MultiplesChart } from '@/lib/sample-brand/uses/dashboard';
import { Sparkline } from './sparkline';

/** The same weeks of several members on one scale, each beside its dashed plan; what fell short is ringed. */
export function Multiples({ panels }: MultiplesChart) {
  const all = panels.flatMap(({ values }) => values);
  return (
    <ul className="grid grid-cols-2 gap-3 @text:grid-cols-4">
      {panels.map(({ label, text, isGood, ...line }, index) => (
        <li key={label}>
          <p className="flex flex-wrap justify-between">
            <span className="font-semibold text-ink-900">{label}</span>
            {index === 0 && (
              <span className="flex items-center gap-1 text-muted" aria-hidden="true">
                <svg className="h-px w-4 overflow-visible stroke-ink-900">
                  <line x2="16" strokeDasharray="3 3" />
                </svg>
                {pictureTexts.desks.asPlanned}
              </span>
            )}
          </p>
          <div className="my-1 h-12 pr-1">
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
