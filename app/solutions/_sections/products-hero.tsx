import { pages } from '@/words';
import type { ReactNode } from 'react';
import type { Hero } from '@/content/schema';
import { AlertAction, AlertHead, describeRecipient } from '@/components/product/alert-card';
import { AlertFigures } from '@/components/product/alert-chart';
import { Sparkline } from '@/components/product/charts/plot';
import { QuestionBubble, sampleAnswer } from '@/components/product/answer-picture';
import { Chart } from '@/components/product/charts/chart';
import { RangeLine } from '@/components/product/charts/range-line';
import { SampleChip } from '@/components/product/sample-chip';
import { LeadHero } from '@/components/sections/hero';
import { Section } from '@/components/ui/section';
import { leadAlert } from '@/lib/sample-brand/uses/alerts';
import { desksOf, overviewOf } from '@/lib/sample-brand/uses/dashboard';
import { sample } from '@/lib/sample-brand/data/dataset';

/** The three products at work, in the order of the headline, on one line. */
export function ProductsHero(hero: Hero) {
  return (
    <>
      <LeadHero {...hero} />
      <Section ground="ink" space="after">
        <figure data-nosnippet="" className="grid grid-cols-1 gap-x-10 lg:grid-cols-3">
          <OctominePanel />
          <AskOctopusPanel />
          <OctosensePanel />
          <figcaption className="mt-6 lg:col-span-3">
            <SampleChip tone="ink" />
          </figcaption>
        </figure>
      </Section>
    </>
  );
}

/** A product's panel; an arm leads on to the next one, downwards on a phone. */
function Panel({ tone, last, children }: { tone: string; last?: true; children: ReactNode }) {
  return (
    <div className={`relative flex flex-col rounded-panel p-5 ${tone}`}>
      {children}
      {!last && (
        <svg
          aria-hidden="true"
          width="8"
          height="40"
          className="absolute top-full left-1/2 overflow-visible stroke-coral-400 lg:top-20 lg:left-full lg:ml-4 lg:-rotate-90"
        >
          <path d="M4 0v40" strokeWidth="8" />
        </svg>
      )}
    </div>
  );
}

function OctominePanel() {
  const { sales } = overviewOf(sample);
  return (
    <Panel tone="bg-white text-body">
      <p className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="font-semibold text-ink-900">{pages.octomine.label}</span>
        <span className="text-tiny">
          {sales.label}{' '}
          <span className="mx-1 font-display text-lead font-bold tracking-display text-ink-900">
            {sales.value}
          </span>{' '}
          <span className="font-semibold text-teal-600">{sales.change}</span>
        </span>
      </p>
      <div className="mt-3 text-tiny">
        <Chart {...desksOf(sample).founders.chart} />
      </div>
    </Panel>
  );
}

function AskOctopusPanel() {
  const { question, headline, range } = sampleAnswer('spend');
  return (
    <Panel tone="border border-ink-700 bg-ink-950 mt-10 lg:mt-0">
      <p className="font-semibold text-white">{pages['ask-octopus'].label}</p>
      <div className="mt-3">
        <QuestionBubble>{question}</QuestionBubble>
      </div>
      <div className="mt-3 rounded-control bg-white p-4 text-body">
        <p className="mb-3 text-small font-semibold text-ink-900">{headline}</p>
        {range && <RangeLine range={range} />}
      </div>
    </Panel>
  );
}

function OctosensePanel() {
  const alert = leadAlert(sample);
  return (
    <Panel last tone="bg-paper text-body mt-10 lg:mt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-semibold text-ink-900">{pages.octosense.label}</span>
        <AlertHead {...alert} />
      </div>
      <p className="mt-2 font-semibold text-ink-900">{alert.subject}</p>
      <p className="mt-1 mb-3 text-small">{alert.message}</p>
      <div className="my-auto">
        <AlertFigures {...alert} />
        <div className="mt-2 h-14">
          <Sparkline values={alert.values} limit={alert.threshold} isGood={false} />
        </div>
      </div>
      <div className="mt-5 text-small">
        <AlertAction {...alert} />
        <p className="mt-3 text-tiny text-muted">{describeRecipient(alert)}</p>
      </div>
    </Panel>
  );
}
