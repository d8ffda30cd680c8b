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

/** The cautious case, and the bold one, which the sheet plans. */
const cases = [10, 20].map((change) => ({ name: 'distribution', change }) as const);
const request: WhatIf = { kind: 'what-if', levers: cases.slice(1), channel };

/** The checklist in three steps, as a sheet that is filled in for one question to the sample brand. */
export function Planning({ mark, steps, title }: Pages['ask-octopus']['planning']) {
  const plan = { measure: 'sales', calculation: 'change', versus: 'plan', where } as const;
  const { value: sales, base = 0 } = runQuery(sample, queryWithDefaults(sample, plan)).total;
  const filled = {
    gap: formatAmount(base - sales),
    baseline: formatAmount(sales),
    cover: formatWeeks(valueOf(sample, 'stockCover', where, recentWeeks(sample))),
    target: formatWeeks(sample.coverTarget),
  };
  const bars = cases.map((lever) => {
    const range = effectOfLevers(sample, [lever], 'sales', where).total;
    const label = `+${lever.change}%: ${formatSignedAmount(range.mid)}`;
    return { label, text: '', value: range.mid, range, isBad: false };
  });
  return (
    <Section id="scenario-planning" spacing="compact" head={{ title }} headingSize="utility">
      <div data-nosnippet="" className="on-white mt-4 rounded-panel border border-edge">
        <p className="p-5">
          <Link to={answerUrl(request)} className="text-lead/tight font-semibold underline">
            {sentenceOf(sample, request)}
          </Link>{' '}
          <SampleChip />
        </p>
        <ol className="grid lg:grid-cols-3">
          {steps.map(({ title, checks }) => (
            <li key={title} className="border-t border-line p-5">
              <h3 className="text-h3">{title}</h3>
              <dl className="text-small">
                {checks.map(({ check, entry }) => (
                  <div key={check} className="mt-3">
                    <dt>{check}</dt>
                    <dd>
                      {entry ? (
                        <b className="text-lead/tight text-ink-900">
                          {fillTemplate(entry, filled)}
                        </b>
                      ) : (
                        <Bars
                          kind="bars"
                          title={check}
                          bars={bars}
                          reference={{ value: base - sales, label: mark }}
                          whiskerNote={answerTexts.ranges.lineByAssumption}
                        />
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
