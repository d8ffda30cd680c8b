import type { SmallMultiplesChart } from '@/lib/sample-brand/features/dashboard';
import { fillTemplate } from '@/lib/base/fill';
import { sample } from '@/lib/sample-brand/data/dataset';
import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import { Sparkline } from './sparkline';

/**
 * The same weeks of several members on one scale, each beside its dashed plan; what fell short is ringed.
 * @param hasLead whether the first is drawn large and on its own scale, the others small beside it
 */
export function SmallMultiples({
  panels,
  hasLead,
}: SmallMultiplesChart & { hasLead?: boolean | undefined }) {
  const week = (ago: number) => fillTemplate(figureTexts.week, { week: sample.weeks - ago });
  const all = panels.flatMap(({ values }) => values);
  const list = hasLead ? 'grid-cols-3 gap-x-8 gap-y-3' : 'grid-cols-2 gap-3 @reading:grid-cols-4';
  const item = hasLead ? 'flex-wrap justify-between' : '';
  return (
    <ul className={`grid ${list}`}>
      {panels.map(({ label, text, isGood, values }, index) => {
        const isLead = hasLead && index === 0;
        return (
          <li
            key={label}
            className={`${item} ${isLead ? 'flex col-span-2 row-span-3 @max-reading:col-span-3' : hasLead ? 'hidden @reading:flex' : ''}`}
          >
            <p className="font-semibold text-ink-900">{label}</p>
            <div
              className={`${hasLead ? 'order-last' : 'mt-1 mb-2'} w-full ${isLead ? 'h-28 @reading:h-40' : hasLead ? 'h-10' : 'h-20'}`}
            >
              <Sparkline
                values={values}
                isGood={isGood}
                limit={1}
                scaledBy={isLead ? undefined : all}
              />
            </div>
            {isLead && <p className="order-last">{week(values.length - 1)}</p>}
            {isLead && <p className="order-last">{week(0)}</p>}
            <p
              className={`font-semibold text-balance ${isGood ? 'text-teal-600' : 'text-coral-600'}`}
            >
              {text}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
