import type { Pages } from '@/content/schema';
import { SampleChip } from '@/components/product/sample-chip';
import { PackImage } from '@/components/product/pack';
import { ShortSteps } from '@/components/sections/steps';
import { Section, SectionHeading } from '@/components/ui/section';
import { fillTemplate } from '@/lib/base/fill';
import { recentWeeks, sample } from '@/lib/sample-brand/data/dataset';
import { completeQuery } from '@/lib/sample-brand/engine/query';
import { runQuery } from '@/lib/sample-brand/engine/run';
import { valueOf } from '@/lib/sample-brand/engine/measures';
import { promotionsToLeaveOut } from '@/lib/sample-brand/engine/promotions-to-stop';
import { sum } from '@/lib/sample-brand/engine/figures/statistics';
import { formatAmount } from '@/lib/sample-brand/engine/format';

/** What promotions below break-even cost, in thousands of rupees. */
function lostOnPromotions(): number {
  const { paybackTarget } = sample;
  const query = completeQuery(sample, { measure: 'payback', breakdown: ['promotion'] });
  const weak = runQuery(sample, query).all.filter(({ value }) => value < paybackTarget);
  return sum(
    weak.map(({ where, value }) => {
      const spend = valueOf(sample, 'promotionSpend', where, query.weeks);
      return spend * (paybackTarget - value);
    }),
  );
}

/** What one pack of a stack stands for, in thousands of rupees: Rs 10 lakh. */
const PACK = 1000;

const countOf = (money: number) => Math.round(money / PACK);

/** The agents: their three steps, and what they find as packs on a board each, in coral what to act on. */
export function Agents({
  lostSales,
  unpaidPromotions,
  onePromotion,
  origin,
  onePack,
  steps,
  title,
  lede,
}: Pages['ask-octopus']['agents']) {
  const worst = promotionsToLeaveOut(sample)[0]?.gain ?? 0;
  const lost = valueOf(sample, 'lost', {}, recentWeeks(sample));
  const found = [
    { name: lostSales, money: lost, pack: 'bottle-teal', toAct: 0 },
    { name: unpaidPromotions, money: lostOnPromotions(), pack: 'can-gold', toAct: worst },
  ];
  const most = Math.max(...found.map(({ money }) => countOf(money)));
  return (
    <Section space="quiet">
      <div className="items-end gap-x-14 lg:grid lg:grid-cols-3">
        <SectionHeading title={title} rank="utility" />
        <div className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-2 lg:col-span-2">
          <p>{lede}</p> <SampleChip />
        </div>
      </div>
      <ul data-nosnippet="" className="mt-6 grid gap-y-5 lg:mt-8">
        {found.map(({ name, money, pack, toAct }) => (
          <li key={name} className="grid items-end gap-x-14 gap-y-2 lg:grid-cols-3">
            <div>
              <h3 className="flex flex-wrap items-baseline gap-x-3 font-text text-base/tight font-normal tracking-normal text-body lg:block">
                <span className="block shrink-0 font-display text-title font-bold tracking-display text-ink-900">
                  {formatAmount(money)}
                </span>{' '}
                {name}
              </h3>
              {toAct > 0 && (
                <p className="mt-1 text-small font-semibold text-coral-600">
                  {fillTemplate(onePromotion, { amount: formatAmount(toAct) })}
                </p>
              )}
            </div>
            <div
              aria-hidden="true"
              className="flex gap-0.5 border-b-3 border-ink-800 lg:col-span-2 lg:gap-1"
            >
              {Array.from({ length: most }, (_, place) => (
                <span key={place} className="flex-1">
                  {place < countOf(money) && (
                    <PackImage
                      pack={place < countOf(toAct) ? 'can-coral' : pack}
                      shape="h-auto w-full"
                    />
                  )}
                </span>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-6 grid gap-x-14 gap-y-6 lg:mt-8 lg:grid-cols-3">
        <p className="text-small">
          {origin} {fillTemplate(onePack, { amount: formatAmount(PACK) })}
        </p>
        <div className="lg:col-span-2">
          <ShortSteps steps={steps} />
        </div>
      </div>
    </Section>
  );
}
