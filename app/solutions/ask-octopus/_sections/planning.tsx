import { Fragment } from 'react';
import type { Pages } from '@/content/schema';
import { Bars } from '@/components/product/charts/bars';
import { answerUrl } from '@/components/product/question-address';
import { SampleChip } from '@/components/product/sample-chip';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { fillTemplate } from '@/lib/base/fill';
import { answerTexts } from '@/lib/sample-brand/answers/answer-texts';
import type { WhatIf } from '@/lib/sample-brand/ask/request';
import { sentenceOf } from '@/lib/sample-brand/ask/sentence';
import { recentWeeks, sample } from '@/lib/sample-brand/data/dataset';
import { formatAmount, formatSignedAmount, formatWeeks } from '@/lib/sample-brand/engine/format';
import { effectOfLevers } from '@/lib/sample-brand/engine/levers';
import { valueOf } from '@/lib/sample-brand/engine/measures';
import { queryWithDefaults } from '@/lib/sample-brand/engine/query';
import { runQuery } from '@/lib/sample-brand/engine/run';

const channel = 'General trade';
const where = { channel: [channel] };

/** By how much distribution changes in the cautious case, and in the bold one, which is planned. */
const [cautious, bold] = [10, 20];
const lever = (change: number) => ({ name: 'distribution', change }) as const;
const request: WhatIf = { kind: 'what-if', levers: [lever(bold)], channel };

/** The checklist in three steps, as a sheet that is filled in for one question to the sample brand. */
export function Planning({ mark, steps, title }: Pages['ask-octopus']['planning']) {
  const plan = { measure: 'sales', calculation: 'change', versus: 'plan', where } as const;
  const { value: sales, base = 0 } = runQuery(sample, queryWithDefaults(sample, plan)).total;
  const bars = [cautious, bold].map((change) => {
    const range = effectOfLevers(sample, [lever(change)], 'sales', where).total;
    const text = formatSignedAmount(range.mid);
    return { label: `+${change}%`, text, value: range.mid, range, isBad: false };
  });
  const filled = {
    gap: formatAmount(base - sales),
    baseline: formatAmount(sales),
    cases: bars.map(({ label }) => label).join(' / '),
    cover: formatWeeks(valueOf(sample, 'stockCover', where, recentWeeks(sample))),
    target: formatWeeks(sample.coverTarget),
  };
  return (
    <Section id="scenario-planning" spacing="band" head={{ title }} headingSize="utility">
      <div data-nosnippet="" className="on-white mt-4 rounded-panel border border-edge">
        <div className="bars-wide">
          <p className="mb-3">
            <Link to={answerUrl(request)} className="text-lead/tight font-semibold underline">
              {sentenceOf(sample, request)}
            </Link>{' '}
            <SampleChip />
          </p>
          <Bars
            kind="bars"
            title={title}
            bars={bars}
            reference={{ value: base - sales, label: mark }}
            whiskerNote={answerTexts.ranges.lineByAssumption}
          />
        </div>
        <ol className="grid gap-5 border-t border-line px-5 pt-4 pb-5 sm:grid-cols-3">
          {steps.map(({ title, checks }) => (
            <li key={title}>
              <h3 className="text-h3">{title}</h3>
              <dl className="text-small text-ink-900">
                {checks.map(({ check, entry }) => (
                  <Fragment key={check}>
                    <dt className="mt-3">{check}</dt>
                    <dd className="font-bold text-lead/tight">{fillTemplate(entry, filled)}</dd>
                  </Fragment>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
