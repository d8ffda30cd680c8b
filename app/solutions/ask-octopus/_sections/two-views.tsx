import type { IndexContent, Pages } from '@/content/schema';
import { layOutBars } from '@/components/product/charts/layout';
import { QuestionBubble } from '@/components/product/answer-picture';
import { SampleChip } from '@/components/product/sample-chip';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Section, SectionHeading } from '@/components/ui/section';
import { fill } from '@/lib/site/fill';
import { sample } from '@/lib/sample-brand/data/dataset';
import { queryOf } from '@/lib/sample-brand/engine/query';
import { renderAnswer } from '@/lib/sample-brand/answers/render';
import { figures } from '@/lib/sample-brand/engine/figure-texts';

type BarLayout = ReturnType<typeof layOutBars>;
type Content = Pages['ask-octopus']['differentiators'];

/** Every region's distance from its plan. */
function planByRegion() {
  const query = queryOf(sample, { view: 'change', versus: 'plan', by: ['region'] });
  const { chart, basis } = renderAnswer(sample, { kind: 'query', query });
  if (chart?.kind !== 'bars') throw new Error('Regions against plan are not drawn as bars.');
  return { title: chart.title, bars: layOutBars(chart), basis };
}

/** Two colleagues ask the same question; each is answered of what they may see. */
export function TwoViews({
  bullets,
  question,
  viewers,
  hidden,
  action,
  benefits,
  ...head
}: Content & { benefits: IndexContent }) {
  const { title, bars, basis } = planByRegion();
  return (
    <Section ground="ink" space="quiet">
      <div className="flex flex-wrap items-end justify-between gap-x-14 gap-y-5 lg:flex-nowrap">
        <SectionHeading {...head} />
        <div className="lg:shrink-0">
          <ButtonLink {...action} tone="ghost" />
        </div>
      </div>
      <div className="mt-6 grid gap-x-14 gap-y-6 lg:grid-cols-3">
        <figure data-nosnippet="" className="lg:col-span-2 lg:row-start-1">
          <figcaption>
            <QuestionBubble>{question}</QuestionBubble>
          </figcaption>
          <div className="mt-4 grid grid-cols-2 items-start gap-2 sm:gap-4">
            {viewers.map((viewer) => (
              <View key={viewer.who} {...viewer} hidden={hidden} chart={bars} />
            ))}
          </div>
          <p className="mt-3 text-tiny">
            <SampleChip tone="ink" /> {title}. {fill(figures.sample.counted, { query: basis })}
          </p>
        </figure>
        <div className="lg:row-span-2">
          <h3 className="text-h3">{benefits.title}</h3>
          <ul className="mt-3 grid grid-cols-2 gap-x-6 lg:block">
            {benefits.items.map(({ title, description }) => (
              <li key={title} className="border-t border-ink-700 py-3">
                <h4 className="font-semibold text-white">{title}</h4>
                <p className="hidden text-small sm:block">{description}</p>
              </li>
            ))}
          </ul>
        </div>
        <ul className="flex flex-wrap gap-x-6 gap-y-2 border-t border-ink-700 pt-6 font-semibold text-white lg:col-span-2 lg:grid lg:grid-cols-2">
          {bullets.map((bullet) => (
            <li key={bullet} className="flex gap-2.5">
              <span className="mt-1 text-teal-300">
                <Icon name="check" />
              </span>
              {bullet}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** The answer that one of them gets: figures of others are not in it. */
function View({
  who,
  sees,
  region,
  hidden,
  chart,
}: Content['viewers'][number] & { hidden: string; chart: BarLayout }) {
  return (
    <div className="rounded-card bg-white p-3 text-body sm:p-5">
      <p className="font-semibold text-ink-900">{who}</p>
      <p className="text-small">{sees}</p>
      <ul className="mt-3 grid gap-y-2 text-small">
        {chart.bars.map(({ label, text, start, length }) => {
          const isShown = region === undefined || region === label;
          const bar = isShown
            ? {
                x: `${start}%`,
                width: `${length}%`,
                tone: tones[start < chart.zero ? 'below' : 'above'],
              }
            : { width: '100%', tone: 'fill-sand' };
          return (
            <li key={label}>
              <span className="flex flex-wrap justify-between gap-x-2">
                {label}
                <span
                  className={
                    isShown ? 'tabular font-semibold text-ink-900' : 'text-muted max-xs:sr-only'
                  }
                >
                  {isShown ? text : hidden}
                </span>
              </span>
              <svg className="h-3 w-full" aria-hidden="true">
                <rect x={bar.x} width={bar.width} height="12" rx="4" className={bar.tone} />
              </svg>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const tones = { below: 'fill-coral-400', above: 'fill-teal-600' } as const;
