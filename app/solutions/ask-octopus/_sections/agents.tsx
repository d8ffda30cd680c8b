import type { Pages } from '@/content/schema';
import { SampleChip } from '@/components/product/sample-chip';
import type { PackName } from '@/components/ui/pack';
import { Section, SectionHeading } from '@/components/ui/section';
import { fill } from '@/lib/site/fill';
import { recentWeeks, sample } from '@/lib/sample-brand/data/dataset';
import { queryOf } from '@/lib/sample-brand/engine/query';
import { run } from '@/lib/sample-brand/engine/run';
import { valueOf } from '@/lib/sample-brand/engine/measures';
import { spendPlans } from '@/lib/sample-brand/engine/spend-plans';
import { sum } from '@/lib/sample-brand/engine/figures/statistics';
import { amount } from '@/lib/sample-brand/engine/format';

type Content = Pages['ask-octopus']['agents'];
type Figure = Content['opportunities'][number]['figure'];

/** What an agent would find in the sample brand, in thousands of rupees. */
const figures: Readonly<Record<Figure, () => number>> = {
  'lost-sales': () => valueOf(sample, 'lost', {}, recentWeeks(sample)),
  'unpaid-promotion': () => {
    const { paybackTarget } = sample;
    const query = queryOf(sample, { measure: 'payback', by: ['promotion'] });
    const weak = run(sample, query).all.filter(({ value }) => value < paybackTarget);
    return sum(
      weak.map(({ where, value }) => {
        const spend = valueOf(sample, 'promotionSpend', where, query.weeks);
        return spend * (paybackTarget - value);
      }),
    );
  },
  'spend-plan': () => spendPlans(sample)[0]?.gain ?? 0,
};

/** What one pack of a stack stands for, in thousands of rupees: Rs 10 lakh. */
const PACK = 1000;

const packs: Readonly<Record<Figure, PackName>> = {
  'lost-sales': 'bottle-teal',
  'unpaid-promotion': 'carton-paper',
  'spend-plan': 'pouch-gold',
};

/** The agents: what they look for, how much they find as stacks of packs, and their three steps. */
export function Agents({ opportunities, origin, onePack, steps, title, lede }: Content) {
  return (
    <Section space="quiet">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-3">
        <div>
          <SectionHeading title={title} rank="utility" />
          <p className="mt-4 text-lead">{lede}</p>
          <ol className="mt-6 grid gap-3">
            {steps.map((step) => (
              <li key={step.title} className="border-l-2 border-teal-600 pl-4">
                <h3 className="text-lead/tight">{step.title}</h3>
                <p>{step.description}</p>
              </li>
            ))}
          </ol>
        </div>
        <div data-nosnippet="" className="lg:col-span-2">
          <ul className="grid gap-x-6 gap-y-6 sm:grid-cols-3">
            {opportunities.map(({ title: name, description, figure }) => {
              const money = figures[figure]();
              return (
                <li key={name} className="grid grid-cols-3 items-end gap-x-5 sm:block">
                  <div className="sm:flex sm:h-60 sm:items-end">
                    <Stack pack={packs[figure]} count={Math.round(money / PACK)} />
                  </div>
                  <div className="col-span-2">
                    <p className="mt-3 font-display text-h3 font-bold tracking-display text-ink-900">
                      {amount(money)}
                    </p>
                    <h3 className="text-lead/tight">{name}</h3>
                    <p className="mt-1 text-small">{description}</p>
                  </div>
                </li>
              );
            })}
          </ul>
          <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
            <SampleChip tone="sand" /> <span>{origin}.</span>
            <span>{fill(onePack, { amount: amount(PACK) })}.</span>
          </p>
        </div>
      </div>
    </Section>
  );
}

/** Packs of a board. */
const BOARD = 5;

/** Packs on boards, from the lowest up; the file that they are is fetched when they come near. */
function Stack({ pack, count }: { pack: PackName; count: number }) {
  const boards = Array.from({ length: Math.ceil(count / BOARD) }, (_, board) =>
    Math.min(BOARD, count - board * BOARD),
  ).reverse();
  return (
    <div aria-hidden="true" className="grid w-full gap-0.5 sm:w-34">
      {boards.map((packsHere, board) => (
        <div key={board} className="flex gap-0.5 border-b-2 border-ink-700">
          {Array.from({ length: packsHere }, (_, place) => (
            <img
              key={place}
              src={`/images/pack-${pack}.svg`}
              alt=""
              width={24}
              height={41}
              loading="lazy"
              className="h-auto w-1/6"
            />
          ))}
        </div>
      ))}
    </div>
  );
}
