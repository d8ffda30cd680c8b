import { pointOf } from '@/lib/brand/curve';
import { colours } from '@/lib/brand/colours';
import { IconShape } from '../../ui/icon';
import {
  acrossTo,
  curvePath,
  Dots,
  Drawing,
  Level,
  Rings,
  round,
  rowOf,
  TaperedDots,
} from './dots';

/** Returns of eight promotions in calendar order, in dots: what the drawing needs, no finding. */
const returns = [5, 9, 3, 7, 10, 2, 8, 4] as const;

/** From here on a promotion returns what it costs. */
const BREAK_EVEN = 4.5;

/** Promotions in the order of the calendar, then ranked: those below break-even are stopped. */
export function RankedPromotions() {
  const ranked = [...returns].sort((a, b) => b - a);
  const y = (row: number) => 70 + row * 37.5;
  const gap = 18;
  const limit = 414 + (BREAK_EVEN - 1) * gap;
  return (
    <Drawing ground="coral-100">
      {returns.map((length, row) => {
        const rank = ranked.indexOf(length);
        const pays = length > BREAK_EVEN;
        return (
          <g key={length}>
            <Dots d={rowOf(56, y(row), length, gap)} size={13} gap={gap} colour="mist-dim" />
            <path
              stroke={colours[pays ? 'teal-600' : 'mist-dim']}
              strokeWidth="2"
              d={curvePath(acrossTo([66 + (length - 0.4) * gap, y(row)], [398, y(rank)]))}
            />
            {pays ? (
              <Dots d={rowOf(414, y(rank), length, gap)} size={13} gap={gap} colour="teal-600" />
            ) : (
              <Rings
                d={rowOf(414, y(rank), length, gap)}
                size={13}
                gap={gap}
                colour="coral-600"
                ground="coral-100"
              />
            )}
          </g>
        );
      })}
      <Level d={`M${limit} 46V354`} />
    </Drawing>
  );
}

/** How much lies in each channel before, and after the stock has moved: four to a row. */
const channels = [
  { icon: 'store', x: 70, rows: 7, level: 4 },
  { icon: 'cart', x: 264, rows: 2, level: 4 },
  { icon: 'phone', x: 458, rows: 3, level: 4 },
] as const;

/** Stock that one channel has too much of moves to the two that are short of it. */
export function StockBetweenChannels() {
  const gap = 30;
  const floor = 316;
  const top = (rows: number) => floor - (rows - 1) * gap;
  return (
    <Drawing ground="teal-100">
      {channels.map(({ icon, x, rows, level }) => (
        <g key={icon}>
          <path
            stroke={colours['ink-900']}
            strokeWidth="3"
            d={`M${x - 22} ${floor - 7 * gap + 14}V${floor + 22}h134V${floor - 7 * gap + 14}`}
          />
          {Array.from({ length: Math.max(rows, level) }, (_, row) => {
            const d = rowOf(x, floor - row * gap, 4, gap);
            if (row < Math.min(rows, level)) {
              return <Dots key={row} d={d} size={20} gap={gap} colour="teal-600" />;
            }
            return row < rows ? (
              <Rings key={row} d={d} size={20} gap={gap} colour="mist-dim" ground="teal-100" />
            ) : (
              <Dots key={row} d={d} size={20} gap={gap} colour="coral-400" />
            );
          })}
          <IconShape name={icon} x={x + 24} y={348} size={40} colour="ink-900" />
        </g>
      ))}
      <TaperedDots
        curve={[
          [140, top(7) - 28],
          [190, 36],
          [290, 36],
          [308, top(4) - 28],
        ]}
        from={10}
        to={6}
        colour="coral-400"
      />
      <TaperedDots
        curve={[
          [106, top(7) - 28],
          [150, -14],
          [480, -14],
          [502, top(4) - 28],
        ]}
        from={10}
        to={6}
        colour="coral-400"
      />
      <Level d={`M28 ${floor - 3.5 * gap}H612`} />
    </Drawing>
  );
}

/** Thirty days of waiting, that become one. */
export function ThirtyDaysToOne() {
  const end = [548, 200] as const;
  const rows = [-2, -1, 0, 1, 2];
  return (
    <Drawing ground="gold-100">
      {rows.map((row) => {
        const curve = [
          [64, 200 + row * 70],
          [250, 200 + row * 74],
          [330, 200 + row * 8],
          end,
        ] as const;
        return [0, 1, 2, 3, 4, 5].map((day) => {
          const [x, y] = pointOf(curve, (day / 6) * 0.88);
          return (
            <circle
              key={`${row} ${day}`}
              cx={round(x)}
              cy={round(y)}
              r={round(22 - day * 3.1)}
              stroke={colours['ink-900']}
              strokeWidth={day < 4 ? 2.5 : 2}
            />
          );
        });
      })}
      <circle cx={end[0]} cy={end[1]} r="36" fill={colours['coral-400']} />
      <circle cx={end[0]} cy={end[1]} r="54" stroke={colours['coral-400']} strokeWidth="2.5" />
    </Drawing>
  );
}
