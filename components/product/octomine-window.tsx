import type { ReactNode } from 'react';
import { iconPaths } from '@/content/icons';
import { sample } from '@/lib/sample-brand/data/dataset';
import type { Desk, Kpi } from '@/lib/sample-brand/uses/dashboard';
import type { DeskTable } from '@/lib/sample-brand/uses/desk-table';
import { pictureTexts } from '@/lib/sample-brand/uses/picture-texts';
import { fill } from '@/lib/site/fill';
import { Logo } from '../ui/logo';
import { LineDrawing } from '../ui/icon';
import { Pack } from '../ui/pack';
import { Chart } from './charts/chart';
import { Sparkline, Spread } from './charts/plot';
import { SampleChip } from './sample-chip';

const words = pictureTexts.window;

/** Rows of the sidebar, and the drawing before each. */
const places = [
  ['overview', 'gauge'],
  ['sales', 'chart'],
  ['promotions', 'megaphone'],
  ['stock', 'store'],
  ['forecast', 'calendar'],
  ['alerts', 'bell'],
] as const;

/**
 * The window of Octomine with the sample brand in it. What looks like a control is a picture of one:
 * it takes no pointer and no focus, and says nothing. The figures are text of the page.
 * @param at which row of the sidebar is chosen
 * @param bleeds whether it runs off the right edge of the page, on wide screens
 */
export function OctomineWindow({
  at,
  bleeds = false,
  children,
}: {
  at: (typeof places)[number][0];
  bleeds?: boolean;
  children: ReactNode;
}) {
  return (
    <figure
      data-nosnippet=""
      className={`@container relative flex cursor-default rounded-panel bg-paper text-tiny text-body shadow-panel ${bleeds ? 'bleed-right lg:rounded-r-none' : ''}`}
    >
      <Sidebar at={at} />
      <div className="min-w-0 grow p-2 @narrow:p-4 @narrow:text-dense">
        <div className="mb-3 hidden items-center gap-2 @narrow:flex" aria-hidden="true">
          {[
            words.channels,
            words.regions,
            fill(words.weeks, { from: sample.weeks / 2 + 1, to: sample.weeks }),
          ].map((filter) => (
            <span
              key={filter}
              className="flex items-center gap-1 rounded-bar border border-line bg-white px-2 py-1 whitespace-nowrap"
            >
              {filter}
              <LineDrawing path={iconPaths.chevron} size="small" />
            </span>
          ))}
          <span className="ml-auto">
            <SampleChip />
          </span>
        </div>
        {children}
      </div>
    </figure>
  );
}

function Sidebar({ at }: { at: (typeof places)[number][0] }) {
  return (
    <div
      aria-hidden="true"
      className="window-side hidden shrink-0 flex-col gap-1 bg-ink-950 p-2 text-dense text-mist @narrow:flex @prose:w-36 @prose:p-3"
    >
      <p className="mb-4 flex items-center gap-2 font-display font-bold text-white">
        <Logo />
        <span className="hidden @prose:inline">{words.app}</span>
      </p>
      {places.map(([place, icon]) => (
        <p
          key={place}
          className={`flex items-center gap-2 rounded-bar p-2 ${place === at ? 'bg-ink-800 font-semibold text-white' : ''}`}
        >
          <LineDrawing path={iconPaths[icon]} size="small" />
          <span className="hidden @prose:inline">{words.nav[place]}</span>
        </p>
      ))}
      <p className="mt-auto hidden text-mist-dim @prose:block">
        {fill(words.loaded, { time: sample.channels[1]?.loaded ?? '' })}
      </p>
    </div>
  );
}

/**
 * What one desk sees in the window: four figures, the chart with its answer docked to it, and the rows.
 * @param crop what a phone shows: all of it, or the answer and the rows
 * @param arm whether the octopus points at the row that the answer names
 */
