import type { Pages } from '@/content/schema';
import { SampleChip } from '@/components/product/sample-chip';
import { Section } from '@/components/ui/section';
import { recent, sample } from '@/lib/sample-brand/dataset';
import { queryOf } from '@/lib/sample-brand/engine/query';
import { run, valueOf } from '@/lib/sample-brand/engine/run';
import { effectsOf, movedSpend } from '@/lib/sample-brand/engine/shock';
import { amount } from '@/lib/sample-brand/format';

type Content = Pages['ask-octopus']['agents'];
type Found = Content['opportunities'][number]['found'];

/** What an agent would find in the sample brand, as an amount. */
const found: Readonly<Record<Found, () => string>> = {
  'lost-sales': () => amount(valueOf(sample, 'lost', {}, recent(sample))),
  'unpaid-promotion': () => {
    const worst = queryOf(sample, { measure: 'payback', by: ['promotion'], order: 'least' });
    const [row] = run(sample, worst).rows;
    const spend = valueOf(sample, 'promotionSpend', row?.where ?? {}, worst.weeks);
    return amount(spend * (1 - (row?.value ?? 0)));
  },
  'moved-spend': () => {
    const levers = movedSpend(sample)?.levers ?? [];
    return amount(effectsOf(sample, levers, { measure: 'profit' }).total.mid);
  },
};

/** The agents: what they look for, what they find, and the three steps by which they do it. */
export function Agents({ opportunities, foundIn, steps, ...head }: Content) {
  return (
    <Section head={head} ground="ink">
      <div data-nosnippet="">
        <ul className="mt-8 grid gap-x-6 gap-y-6 md:grid-cols-3">
          {opportunities.map(({ title, description, found: kind }) => (
            <li key={title} className="flex flex-col border-t border-ink-700 pt-4">
              <p className="tabular font-display text-h2 font-bold tracking-display whitespace-nowrap text-white">
                {found[kind]()}
              </p>
              <h3 className="mt-2 text-lead/tight">{title}</h3>
              <p className="mt-2">{description}</p>
            </li>
          ))}
        </ul>
        <p className="mt-6 flex flex-wrap items-center gap-2 text-small">
          <SampleChip look="ink" /> {foundIn}
        </p>
      </div>
      <ol className="mt-8 grid gap-x-6 gap-y-6 md:grid-cols-3">
        {steps.map((step) => (
          <li key={step.title} className="border-l-2 border-teal-300 pl-3">
            <h3 className="text-h3">{step.title}</h3>
            <p className="mt-2">{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
