import type { Pages } from '@/content/schema';
import { SampleChip } from '@/components/product/sample-chip';
import { Steps } from '@/components/sections/steps';
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
  const query = queryWithDefaults(sample, { measure: 'payback', breakdown: ['promotion'] });
  const weak = runQuery(sample, query).all.filter(({ value }) => value < sample.paybackTarget);
  return sum(
    weak.map(({ where, value }) => {
      const spend = valueOf(sample, 'promotionSpend', where, query.weeks);
      return spend * (sample.paybackTarget - value);
    }),
  );
}

/** What one pack of a row stands for, in thousands of rupees: Rs 10 lakh; and how wide it is drawn. */
const PACK = 1000;
const WIDTH = 45;

const countOf = (money: number) => Math.round(money / PACK);

/** A bottle of the shelf, in the room that it takes in a row. */
const pattern = (
  <pattern id="p" width={WIDTH} height="106" patternUnits="userSpaceOnUse">
    <image href="/images/pack-bottle-coral.svg" x="-9.5" y="1" width="64" height="104" />
  </pattern>
);

/** The agents: their three steps, and what they find, each a row of the packs that are lost. */
export function Agents({
  lostSales,
  unpaidPromotions,
  onePromotion,
  onePack,
  steps,
  title,
}: Pages['ask-octopus']['agents']) {
  const worst = promotionsToLeaveOut(sample)[0]?.gain;
  const found = [
    { name: lostSales, money: valueOf(sample, 'lostSales', {}, recentWeeks(sample)) },
    { name: unpaidPromotions, money: lostOnPromotions(), worst },
  ];
  const most = Math.max(...found.map(({ money }) => countOf(money)));
  return (
    <Section spacing="compact" head={{ title }} headingSize="utility">
      <ul data-nosnippet="" className="mt-6 grid gap-y-6">
        {found.map(({ name, money, worst }, index) => {
          const count = countOf(money);
          return (
            <li key={name} className="grid items-center gap-x-14 gap-y-3 lg:grid-cols-3">
              <div>
                <h3 className="text-title">{formatAmount(money)}</h3>
                {name}
              </div>
              <div className="flex items-center gap-x-3 lg:col-span-2">
                <svg
                  viewBox={`0 0 ${count * WIDTH} 106`}
                  width={`${Math.round((count / most) * 100)}%`}
                  aria-hidden="true"
                  className="shrink-0"
                >
                  {index === 0 && pattern}
                  <rect width="100%" height="106" fill="url(#p)" opacity={worst && 0.4} />
                  {worst && (
                    <rect width={Math.round((worst / PACK) * WIDTH)} height="106" fill="url(#p)" />
                  )}
                </svg>
                {worst && (
                  <p className="text-lead/tight font-semibold text-coral-600">
                    {fillTemplate(onePromotion, { amount: formatAmount(worst) })}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 mb-6 border-b border-line pb-6 text-small">
        {fillTemplate(onePack, { amount: formatAmount(PACK) })} <SampleChip />
      </p>
      <Steps steps={steps} />
    </Section>
  );
}
