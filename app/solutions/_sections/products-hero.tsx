import { pages } from '@/words';
import type { Hero } from '@/content/schema';
import { AlertHead } from '@/components/product/alert-card';
import { AlertFigures, AlertLine } from '@/components/product/alert-chart';
import { AskedBubble, sampleAnswer } from '@/components/product/answer-picture';
import { Bars } from '@/components/product/charts/bars';
import { RangeLine } from '@/components/product/charts/range-line';
import { SampleChip } from '@/components/product/sample-chip';
import { SplitHero } from '@/components/sections/hero';
import { leadAlert } from '@/lib/sample-brand/alerts';
import { dashboardOf } from '@/lib/sample-brand/dashboard';
import { sample } from '@/lib/sample-brand/dataset';

/**
 * The three products at work, one on the other like sheets on a desk. Each leaves empty room at
 * its lower edge for the next one, so that no figure is covered.
 */
export function ProductsHero(hero: Hero) {
  return (
    <SplitHero {...hero}>
      <figure>
        <Numbers />
        <AskedMove />
        <Warning />
        <figcaption className="mt-4 text-right">
          <SampleChip look="ink" />
        </figcaption>
      </figure>
    </SplitHero>
  );
}

function Numbers() {
  const { sales, channels } = dashboardOf(sample);
  return (
    <div className="rounded-panel bg-white p-5 pb-14 text-body sm:mr-16">
      <p className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="font-semibold text-ink-900">{pages.octomine.label}</span>{' '}
        <span className="text-tiny">
          {sales.label}{' '}
          <span className="mx-1 font-display text-lead font-bold tracking-display text-ink-900">
            {sales.value}
          </span>{' '}
          <span className="font-semibold text-teal-600">{sales.change}</span>
        </span>
      </p>
      <p className="mt-3 mb-2 text-tiny text-muted">{channels.title}</p>
      <Bars {...channels} />
    </div>
  );
}

function AskedMove() {
  const { question, headline, range } = sampleAnswer('move');
  return (
    <div className="relative -mt-8 rounded-panel border border-ink-700 bg-ink-950 p-5 pb-14 sm:ml-16">
      <p className="font-semibold text-white">{pages['ask-octopus'].label}</p>
      <div className="mt-3">
        <AskedBubble>{question}</AskedBubble>
      </div>
      <div className="mt-3 rounded-control bg-white p-4 text-body">
        <p className="mb-3 text-small font-semibold text-ink-900">{headline}</p>
        {range && <RangeLine range={range} />}
      </div>
    </div>
  );
}

function Warning() {
  const alert = leadAlert(sample);
  return (
    <div className="relative -mt-8 rounded-panel border border-line bg-paper p-5 text-body sm:mr-16">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-semibold text-ink-900">{pages.octosense.label}</span>{' '}
        <AlertHead {...alert} />
      </div>
      <p className="mt-2 font-semibold text-ink-900">{alert.subject}</p>
      <AlertFigures {...alert} />
      <AlertLine {...alert} look="small on paper" />
    </div>
  );
}
