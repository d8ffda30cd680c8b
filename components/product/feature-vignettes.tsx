import { scaleLinear } from 'd3-scale';
import { area, line, linkHorizontal } from 'd3-shape';
import type { ReactNode } from 'react';
import { recent, sample, total, valuesOf, linesOf, weekly } from '@/lib/sample/dataset';
import { regionsAgainstPlan } from '@/lib/sample/plan';
import { whatIf } from '@/lib/sample/scenario';
import { Icon } from '../ui/icon';
import { Mark } from '../ui/mark';
import { nextSteps } from './next-steps';

const grounds = {
  sand: 'bg-sand text-body',
  teal: 'bg-teal-100 text-body',
  ink: 'on-ink bg-ink-900 text-mist',
} as const;

/** The frame that all six share, so that the cards' words stand on one line. */
function Frame({ ground, children }: { ground: keyof typeof grounds; children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className={`@container relative h-48 overflow-clip rounded-control p-3 text-tiny sm:p-4 ${grounds[ground]}`}
    >
      {children}
    </div>
  );
}

/** What a picture shows, and that its data are invented. */
function Label({ children }: { children: ReactNode }) {
  return (
    <p className="flex justify-between">
      <span className="font-semibold">{children}</span> Sample data
    </p>
  );
}

/** The least and the greatest of some values and 0. */
const extentWithZero = (values: readonly number[]) => [
  Math.min(0, ...values),
  Math.max(0, ...values),
];

/** A line through values, in a box of 100 by 100. */
function trend(values: readonly number[]): string {
  const x = scaleLinear([0, values.length - 1], [0, 100]);
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [100, 0]);
  return (
    line<number>(
      (_, index) => Math.round(x(index)),
      (value) => Math.round(y(value)),
    )(values) ?? ''
  );
}

