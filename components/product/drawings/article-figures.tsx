import { colours } from '@/lib/brand/colours';
import type { IconName } from '@/content/schema';
import { IconShape } from '../../ui/icon';
import { Dots, Drawing, rowOf, type Colour } from './dots';

/** Figures of an article are lower than covers. */
const HEIGHT = 260;

const stations: readonly { icon: IconName; ground: Colour; colour: Colour }[] = [
  { icon: 'chat', ground: 'white', colour: 'ink-900' },
  { icon: 'code', ground: 'white', colour: 'ink-900' },
  { icon: 'database', ground: 'teal-600', colour: 'white' },
  { icon: 'chart', ground: 'white', colour: 'ink-900' },
];

/** A question becomes a query, the database counts, and the count becomes a sentence with a chart. */
export function AskedAndCounted() {
  const x = (station: number) => 40 + station * 152;
  return (
    <Drawing ground="sand" height={HEIGHT}>
      {stations.map(({ icon, ground, colour }, station) => (
        <g key={icon}>
          <rect x={x(station)} y="78" width="104" height="104" rx="22" fill={colours[ground]} />
          <IconShape name={icon} x={x(station) + 26} y={104} size={52} colour={colour} />
          {station < stations.length - 1 && (
            <Dots d={rowOf(x(station) + 114, 130, 3, 14)} size={7} gap={14} colour="coral-400" />
          )}
        </g>
      ))}
    </Drawing>
  );
}

/** The same orders counted twice: every invoice, and what is left after returns and claims. */
export function OneNameTwoNumbers() {
  const gap = 26;
  const rows = [0, 1, 2, 3, 4, 5];
  const left = 54;
  const right = 366;
  return (
    <Drawing ground="sand" height={HEIGHT}>
      {rows.map((row) => (
        <g key={row}>
          <Dots d={rowOf(left, 65 + row * gap, 9, gap)} size={17} gap={gap} colour="ink-700" />
          <Dots d={rowOf(right, 65 + row * gap, 9, gap)} size={17} gap={gap} colour="teal-600" />
        </g>
      ))}
      {[
        [0, 7, 2],
        [2, 8, 1],
        [3, 6, 3],
        [5, 7, 2],
      ].map(([row = 0, column = 0, count = 0]) => (
        <Dots
          key={row}
          d={rowOf(right + column * gap, 65 + row * gap, count, gap)}
          size={13}
          gap={gap}
          colour="sand"
        />
      ))}
      <path stroke={colours.line} strokeWidth="3" d="M320 40V220" />
    </Drawing>
  );
}

/** Distributors by week: one has not reported for four weeks, one reported that it sold nothing. */
export function MissingNotZero() {
  const gap = 43;
  const x = (week: number) => 62 + week * gap;
  const y = (row: number) => 50 + row * 40;
  return (
    <Drawing ground="sand" height={HEIGHT}>
      {[0, 2, 4].map((row) => (
        <Dots key={row} d={rowOf(x(0), y(row), 13, gap)} size={22} gap={gap} colour="teal-600" />
      ))}
      <Dots d={rowOf(x(0), y(1), 9, gap)} size={22} gap={gap} colour="teal-600" />
      {[9, 10, 11, 12].map((week) => (
        <circle
          key={week}
          cx={x(week)}
          cy={y(1)}
          r="11"
          stroke={colours['coral-600']}
          strokeWidth="2.5"
          strokeDasharray="4 5"
        />
      ))}
      <Dots d={rowOf(x(0), y(3), 9, gap)} size={22} gap={gap} colour="teal-600" />
      <path
        stroke={colours['ink-900']}
        strokeWidth="3"
        d={[9, 10, 11, 12].map((week) => `M${x(week) - 9} ${y(3)}h18`).join('')}
      />
    </Drawing>
  );
}

/** Four regions, of which one person's question reads one. */
export function AccessByRegion() {
  const gap = 24;
  return (
    <Drawing ground="sand" height={HEIGHT}>
      {[0, 1, 2, 3].map((region) => (
        <g key={region}>
          <rect
            x={24 + region * 150}
            y="40"
            width="142"
            height="180"
            rx="22"
            fill={colours[region === 2 ? 'teal-600' : 'white']}
          />
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <Dots
              key={row}
              d={rowOf(47 + region * 150, 70 + row * gap, 5, gap)}
              size={15}
              gap={gap}
              colour={region === 2 ? 'white' : 'mist'}
            />
          ))}
        </g>
      ))}
    </Drawing>
  );
}

/** Thirty days in four weeks, each with a purpose of its own; the last two days are the review's. */
export function PilotWeeks() {
  const gap = 50;
  const weeks = [
    { days: 7, colour: 'mist-dim' },
    { days: 7, colour: 'teal-600' },
    { days: 7, colour: 'coral-400' },
    { days: 9, colour: 'ink-900' },
  ] as const;
  return (
    <Drawing ground="sand" height={HEIGHT}>
      {weeks.map(({ days, colour }, week) => (
        <g key={colour}>
          <Dots d={rowOf(150, 55 + week * 50, days, gap)} size={28} gap={gap} colour={colour} />
          <Dots d={rowOf(52, 55 + week * 50, week + 1, 19)} size={10} gap={19} colour={colour} />
        </g>
      ))}
    </Drawing>
  );
}
