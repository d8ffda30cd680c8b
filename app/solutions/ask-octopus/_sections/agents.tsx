import type { Pages } from '@/content/schema';
import { SampleChip } from '@/components/product/sample-chip';
import { PackImage } from '@/components/product/pack';
import { Section, SectionHeading } from '@/components/ui/section';
import { ShortSteps } from '../../../../components/sections/steps';
import { fillTemplate } from '@/lib/base/fill';
import { recentWeeks, sample } from '@/lib/sample-brand/data/dataset';
import { completeQuery } from '@/lib/sample-brand/engine/query';
import { runQuery } from '@/lib/sample-brand/engine/run';
import { valueOf } from '@/lib/sample-brand/engine/measures';
import { promotionsToLeaveOut } from '@/lib/sample-brand/engine/promotions-to-stop';
import { sum } from '@/lib/sample-brand/engine/figures/statistics';
import { formatAmount } from '@/lib/sample-brand/engine/format';

type Content = Pages['ask-octopus']['agents'];
type Figure = Content['opportunities'][number]['figure'];

/** What an agent would find in the sample brand, in thousands of rupees. */
const figures: Readonly<Record<Figure, () => number>> = {
  'lost-sales': () => valueOf(sample, 'lost', {}, recentWeeks(sample)),
  'unpaid-promotion': () => {
    const { paybackTarget } = sample;
    const query = completeQuery(sample, { measure: 'payback', by: ['promotion'] });
    const weak = runQuery(sample, query).all.filter(({ value }) => value < paybackTarget);
    return sum(
      weak.map(({ where, value }) => {
        const spend = valueOf(sample, 'promotionSpend', where, query.weeks);
        return spend * (paybackTarget - value);
      }),
    );
  },
  'spend-plan': () => promotionsToLeaveOut(sample)[0]?.gain ?? 0,
};

/** What one pack of a stack stands for, in thousands of rupees: Rs 10 lakh. */
const PACK = 1000;

const packs: Readonly<Record<Figure, string>> = {
  'lost-sales': 'bottle-teal',
  'unpaid-promotion': 'can-gold',
  'spend-plan': 'pouch-teal',
};

/** The agents: their three steps, and what they find as packs on a board each. */
export function Agents({ opportunities, origin, onePack, steps, title, lede }: Content) {
  const found = opportunities.map(({ figure, ...words }) => {
    const money = figures[figure]();
    return { ...words, money, pack: packs[figure], count: Math.round(money / PACK) };
  });
  const most = Math.max(...found.map(({ count }) => count));
  return (
    <Section space="quiet">
      <div className="items-end gap-x-14 lg:grid lg:grid-cols-3">
        <SectionHeading title={title} rank="utility" />
        <p className="mt-3 lg:col-span-2">{lede}</p>
      </div>
      <ul data-nosnippet="" className="mt-6 grid gap-y-5 lg:mt-8">
        {found.map(({ title: name, money, pack, count }) => (
          <li key={name} className="grid items-end gap-x-14 gap-y-2 lg:grid-cols-3">
            <h3 className="flex flex-wrap items-baseline gap-x-3 font-text text-base/tight font-normal tracking-normal text-body lg:block">
              <span className="block shrink-0 font-display text-title font-bold tracking-display text-ink-900">
                {formatAmount(money)}
              </span>{' '}
              {name}
            </h3>
            <div
              aria-hidden="true"
              className="flex gap-0.5 border-b-3 border-ink-800 lg:col-span-2 lg:gap-1"
            >
              {Array.from({ length: most }, (_, place) => (
                <span key={place} className="flex-1">
                  {place < count && <PackImage pack={pack} shape="h-auto w-full" />}
                </span>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-6 grid gap-x-14 gap-y-6 lg:mt-8 lg:grid-cols-3">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
          <SampleChip tone="sand" /> <span>{origin}</span>
          <span>{fillTemplate(onePack, { amount: formatAmount(PACK) })}</span>
        </p>
        <div className="lg:col-span-2">
          <ShortSteps steps={steps} />
        </div>
      </div>
    </Section>
  );
}
