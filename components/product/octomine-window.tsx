import { loadedBy, sample } from '@/lib/sample-brand/data/dataset';
import { type Kpi, channelsOf, dashboardsOf } from '@/lib/sample-brand/features/dashboard';
import type { DashboardTable } from '@/lib/sample-brand/features/dashboard-table';
import { productTexts } from '@/lib/sample-brand/features/product-texts';
import { fillTemplate } from '@/lib/base/fill';
import { Link } from '../ui/link';
import { Logo } from '../ui/logo';
import { PackImage } from './pack';
import { Chart } from './charts/chart';
import { Sparkline } from './charts/sparkline';
import { answerUrl } from './question-address';
import { SampleChip } from './sample-chip';
import { WindowSidebar } from './window-sidebar';

const words = productTexts.window;
const columnWords = productTexts.desks.columns;

/** Rows of the sidebar, and the drawing before each. */
const menuItems = [
  ['overview', 'gauge'],
  ['sales', 'chart'],
  ['promotions', 'megaphone'],
  ['stock', 'store'],
  ['forecast', 'calendar'],
  ['alerts', 'bell'],
] as const;

/** What each desk sees. */
export const dashboards = dashboardsOf(sample);

const filters = [
  words.channels,
  words.regions,
  fillTemplate(words.weeks, { from: sample.weeks / 2 + 1, to: sample.weeks }),
].join('\u2003 ');

/**
 * The window of Octomine with what a desk sees of the sample brand: an answer, the chart that shows
 * it, four figures and the rows. The question can be asked of the demo; what else looks like a control
 * is a picture of one: it takes no pointer and no focus. The figures are text of the page.
 * @param crop `home`: off a wide page's right edge, an arm at the answer's row; `small`: the channels, no chart
 */
export function OctomineWindow({
  desk,
  crop = 'whole',
}: {
  desk: keyof typeof dashboards;
  crop?: 'whole' | 'home' | 'small';
}) {
  const { kpis, chart, answer, table } = dashboards[desk];
  const isWhole = crop === 'whole';
  const isHome = crop === 'home';
  return (
    <figure
      data-nosnippet=""
      aria-label={`${words.app}: ${chart.title}`}
      className={`@container relative flex bg-paper text-tiny text-body shadow-panel ${isHome ? 'bleed-right' : isWhole ? 'h-full rounded-panel lg:rounded-l-none' : 'h-full rounded-panel'}`}
    >
      {!isWhole && (
        <WindowSidebar
          isNarrow={!isHome}
          name={words.app}
          mark={<Logo />}
          rows={menuItems
            .slice(0, isHome ? 6 : 3)
            .map(([id, icon]) => ({ name: words.nav[id], icon, isOpen: id === desk }))}
          note={fillTemplate(words.loaded, { time: loadedBy(sample) })}
        />
      )}
      <div className="flex min-w-0 grow flex-col gap-3 p-2 @reading:p-4 @reading:text-dense">
        <p className="flex items-center justify-between gap-4 px-2 whitespace-nowrap">
          <span className="font-semibold text-ink-900 @reading:hidden">{words.app}</span>
          <span className="@max-reading:hidden">{filters}</span> <SampleChip isDense />
        </p>
        <div className="overflow-clip rounded-control border border-line bg-white">
          <div className="on-ink p-3 text-tiny @reading:p-4">
            <Link to={answerUrl(answer.request)} className="underline hover:text-white">
              {answer.question}
            </Link>
            <p
              className={`mt-1 font-display font-bold tracking-display text-balance text-white ${isWhole ? 'text-h3 xl:text-title' : 'text-lead/tight @reading:text-h3'}`}
            >
              {answer.headline}
            </p>
            {isHome && <p className="mt-2 text-balance @max-reading:hidden">{answer.detail}</p>}
          </div>
          {crop !== 'small' && (
            <div
              className={`p-3 ${isHome ? '' : 'lg:text-tiny lg:[&_.h-44]:h-24 xl:[&_li]:min-h-6.5 xl:[&_li_svg]:h-6.5'}`}
            >
              <Chart {...chart} hasLead={isHome} />
            </div>
          )}
        </div>
        {isWhole && (
          <dl className="grid grid-cols-2 gap-2 @reading:grid-cols-4">
            {kpis.map((kpi) => (
              <Tile key={kpi.label} {...kpi} />
            ))}
          </dl>
        )}
        <Rows {...(crop === 'small' ? channelsOf(sample) : table)} crop={crop} />
      </div>
    </figure>
  );
}

