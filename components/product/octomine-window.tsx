import { loadedBy, sample } from '@/lib/sample-brand/data/dataset';
import { type Dashboard, type Kpi, dashboardsOf } from '@/lib/sample-brand/features/dashboard';
import type { DashboardTable } from '@/lib/sample-brand/features/dashboard-table';
import { productTexts } from '@/lib/sample-brand/features/product-texts';
import { fillTemplate } from '@/lib/base/fill';
import { Link } from '../ui/link';
import { Pack } from './pack';
import { Chart } from './charts/chart';
import { Sparkline, SparkBars } from './charts/sparkline';
import { answerUrl } from './question-address';
import { SampleChip } from './sample-chip';
import { WindowSidebar } from './window-sidebar';

const words = productTexts.window;
const columnWords = productTexts.desks.columns;

/** Rows of the sidebar: the drawing before each, and the desk that it opens. */
const menuItems = [
  ['overview', 'gauge', 'founders'],
  ['sales', 'chart', 'sales'],
  ['promotions', 'megaphone', 'marketing'],
  ['stock', 'store', undefined],
  ['forecast', 'calendar', 'analysts'],
  ['alerts', 'bell', undefined],
] as const;

const dashboards = dashboardsOf(sample);

type Crop = 'whole' | 'rows' | 'chart';

const filters = [
  words.channels,
  words.regions,
  fillTemplate(words.weeks, { from: sample.weeks / 2 + 1, to: sample.weeks }),
];

/**
 * The window of Octomine with what a desk sees of the sample brand: an answer, the chart that shows
 * it, four figures and the rows. The question can be asked of the demo; what else looks like a control
 * is a picture of one: it takes no pointer and no focus. The figures are text of the page.
 * @param crop `whole`; `rows`, of which a phone shows no chart; `chart`, the answer and its chart alone.
 *   In both of these the answer is the loudest thing
 * @param bleeds whether it runs off the right edge of the page, on wide screens
 * @param arm whether the octopus points at the row that the answer names
 */
export function OctomineWindow({
  desk,
  crop = 'whole',
  bleeds = false,
  arm = false,
}: {
  desk: keyof typeof dashboards;
  crop?: Crop;
  bleeds?: boolean;
  arm?: boolean;
}) {
  return (
    <figure
      data-nosnippet=""
      aria-label={`${words.app}: ${dashboards[desk].chart.title}`}
      className={`@container relative flex bg-paper text-tiny text-body shadow-panel ${bleeds ? 'bleed-right' : 'h-full rounded-panel'}`}
    >
      <WindowSidebar
        name={words.app}
        rows={menuItems.map(([place, icon, opens]) => ({
          name: words.nav[place],
          icon,
          isOpen: opens === desk,
        }))}
        note={fillTemplate(words.loaded, { time: loadedBy(sample) })}
      />
      <div className="flex min-w-0 grow flex-col gap-3 p-2 @reading:p-4 @reading:text-dense">
        <p className="flex items-center justify-between gap-4 whitespace-nowrap">
          <span className="font-semibold text-ink-900 @reading:hidden">{words.app}</span>
          <span className="hidden gap-4 @reading:flex">
            {filters.map((filter) => (
              <span key={filter}>{filter}</span>
            ))}
          </span>{' '}
          <SampleChip isDense />
        </p>
        <DashboardView {...dashboards[desk]} crop={crop} arm={arm} />
      </div>
    </figure>
  );
}

function DashboardView({
  kpis,
  chart,
  answer: { question, headline, detail, request },
  table,
  crop,
  arm,
}: Dashboard & { crop: Crop; arm: boolean }) {
  const wide = '@max-reading:hidden';
  const isWhole = crop === 'whole';
  return (
    <>
      <div className="flex grow flex-col overflow-clip rounded-control border border-line bg-white">
        <div
          className={`on-ink grid gap-x-6 p-3 ${isWhole ? `gap-y-3 ${detail ? '@reading:grid-cols-2' : ''}` : 'gap-y-2 text-tiny @reading:p-4'}`}
        >
          <div>
            <Link to={answerUrl(request)} className="underline hover:text-white">
              {question}
            </Link>
            <p
              className={`mt-1 text-white ${isWhole ? 'text-tiny font-semibold @reading:text-small' : 'font-display text-lead/tight font-bold tracking-display text-balance @reading:text-h3'}`}
            >
              {headline}
            </p>
          </div>
          {detail && <p className={crop === 'rows' ? 'text-balance' : wide}>{detail}</p>}
        </div>
        <div className={`p-3 ${crop === 'rows' ? wide : crop === 'chart' ? '@reading:p-6' : ''}`}>
          <Chart {...chart} hasLead={crop === 'rows'} />
        </div>
      </div>
      {isWhole && (
        <dl className="-mb-2 grid grid-cols-2 gap-x-2 @reading:grid-cols-4">
          {kpis.map((kpi) => (
            <Tile key={kpi.label} {...kpi} />
          ))}
        </dl>
      )}
      {crop !== 'chart' && <Rows {...table} arm={arm} />}
    </>
  );
}

