/**
 * Draws public/images/solutions/*.svg, the pictures of the solution cards: the products without
 * their words, from the sample dataset.
 *
 *   npx tsx scripts/solution-pictures.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { d3Tools } from '../components/product/charts/d3-tools';
import { drawBars } from '../components/product/charts/draw';
import { alertsOf } from '../lib/sample/alerts';
import type { BarChart } from '../lib/sample/answers/answer';
import { dashboardOf } from '../lib/sample/dashboard';
import { sample } from '../lib/sample/dataset';

const FOLDER = path.join(import.meta.dirname, '../public/images/solutions');

/** The tokens of app/globals.css: a picture file cannot read them. */
const colour = {
  white: '#fff',
  ink900: '#0b1d2e',
  ink800: '#12304a',
  ink700: '#1b4564',
  line: '#e8e3d8',
  mist: '#b8c7d6',
  coral400: '#ff7a5c',
  coral600: '#c93a22',
  coral100: '#fde8e2',
  teal600: '#0b7a75',
  teal300: '#5fd6c9',
  teal100: '#e6f4f2',
  gold400: '#f2b544',
} as const;

const looks = { accent: colour.coral400, plain: colour.teal600, faint: colour.mist };

type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

const rect = ({ x, y, w, h }: Box, radius: number, fill: string, border?: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"${border ? ` stroke="${border}"` : ''}/>`;

/** Lines of text, of these lengths, as bars. */
const words = (x: number, y: number, lengths: readonly number[], fill: string = colour.mist) =>
  lengths.map((w, row) => rect({ x, y: y + row * 18, w, h: 8 }, 4, fill)).join('');

const stroked = (d: string, stroke: string, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="3" stroke-linejoin="round"${more}/>`;

/** Values as a line that fills a box. */
function lineIn(values: readonly number[], { x, y, w, h }: Box, low = Math.min(...values)): string {
  const right = d3Tools.scale([0, values.length - 1], [x, x + w]);
  const up = d3Tools.scale([low, Math.max(...values)], [y + h, y]);
  return d3Tools.line(
    values.map((value, week) => [Math.round(right(week)), Math.round(up(value))] as const),
  );
}

/** A bar chart in a box: a short bar for each name, then its bar. */
function barsIn(chart: BarChart, { x, y, w, h }: Box): string {
  const { bars, reference } = drawBars(chart, d3Tools);
  const step = h / bars.length;
  const start = x + 74;
  const room = (w - 74) / 100;
  const rows = bars.map(({ length, look }, row) => {
    const top = Math.round(y + row * step);
    return (
      words(x, top + 2, [40 + ((row * 17) % 22)]) +
      rect({ x: start, y: top, w: Math.round(length * room), h: 12 }, 4, looks[look])
    );
  });
  const at = reference && Math.round(start + reference.at * room);
  return (
    rows.join('') +
    (at ? stroked(`M${at} ${y - 8}V${y + h}`, colour.ink900, ' stroke-dasharray="4 5"') : '')
  );
}

const picture = (ground: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400">${rect({ x: 0, y: 0, w: 640, h: 400 }, 0, ground)}${content}</svg>\n`;

const dashboard = dashboardOf(sample);

const octomine = picture(
  colour.ink800,
  rect({ x: 44, y: 40, w: 552, h: 400 }, 20, colour.white) +
    words(72, 68, [150], colour.ink900) +
    rect({ x: 496, y: 60, w: 72, h: 24 }, 12, colour.teal100) +
    [dashboard.sales, dashboard.inStock, dashboard.tradeSpend]
      .map(({ weeks, isGood }, index) => {
        const x = 72 + index * 170;
        return (
          rect({ x, y: 100, w: 156, h: 92 }, 12, colour.white, colour.line) +
          words(x + 16, 116, [52]) +
          rect({ x: x + 16, y: 134, w: 72, h: 16 }, 5, colour.ink900) +
          stroked(
            lineIn(weeks, { x: x + 76, y: 158, w: 64, h: 18 }),
            isGood ? colour.teal600 : colour.coral600,
          )
        );
      })
      .join('') +
    rect({ x: 72, y: 208, w: 240, h: 250 }, 12, colour.white, colour.line) +
    rect({ x: 328, y: 208, w: 240, h: 250 }, 12, colour.white, colour.line) +
    words(88, 226, [84], colour.ink900) +
    words(344, 226, [104], colour.ink900) +
    barsIn(dashboard.channels, { x: 88, y: 256, w: 208, h: 140 }) +
    barsIn(dashboard.promotions, { x: 344, y: 256, w: 208, h: 140 }),
);

const askOctopus = picture(
  colour.teal100,
  rect({ x: 300, y: 36, w: 296, h: 56 }, 20, colour.ink800) +
    words(324, 60, [218], colour.mist) +
    rect({ x: 44, y: 112, w: 440, h: 186 }, 20, colour.white) +
    words(72, 138, [300, 190], colour.ink900) +
    barsIn(
      { ...dashboard.promotions, bars: dashboard.promotions.bars.slice(1) },
      { x: 72, y: 188, w: 380, h: 96 },
    ) +
    rect({ x: 236, y: 318, w: 360, h: 110 }, 20, colour.ink800) +
    words(264, 344, [180], colour.mist) +
    rect({ x: 264, y: 372, w: 304, h: 4 }, 2, colour.ink700) +
    rect({ x: 360, y: 366, w: 140, h: 16 }, 5, colour.teal300) +
    `<circle cx="430" cy="374" r="6" fill="${colour.ink900}"/>`,
);

function alertPicture(): string {
  const alert = alertsOf(sample).find(
    ({ severity, kind }) => severity === 'urgent' && kind === 'stock',
  );
  if (!alert) throw new Error('The sample has no urgent alert about stock.');
  const chart = { x: 80, y: 150, w: 320, h: 170 };
  const limit = Math.round(
    d3Tools.scale([0, Math.max(...alert.values)], [chart.y + chart.h, chart.y])(alert.threshold),
  );
  const d = lineIn(alert.values, chart, 0);
  const [endX = 0, endY = 0] = d
    .slice(d.lastIndexOf('L') + 1)
    .split(',')
    .map(Number);
  const chips = [
    { fill: colour.coral400, tint: colour.coral100 },
    { fill: colour.gold400, tint: '#fcf1da' },
    { fill: colour.teal600, tint: colour.teal100 },
  ];
  return picture(
    colour.coral100,
    rect({ x: 44, y: 40, w: 392, h: 400 }, 20, colour.white) +
      rect({ x: 72, y: 64, w: 70, h: 24 }, 12, colour.coral100) +
      words(88, 72, [38], colour.coral600) +
      words(72, 106, [170, 250]) +
      rect({ x: 72, y: 104, w: 170, h: 12 }, 5, colour.ink900) +
      stroked(`M80 ${limit}H416`, colour.coral600, ' stroke-dasharray="6 7"') +
      stroked(d, colour.teal600) +
      `<circle cx="${endX}" cy="${endY}" r="8" fill="${colour.coral600}"/>` +
      words(80, 352, [220], colour.ink900) +
      chips
        .map(({ fill, tint }, index) => {
          const y = 40 + index * 118;
          return (
            rect({ x: 456, y, w: 184 + 20, h: 102 }, 20, colour.white) +
            rect({ x: 476, y: y + 20, w: 44, h: 44 }, 14, tint) +
            `<circle cx="498" cy="${y + 42}" r="9" fill="${fill}"/>` +
            words(532, y + 28, [84, 60]) +
            words(476, y + 78, [120], colour.ink900)
          );
        })
        .join(''),
  );
}

mkdirSync(FOLDER, { recursive: true });
for (const [name, svg] of Object.entries({
  octomine,
  'ask-octopus': askOctopus,
  octosense: alertPicture(),
})) {
  writeFileSync(path.join(FOLDER, `${name}.svg`), svg);
}