const verdictTone = (isGood: boolean | undefined) =>
  isGood === undefined ? 'text-muted' : isGood ? 'text-teal-600' : 'text-coral-600';

/** A headline figure, how it changed, and its weeks. A part of a `dl`. */
function Tile({ label, value, change, isGood, weeks }: Kpi) {
  return (
    <div className="flex flex-col justify-between rounded-control border border-line bg-white p-2">
      <dt className="text-muted">{label}</dt>
      <dd className="font-display text-lead/tight font-bold tracking-display text-ink-900">
        {value.replace(/\s(?=\D+$)/, ' ')}
      </dd>
      <dd className={`grid gap-2 font-semibold ${verdictTone(isGood)}`}>
        {change} <Sparkline values={weeks} />
      </dd>
    </div>
  );
}

/**
 * Dense rows: on a phone the second figure stays, which the desk's question is about. On wide
 * screens the first row sets the widths, and shows when it is whole: nothing moves as rows come in.
 */
function Rows({ title, columns, rows, crop }: DashboardTable & { crop: string }) {
  const shown = [crop === 'small' ? 'max-sm:hidden' : 'hidden @reading:table-cell', ''];
  const cell = (index: number) => `py-1.5 pl-2 ${shown[index] ?? 'hidden lg:@reading:table-cell'}`;
  return (
    <>
      <table className="tabular w-full border-collapse bg-white @reading:table-fixed">
        <thead className="not-has-[+tbody]:invisible">
          <tr className="border-b border-line align-bottom text-muted">
            <th scope="col" className="py-1.5 pl-2 text-left font-semibold @reading:w-40">
              {title}
            </th>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={`text-right font-semibold ${cell(index)}`}>
                {column}
              </th>
            ))}
            <th
              scope="col"
              className="w-16 px-2 py-1.5 text-right font-semibold whitespace-nowrap @reading:w-40 @reading:pl-6"
            >
              <span className="hidden @reading:inline">{columnWords.sales}, </span>
              {columnWords.weeks}
            </th>
          </tr>
        </thead>
        <tbody className="text-right whitespace-nowrap">
          {rows.map(({ name, cells, weeks, emptyWeeks, isHighlighted, isGood }) => (
            <tr
              key={name}
              className={`border-line not-last:border-b ${isHighlighted ? `font-semibold text-ink-900 ${isGood ? 'bg-teal-100' : 'bg-coral-100'}` : ''}`}
            >
              <th
                scope="row"
                className={`relative py-1.5 pl-2 text-left font-semibold whitespace-normal ${crop === 'small' ? 'xl:py-4' : ''}`}
              >
                {isHighlighted && crop === 'home' && (
                  <img
                    src="/images/arm.svg"
                    alt=""
                    width={1500}
                    height={380}
                    loading="lazy"
                    className="window-arm max-lg:hidden"
                  />
                )}
                <PackImage
                  product={name}
                  shape="mr-1 inline-block h-6 w-3.75 align-middle @max-reading:hidden"
                />{' '}
                {name}
              </th>
              {cells.map((text, index) => (
                <td
                  key={index}
                  className={`${cell(index)} ${columns[index] === columnWords.change ? verdictTone(isGood) : ''}`}
                >
                  {text}
                </td>
              ))}
              <td className="px-2 @reading:pl-6">
                <Sparkline values={weeks} shaded={emptyWeeks} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.some(({ emptyWeeks }) => emptyWeeks.length > 0) && (
        <p className="text-right text-muted">
          <span className="mr-2 inline-block size-4 bg-coral-400 align-middle opacity-40" />
          {columnWords.emptyShelf}
        </p>
      )}
    </>
  );
}