/** A written figure and its unit: 'Rs 62.2' and ' crore', '0.5%' and ' below plan'. */
function splitUnit(value: string): readonly [figure: string, unit: string] {
  const [, figure = value, unit = ''] = /^(.*\d%?)(\D*)$/.exec(value) ?? [];
  return [figure, unit];
}

const verdictTone = (isGood: boolean | undefined) =>
  isGood === undefined ? 'text-muted' : isGood ? 'text-teal-600' : 'text-coral-600';

/** A headline figure, how it changed, and its weeks or what it is made of. A part of a `dl`. */
function Tile({ label, value, change, isGood, weeks, parts, limit }: Kpi) {
  const [figure, unit] = splitUnit(value);
  return (
    <div className="row-span-4 mb-2 grid grid-rows-subgrid rounded-control border border-line bg-white p-2">
      <dt className="text-muted">{label}</dt>
      <dd className="font-display text-lead/tight font-bold tracking-display whitespace-nowrap text-ink-900">
        {figure}
        {unit && <span className="text-tiny @reading:text-dense">{unit}</span>}
      </dd>
      <dd className={`font-semibold ${verdictTone(isGood)}`}>{change}</dd>
      <dd className="mt-2 h-6">
        {parts ? <SparkBars values={parts} limit={limit} /> : <Sparkline values={weeks} />}
      </dd>
    </div>
  );
}

/** Of the row that the answer names. */
const namedTones = {
  good: 'bg-teal-100 font-semibold text-ink-900',
  bad: 'bg-coral-100 font-semibold text-ink-900',
} as const;

/**
 * Dense rows: on a phone the second figure stays, which the desk's question is about. On wide
 * screens the first row sets the widths, so that nothing moves while the others come in.
 */
function Rows({ title, columns, rows, arm }: DashboardTable & { arm: boolean }) {
  const shown = ['hidden @reading:table-cell', ''];
  const cell = (index: number) =>
    `py-1.5 pl-2 text-right ${shown[index] ?? 'hidden lg:@reading:table-cell'}`;
  return (
    <>
      <table className="tabular w-full border-collapse @reading:table-fixed rounded-control bg-white">
        <thead>
          <tr className="border-b border-line align-bottom text-muted">
            <th scope="col" className="py-1.5 pl-2 text-left font-semibold @reading:w-40">
              {title}
            </th>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`w-px font-semibold text-balance wrap-normal @max-reading:whitespace-nowrap @reading:w-auto ${cell(index)}`}
              >
                {column}
              </th>
            ))}
            <th
              scope="col"
              className="w-16 px-2 py-1.5 text-right font-semibold @reading:w-40 @reading:pl-6"
            >
              <span className="hidden @reading:inline">{columnWords.sales}, </span>
              {columnWords.weeks}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells, weeks, emptyWeeks, isHighlighted, isGood }) => (
            <tr
              key={name}
              className={`border-line not-last:border-b ${isHighlighted ? namedTones[isGood ? 'good' : 'bad'] : ''}`}
            >
              <th scope="row" className="relative py-1.5 pl-2 text-left font-semibold">
                {isHighlighted && arm && (
                  <img
                    src="/images/arm.svg"
                    alt=""
                    width={1500}
                    height={380}
                    loading="lazy"
                    className="window-arm"
                  />
                )}
                <span className="flex items-center gap-1">
                  <Pack product={name} size="row" />
                  {name}
                </span>
              </th>
              {cells.map((text, index) => (
                <td
                  key={index}
                  className={`whitespace-nowrap ${cell(index)} ${columns[index] === columnWords.change ? verdictTone(isGood) : ''}`}
                >
                  {text}
                </td>
              ))}
              <td className="px-2 @reading:pl-6">
                <div className="h-5">
                  <Sparkline values={weeks} shaded={emptyWeeks} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.some(({ emptyWeeks }) => emptyWeeks.length > 0) && (
        <p className="-mt-1 text-right text-muted">
          <svg className="mr-1 inline-block size-3" viewBox="0 0 8 8" aria-hidden="true">
            <path d="M0 0h8v8H0z" className="fill-coral-400 opacity-40" />
          </svg>{' '}
          {columnWords.emptyShelf}
        </p>
      )}
    </>
  );
}