function Dashboards() {
  const { from, to } = recent(sample);
  const tiles = [
    { name: 'Net sales', lines: sample.lines, measure: 'sales' },
    { name: 'Trade spend', lines: sample.lines, measure: 'spend' },
    { name: 'Stock', lines: sample.lines, measure: 'stock' },
    { name: 'D2C sales', lines: linesOf(sample, { channel: 'D2C' }), measure: 'sales' },
  ] as const;
  const channels = valuesOf(sample, 'channel')
    .map((name) => ({
      name,
      value: total(linesOf(sample, { channel: name }), 'sales', recent(sample)),
    }))
    .sort((a, b) => b.value - a.value);
  const width = scaleLinear([0, Math.max(...channels.map(({ value }) => value))], [0, 100]);
  return (
    <Frame ground="sand">
      <Label>Last 13 weeks</Label>
      <div className="mt-2 grid h-33 grid-cols-2 grid-rows-2 gap-2 @narrow:grid-cols-4">
        {tiles.map(({ name, lines, measure }) => (
          <div key={name} className="rounded-bar bg-white px-2 py-1.5 whitespace-nowrap sm:px-3">
            {name}
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              className="mt-1 h-6 w-full overflow-visible fill-none stroke-teal-600 stroke-2"
            >
              <path
                vectorEffect="non-scaling-stroke"
                d={trend(weekly(lines, measure).slice(from, to))}
              />
            </svg>
          </div>
        ))}
        <ul className="col-span-2 col-start-3 row-span-2 row-start-1 hidden content-between rounded-bar bg-white px-4 py-2 @narrow:grid">
          {channels.map(({ name, value }, index) => (
            <li key={name} className="grid grid-cols-2 items-center">
              {name}
              <svg className="h-2.5 w-full">
                <rect
                  width={`${Math.round(width(value))}%`}
                  height="10"
                  rx="4"
                  className={index === 0 ? 'fill-coral-400' : 'fill-teal-600'}
                />
              </svg>
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  );
}

const kpis = ['Net sales', 'Stock cover', 'Numeric distribution', 'Trade spend share'] as const;

function Kpis() {
  return (
    <Frame ground="teal">
      <ul className="grid gap-2 font-semibold text-ink-900">
        <li className="rounded-bar bg-white px-3 py-2">
          <span className="flex justify-between">
            Fill rate
            <span className="text-teal-600">
              <Icon name="check" size="small" />
            </span>
          </span>
          <span className="block font-normal text-body">Cases delivered, of cases ordered</span>
        </li>
        {kpis.map((name) => (
          <li key={name} className="rounded-bar bg-white px-3 py-2">
            {name}
          </li>
        ))}
      </ul>
      <span className="absolute inset-x-0 bottom-0 h-14 bg-linear-to-t from-teal-100 to-transparent" />
    </Frame>
  );
}

function Query() {
  const [region] = regionsAgainstPlan(sample);
  if (!region) return null;
  const causes = [
    { name: 'Empty shelves', value: region.emptyShelves.mid },
    { name: 'Promotions', value: region.promotions },
    { name: 'Demand', value: region.demand },
  ].sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
  const x = scaleLinear(extentWithZero(causes.map(({ value }) => value)), [0, 100]);
  return (
    <Frame ground="ink">
      <p className="ml-auto w-fit rounded-control rounded-br-bar bg-ink-700 px-4 py-1.5 text-white">
        What moved {region.region}?
      </p>
      <div className="mt-2 rounded-control rounded-bl-bar bg-ink-800 px-4 py-2.5">
        <p className="font-semibold text-white">Mostly {causes[0]?.name.toLowerCase()}.</p>
        <ul className="mt-1.5">
          {causes.map(({ name, value }) => (
            <li key={name} className="flex items-center gap-3 leading-5">
              <span className="w-24 shrink-0">{name}</span>
              <svg className="h-2 w-full">
                <rect
                  x={`${Math.round(x(Math.min(0, value)))}%`}
                  width={`${Math.round(Math.abs(x(value) - x(0)))}%`}
                  height="8"
                  rx="4"
                  className={value < 0 ? 'fill-coral-400' : 'fill-teal-300'}
                />
              </svg>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-1">Sample data</p>
    </Frame>
  );
}

const stepIcons = { restock: 'truck', stop: 'close', move: 'megaphone' } as const;

function Recommendations() {
  const steps = nextSteps(sample);
  const width = scaleLinear([0, Math.max(0, ...steps.map(({ profit }) => profit))], [0, 100]);
  return (
    <Frame ground="sand">
      <Label>Ranked by profit</Label>
      <ol className="mt-2 grid gap-2 text-ink-900">
        {steps.map(({ kind, text, profit }, index) => (
          <li
            key={kind}
            className="flex h-10 items-center gap-3 rounded-bar bg-white px-3 leading-tight"
          >
            <span className={index === 0 ? 'text-coral-700' : 'text-teal-600'}>
              <Icon name={stepIcons[kind]} size="small" />
            </span>
            <span className="flex-1 font-semibold">{text}</span>
            <svg className="hidden h-2.5 w-1/3 @narrow:block">
              <rect
                width={`${Math.round(width(profit))}%`}
                height="10"
                rx="4"
                className={index === 0 ? 'fill-coral-400' : 'fill-teal-600'}
              />
            </svg>
          </li>
        ))}
      </ol>
    </Frame>
  );
}

const sources = [
  ['Point of sale', 'ERP'],
  ['Marketplaces', 'CRM'],
  ['Distributors', 'Search ads'],
  ['Web shop', 'Excel'],
] as const;

const flow = linkHorizontal();

function Connectors() {
  return (
    <Frame ground="teal">
      <div className="flex h-40 items-center">
        <ul className="grid shrink-0 gap-2">
          {sources.map(([first, second]) => (
            <li key={first} className="flex gap-2">
              <span className="hidden w-28 rounded-bar bg-white py-1.5 text-center @narrow:block">
                {second}
              </span>
              <span className="w-24 rounded-bar bg-white py-1.5 text-center @narrow:w-28">
                {first}
              </span>
            </li>
          ))}
        </ul>
        <svg
          viewBox="0 0 100 160"
          preserveAspectRatio="none"
          className="h-40 min-w-0 flex-1 fill-none stroke-teal-600"
          strokeLinecap="round"
          strokeWidth="4"
          strokeDasharray="0 8"
        >
          <path
            vectorEffect="non-scaling-stroke"
            d={sources
              .map((_, row) => flow({ source: [6, 20 + row * 40], target: [100, 74 + row * 4] }))
              .join('')}
          />
        </svg>
        <span className="grid size-14 shrink-0 place-items-center rounded-control bg-ink-900">
          <Mark />
        </span>
      </div>
    </Frame>
  );
}

/** The price change of the picture, and the ones around it, in per cent. */
const chosen = 4;
const prices = [-10, -4, 0, 4, 10] as const;

function Scenario() {
  const outcomes = prices.map((price) => ({
    price,
    profit: whatIf(sample, { price, spend: 0, reach: 0 }).total.profit,
  }));
  const x = scaleLinear([-10, 10], [0, 100]);
  const y = scaleLinear(
    [
      Math.min(...outcomes.map(({ profit }) => profit.low)),
      Math.max(...outcomes.map(({ profit }) => profit.high)),
    ],
    [100, 0],
  );
  type Outcome = (typeof outcomes)[number];
  const band = area<Outcome>()
    .x(({ price }) => x(price))
    .y0(({ profit }) => Math.round(y(profit.low)))
    .y1(({ profit }) => Math.round(y(profit.high)));
  const middle = line<Outcome>()
    .x(({ price }) => x(price))
    .y(({ profit }) => Math.round(y(profit.mid)));
  const now = outcomes.find(({ price }) => price === chosen)?.profit;
  return (
    <Frame ground="ink">
      <Label>Profit by price</Label>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="mt-2 h-24 w-full fill-none">
        <path className="fill-ink-700" d={band(outcomes) ?? ''} />
        <path
          className="stroke-teal-300 stroke-2"
          vectorEffect="non-scaling-stroke"
          d={middle(outcomes) ?? ''}
        />
      </svg>
      <svg className="-mt-24 h-33 w-full overflow-visible">
        {now && (
          <rect
            x={`${x(chosen)}%`}
            y={Math.round(y(now.high) * 0.96)}
            height={Math.round((y(now.low) - y(now.high)) * 0.96)}
            width="4"
            rx="2"
            className="fill-coral-400"
          />
        )}
        <rect y="116" width="100%" height="4" rx="2" className="fill-ink-700" />
        <rect y="116" width={`${x(chosen)}%`} height="4" rx="2" className="fill-coral-400" />
        <circle cx={`${x(chosen)}%`} cy="118" r="9" className="fill-white" />
      </svg>
    </Frame>
  );
}

const pictures = [Dashboards, Kpis, Query, Recommendations, Connectors, Scenario] as const;

/**
 * A small picture of one of Octomine's six features. The words of its card say the same, so screen
 * readers pass over it.
 * @param index the feature's place in the content, from 0; no picture beyond the sixth
 */
export function FeatureVignette({ index }: { index: number }) {
  const Picture = pictures[index];
  return Picture ? <Picture /> : null;
}
