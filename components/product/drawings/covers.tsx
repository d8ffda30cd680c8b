import type { ReactElement } from 'react';
import { pointOf } from '@/lib/brand/curve';
import { covers } from '@/content/pictures';
import type { Picture } from '@/content/schema';
import { colours } from '@/lib/brand/colours';
import {
  acrossTo,
  columnOf,
  curvePath,
  Dots,
  Drawing,
  Level,
  Rings,
  round,
  rowOf,
  TaperedDots,
} from './dots';

/** A question, whose dots run on into the columns of its answer. */
export function AnswerCover() {
  const gap = 26;
  const columns = [3, 4, 6, 5, 8, 10, 9] as const;
  const foot = 343;
  const x = (column: number) => 344 + column * 38;
  return (
    <Drawing ground="ink-900">
      {Array.from({ length: 11 }, (_, row) => (
        <Dots
          key={row}
          d={rowOf(x(0), foot - row * gap, columns.length, 38)}
          size={7}
          gap={38}
          colour="ink-700"
        />
      ))}
      {columns.map((height, column) => (
        <Dots
          key={column}
          d={columnOf(x(column), foot, height, gap)}
          size={19}
          gap={gap}
          colour={column === 5 ? 'coral-400' : 'teal-300'}
        />
      ))}
      <Dots
        d="M76 150C72 36 226 36 224 142C222 204 152 204 152 268"
        size={21}
        gap={31}
        colour="coral-400"
      />
      <circle cx="152" cy="335" r="15" fill={colours['coral-400']} />
      {[0, 2, 4].map((column, row) => (
        <TaperedDots
          key={column}
          curve={acrossTo([180, 335], [x(0) - 30, foot - row * gap * 1.5])}
          from={7}
          to={4}
          colour={row === 1 ? 'teal-300' : 'teal-600'}
        />
      ))}
    </Drawing>
  );
}

/** Dots above the baseline during a promotion, and the gap they leave behind it. */
export function UpliftCover() {
  const gap = 26;
  const foot = 340;
  const baseline = 5;
  const weeks = [5, 5, 5, 5, 8, 11, 10, 7, 2, 3, 4, 5, 5, 5] as const;
  const x = (week: number) => 73 + week * 38;
  return (
    <Drawing ground="teal-100">
      {weeks.map((height, week) => (
        <g key={week}>
          <Dots
            d={columnOf(x(week), foot, Math.min(height, baseline), gap)}
            size={19}
            gap={gap}
            colour={week > 3 && week < 8 ? 'teal-600' : 'mist-dim'}
          />
          {height > baseline && (
            <Dots
              d={columnOf(x(week), foot - baseline * gap, height - baseline, gap)}
              size={19}
              gap={gap}
              colour="teal-600"
            />
          )}
          {height < baseline && (
            <Rings
              d={columnOf(x(week), foot - height * gap, baseline - height, gap)}
              size={19}
              gap={gap}
              colour="coral-600"
              ground="teal-100"
            />
          )}
        </g>
      ))}
      <Level d={`M44 ${foot - (baseline - 0.5) * gap}H596`} />
      <TaperedDots
        curve={[
          [x(9), foot - 5.6 * gap],
          [x(10), 60],
          [x(8), 40],
          [x(6) + 24, 72],
        ]}
        from={8}
        to={5}
        colour="coral-600"
      />
    </Drawing>
  );
}

/** Three streams that write the same pack differently become one stock. */
export function ChannelsCover() {
  const gap = 30;
  const end = (row: number) => [392, 140 + row * gap * 2] as const;
  const starts = [72, 200, 328] as const;
  const path = (row: number) => curvePath(acrossTo([-8, starts[row] ?? 0], end(row)));
  return (
    <Drawing ground="gold-100">
      <Dots d={path(0)} size={18} gap={gap} colour="coral-400" />
      <path
        stroke={colours['ink-900']}
        strokeWidth="16"
        strokeLinecap="butt"
        strokeDasharray="16 14"
        d={path(1)}
      />
      <Rings d={path(2)} size={19} gap={gap} colour="teal-600" ground="gold-100" />
      <path stroke={colours['ink-900']} strokeWidth="3" d="M424 106v188h174V106" />
      {Array.from({ length: 6 }, (_, row) => (
        <Dots
          key={row}
          d={rowOf(451, 270 - row * gap, 5, gap)}
          size={20}
          gap={gap}
          colour="teal-600"
        />
      ))}
    </Drawing>
  );
}