export function DeskView({
  kpis,
  chart,
  answer: { question, headline, detail },
  table,
  crop = 'whole',
  arm = false,
}: Desk & { crop?: 'whole' | 'answer'; arm?: boolean }) {
  const wide = crop === 'answer' ? 'hidden @narrow:block' : '';
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className={wide}>
        <dl className="grid grid-cols-2 gap-2 @prose:grid-cols-4">
          {kpis.map((kpi) => (
            <Tile key={kpi.label} {...kpi} />
          ))}
        </dl>
      </div>
      <div className="overflow-clip rounded-control border border-line bg-white @text:flex">
        <div className={`min-w-0 grow p-3 @text:w-3/5 ${wide}`}>
          <Chart {...chart} />
        </div>
        <div className="flex flex-col gap-2 bg-ink-900 p-3 text-mist @text:w-2/5">
          <p>{question}</p>
          <p className="text-tiny font-semibold text-white">{headline}</p>
          {detail && <p>{detail}</p>}
          <p
            aria-hidden="true"
            className="mt-auto hidden rounded-bar border border-ink-700 px-2 py-1.5 text-mist-dim @text:block"
          >
            {words.ask}
          </p>
        </div>
      </div>
      <Rows {...table} arm={arm} />
    </div>
  );
}

/** A written figure and its unit: 'Rs 62.2' and ' crore', '0.5%' and ' below plan'. */
function splitUnit(value: string): readonly [figure: string, unit: string] {
  const [, figure = value, unit = ''] = /^(.*\d%?)(\D*)$/.exec(value) ?? [];
  return [figure, unit];
}

/** A headline figure, how it changed, and its weeks or what it is made of. A part of a `dl`. */
function Tile({ label, value, change, rose, isGood, weeks, parts }: Kpi) {
  const [figure, unit] = splitUnit(value);
  return (
    <div className="flex flex-col rounded-control border border-line bg-white px-2.5 py-2">
      <dt className="text-muted">{label}</dt>
      <dd className="font-display text-lead/tight font-bold tracking-display whitespace-nowrap text-ink-900">
        {figure}
        {unit && <span className="text-tiny">{unit}</span>}
      </dd>
      <dd
        className={`flex items-center gap-1.5 font-semibold ${isGood ? 'text-teal-600' : 'text-coral-600'}`}
      >
        {rose !== undefined && (
          <svg className="size-2 shrink-0 fill-current" viewBox="0 0 8 8" aria-hidden="true">
            <path d={rose ? 'M4 1 8 7H0Z' : 'M4 7 0 1H8Z'} />
          </svg>
        )}
        {change}
      </dd>
      <dd className="mt-auto h-8 pt-2">
        {parts ? <Spread values={parts} /> : <Sparkline values={weeks} isGood />}
      </dd>
    </div>
  );
}

/** Dense rows: on a phone those columns stay that tell the rows apart. */
function Rows({ title, columns, rows, arm }: DeskTable & { arm: boolean }) {
  const cell = (index: number) =>
    `py-1.5 pl-2 text-right whitespace-nowrap ${index === 1 ? '' : 'hidden @narrow:table-cell'}`;
  return (
    <table className="tabular w-full border-collapse rounded-control bg-white">
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-1.5 pl-2 text-left font-semibold">
            {title}
          </th>
          {columns.map((column, index) => (
            <th key={column} scope="col" className={`font-semibold ${cell(index)}`}>
              {column}
            </th>
          ))}
          <th scope="col" className="px-2 text-right font-semibold">
            {pictureTexts.desks.columns.weeks}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, product, cells, weeks, isNamed }) => (
          <tr
            key={name}
            className={`border-b border-line ${isNamed ? 'bg-coral-100 font-semibold text-coral-700' : ''}`}
          >
            <th scope="row" className="relative py-1.5 pl-2 text-left font-semibold">
              {isNamed && arm && (
                <img
                  src="/images/arm.svg"
                  alt=""
                  width={1500}
                  height={380}
                  className="window-arm"
                />
              )}
              <span className="flex items-center gap-2">
                <Pack product={product} size="row" />
                {name}
              </span>
            </th>
            {cells.map((text, index) => (
              <td key={index} className={cell(index)}>
                {text}
              </td>
            ))}
            <td className="w-24 px-2">
              <div className="h-5">
                <Sparkline values={weeks} isGood={!isNamed} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
