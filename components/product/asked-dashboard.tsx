import { sampleData } from '@/lib/sample-brand/texts/pictures';
import type { Pages } from '@/content/schema';
import { AnswerChart, AskedBubble, sampleAnswer } from '@/components/product/answer-picture';
import { Counted } from '@/components/product/counted';
import { KpiTile } from '@/components/product/kpi-tile';
import { DashboardCaption } from '@/components/product/dashboard-caption';
import { TextLink } from '@/components/ui/text-link';
import { dashboardOf } from '@/lib/sample-brand/dashboard';
import { sample } from '@/lib/sample-brand/dataset';
import { fill } from '@/lib/fill';

/**
 * The picture beside the headline: three figures of the sample brand, and a question with its
 * answer, in whose border eight arms end: from the page's left edge, or down from its right edge
 * where the picture stands below the words.
 */
export function AskedDashboard({ legend, own }: Pages['home']['ask']) {
  const { sales, fillRate, tradeSpend } = dashboardOf(sample);
  const { question, headline, chart, counted } = sampleAnswer('promotions');
  return (
    <figure className="relative">
      <img
        src="/images/arms-down.svg"
        alt=""
        width={260}
        height={330}
        loading="lazy"
        className="absolute -right-6 bottom-full w-36 sm:w-auto lg:hidden"
      />
      <div className="relative rounded-panel bg-white p-4 pb-10 text-body shadow-panel xl:mr-6">
        <DashboardCaption />
        <dl className="mt-3 grid gap-2 sm:grid-cols-3">
          {[sales, fillRate, tradeSpend].map((kpi) => (
            <KpiTile key={kpi.label} lies="row" {...kpi} counted="" />
          ))}
        </dl>
        {/* The room of two lines: the fonts that come late take one, those before them two. */}
        <div className="min-h-14 sm:min-h-0">
          <Counted>{fill(sampleData.dashboard.of, { query: sales.counted })}</Counted>
        </div>
      </div>
      <div className="relative -mt-8 rounded-panel border border-ink-700 bg-ink-950 p-4 xl:ml-14">
        <img
          src="/images/arms.svg"
          alt=""
          width={1280}
          height={216}
          loading="lazy"
          className="absolute top-76 right-full hidden max-w-none lg:block"
        />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="font-semibold text-white">{legend}</p>
          <AskedBubble>{question}</AskedBubble>
        </div>
        <div className="mt-3 rounded-card bg-white p-4 text-body">
          <p className="mb-3 font-semibold text-ink-900">{headline}</p>
          <AnswerChart chart={chart} counted={counted} />
        </div>
        <p className="mt-1">
          <TextLink {...own} ground="ink" />
        </p>
      </div>
    </figure>
  );
}