/** Which cases of an order did not arrive: row and column in the sheet. */
const missing: readonly (readonly [row: number, column: number])[] = [
  [0, 4],
  [0, 5],
  [1, 5],
  [2, 2],
  [3, 5],
  [3, 6],
  [4, 6],
  [5, 3],
  [6, 6],
];

/** An order with cases missing, and four traces that lead from the gaps to their causes. */
export function CasesCover() {
  const gap = 42;
  const x = (column: number) => 66 + column * gap;
  const y = (row: number) => 74 + row * gap;
  const isMissing = (row: number, column: number) =>
    missing.some(([r, c]) => r === row && c === column);
  const traces = [
    { from: [0, 5], to: 80, colour: 'coral-400' },
    { from: [2, 2], to: 160, colour: 'gold-400' },
    { from: [4, 6], to: 240, colour: 'teal-300' },
    { from: [5, 3], to: 320, colour: 'mist-dim' },
  ] as const;
  return (
    <Drawing ground="ink-900">
      {Array.from({ length: 7 }, (_, row) => (
        <path
          key={row}
          fill={colours['ink-700']}
          d={Array.from({ length: 7 }, (_, column) =>
            isMissing(row, column) ? '' : `M${x(column) - 15} ${y(row) - 15}h30v30h-30z`,
          ).join('')}
        />
      ))}
      {missing.map(([row, column]) => (
        <path
          key={`${row} ${column}`}
          stroke={colours['mist-dim']}
          strokeWidth="2"
          strokeDasharray="5 6"
          d={`M${x(column) - 14} ${y(row) - 14}h28v28h-28z`}
        />
      ))}
      {traces.map(({ from: [row, column], to, colour }) => {
        const curve = acrossTo([x(column), y(row)], [556, to]);
        const [endX, endY] = pointOf(curve, 1);
        return (
          <g key={to}>
            <TaperedDots curve={curve} from={10} to={6} colour={colour} />
            <circle cx={round(endX + 18)} cy={endY} r="18" fill={colours[colour]} />
          </g>
        );
      })}
    </Drawing>
  );
}

/** For an article without a cover of its own: eight arms that lead to one place. */
export function ArmsCover() {
  return (
    <Drawing ground="sand">
      {Array.from({ length: 8 }, (_, arm) => (
        <TaperedDots
          key={arm}
          curve={[
            [-20, 30 + arm * 62],
            [220, 60 + arm * 44],
            [300, 200 + (arm - 3.5) * 14],
            [500, 200 + (arm - 3.5) * 9],
          ]}
          from={14}
          to={4}
          colour={(['teal-600', 'coral-400', 'ink-700'] as const)[arm % 3] ?? 'ink-700'}
        />
      ))}
      <circle cx="552" cy="200" r="34" fill={colours['ink-900']} />
    </Drawing>
  );
}

const drawings: Readonly<Record<string, () => ReactElement>> = {
  [covers.answer.src]: AnswerCover,
  [covers.uplift.src]: UpliftCover,
  [covers.channels.src]: ChannelsCover,
  [covers.cases.src]: CasesCover,
  [covers.arms.src]: ArmsCover,
};

/** A cover drawn into the page itself, for the first view, where a file would be one more request. */
export function InlineCover({ picture }: { picture: Picture }) {
  const Cover = drawings[picture.src];
  return (
    Cover && (
      <div role="img" aria-label={picture.alt} className="*:h-auto *:w-full">
        <Cover />
      </div>
    )
  );
}
