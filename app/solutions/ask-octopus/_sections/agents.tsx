import type { Pages } from '@/content/schema';
import { SampleChip } from '@/components/product/sample-chip';
import { ShortSteps } from '@/components/sections/steps';
import { Section } from '@/components/ui/section';
import { fillTemplate } from '@/lib/base/fill';
import { recentWeeks, sample } from '@/lib/sample-brand/data/dataset';
import { queryWithDefaults } from '@/lib/sample-brand/engine/query';
import { runQuery } from '@/lib/sample-brand/engine/run';
import { valueOf } from '@/lib/sample-brand/engine/measures';
import { promotionsToLeaveOut } from '@/lib/sample-brand/engine/promotions-to-stop';
import { sum } from '@/lib/sample-brand/engine/figures/statistics';
import { formatAmount } from '@/lib/sample-brand/engine/format';

/** What promotions below break-even cost, in thousands of rupees. */
function lostOnPromotions(): number {
  const { paybackTarget } = sample;
  const query = queryWithDefaults(sample, { measure: 'payback', breakdown: ['promotion'] });
  const weak = runQuery(sample, query).all.filter(({ value }) => value < paybackTarget);
  return sum(
    weak.map(({ where, value }) => {
      const spend = valueOf(sample, 'promotionSpend', where, query.weeks);
      return spend * (paybackTarget - value);
    }),
  );
}

/** What one pack of a row stands for, in thousands of rupees: Rs 10 lakh. */
const PACK = 1000;

const countOf = (money: number) => Math.round(money / PACK);

/** Packs that are lost, each an outline right of the one before; all take the same room. */
const bottle = 'm45 0h-5v-52q0-12 8-20v-22h18v22q8 8 8 20v52z';
const can = 'm45 0-5-8v-70l5-8h26l5 8v70l-5 8z';
const WIDTH = 45;

/** The agents: their three steps, and what they find, each a row of the packs that are lost. */
export function Agents({
  lostSales,
  unpaidPromotions,
  onePromotion,
  onePack,
  steps,
  title,
}: Pages['ask-octopus']['agents']) {
  const worst = promotionsToLeaveOut(sample)[0]?.gain ?? 0;
  const lost = valueOf(sample, 'lostSales', {}, recentWeeks(sample));
  const found = [
    { name: lostSales, money: lost, worst: 0, outline: bottle },
    { name: unpaidPromotions, money: lostOnPromotions(), worst, outline: can },
  ];
  const most = Math.max(...found.map(({ money }) => countOf(money)));
  return (
    <Section spacing="compact" head={{ title }} headingSize="utility">
      <ul data-nosnippet="" className="mt-4 grid gap-y-4">
        {found.map(({ name, money, worst, outline }) => {
          const count = countOf(money);
          const row = `M-38 104${outline.repeat(count)}`;
          return (
            <li key={name} className="grid items-center gap-x-14 gap-y-1 lg:grid-cols-3">
              <h3 className="font-text text-base font-normal tracking-normal text-body">
                <span className="block font-display text-title font-bold tracking-display text-ink-900">
                  {formatAmount(money)}
                </span>{' '}
                {name}
              </h3>
              <div className="flex items-center gap-x-4 lg:col-span-2">
                <svg
                  viewBox={`0 0 ${count * WIDTH} 106`}
                  width={`${(count / most) * 100}%`}
                  aria-hidden="true"
                  strokeWidth="1.5"
                  className="shrink-0 stroke-coral-600"
                >
                  <path d={row} className="fill-coral-300" />
                  {worst > 0 && (
                    <svg width={(worst / PACK) * WIDTH}>
                      <path d={row} className="fill-coral-600" />
                    </svg>
                  )}
                </svg>
                {worst > 0 && (
                  <p className="text-lead/tight font-semibold text-coral-600">
                    {fillTemplate(onePromotion, { amount: formatAmount(worst) })}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <div className="mt-4 items-baseline gap-x-14 border-t border-line pt-4 lg:grid lg:grid-cols-3">
        <p className="mb-3 text-small">
          {fillTemplate(onePack, { amount: formatAmount(PACK) })} <SampleChip />
        </p>
        <div className="lg:col-span-2">
          <ShortSteps steps={steps} />
        </div>
      </div>
    </Section>
  );
}
