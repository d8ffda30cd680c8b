import { colours } from '@/lib/brand/colours';
import { markElements } from '@/lib/brand/mark';
import type { Motif } from './motif';
import { bar, box, dot, line, shape, smooth } from './shapes';

/** Where the panel of a sketch is, in pixels of the picture. */
export const panel = { x: 700, y: 112, width: 428, height: 406 } as const;

/** Bars that stand for lines of text. */
function words(x: number, y: number, widths: readonly number[], colour: string = colours.line) {
  return widths.map((width, index) => bar(x, y + index * 24, width, 10, colour)).join('');
}

const { x: left, y: top } = panel;
const right = panel.x + panel.width;
const bottom = panel.y + panel.height;

/** What the panel shows for each motif. Little text belongs on a social picture, so bars stand for words. */
export const sketches: Readonly<Record<Exclude<Motif, 'arms'>, () => string>> = {
  products() {
    const card = (index: number) => ({ x: left + 28 + index * 34, y: top + 30 + index * 122 });
    const ground = (index: number, fill: string) =>
      box(card(index).x, card(index).y, 304, 104, { radius: 18, fill, edge: colours.line });
    const [chart, answer, alert] = [card(0), card(1), card(2)];
    const bars = [26, 44, 36, 62, 52, 70];
    return (
      line(`M${left + 352} ${chart.y + 52}h18a24 24 0 0 1 24 24v46`, colours.mist, 4, '1 11') +
      line(
        `M${left + 44} ${answer.y + 52}a16 16 0 0 0-16 16v84a16 16 0 0 0 16 16h32`,
        colours.mist,
        4,
        '1 11',
      ) +
      ground(0, colours.white) +
      bars
        .map((height, index) =>
          box(chart.x + 26 + index * 26, chart.y + 88 - height, 16, height, {
            radius: 5,
            fill: index === 5 ? colours['coral-400'] : colours['teal-600'],
          }),
        )
        .join('') +
      bar(chart.x + 206, chart.y + 30, 70, 16, colours['ink-900']) +
      bar(chart.x + 206, chart.y + 60, 52, 10, colours.line) +
      ground(1, colours['ink-900']) +
      `<g transform="translate(${answer.x + 22} ${answer.y + 28}) scale(1.5)">${markElements(colours['coral-400'])}</g>` +
      bar(answer.x + 92, answer.y + 32, 180, 12, colours.white) +
      bar(answer.x + 92, answer.y + 60, 124, 12, colours['teal-300']) +
      ground(2, colours['coral-100']) +
      dot(alert.x + 48, alert.y + 52, 22, colours['coral-400']) +
      line(
        `M${alert.x + 48} ${alert.y + 41}v13M${alert.x + 48} ${alert.y + 63}v0.1`,
        colours['ink-900'],
        6,
      ) +
      bar(alert.x + 92, alert.y + 32, 150, 12, colours['ink-900']) +
      bar(alert.x + 92, alert.y + 60, 184, 10, colours.mist)
    );
  },

  services() {
    const size = 178;
    const at = (column: number, row: number) => ({
      x: left + 28 + column * (size + 16),
      y: top + 22 + row * (size + 6),
      middle: [
        left + 28 + column * (size + 16) + size / 2,
        top + 22 + row * (size + 6) + size / 2,
      ] as const,
    });
    const tile = (column: number, row: number, fill: string) =>
      box(at(column, row).x, at(column, row).y, size, size, { radius: 18, fill });
    const [decisionX, decisionY] = at(0, 0).middle;
    const [stepsX, stepsY] = at(1, 0).middle;
    const [layersX, layersY] = at(0, 1).middle;
    const [storeX, storeY] = at(1, 1).middle;
    const layer = (y: number, fill: string) =>
      shape(`M${layersX} ${y - 28}l58 28-58 28-58-28z`, fill);
    return (
      tile(0, 0, colours['coral-100']) +
      [-44, 0, 44]
        .map(
          (dy) =>
            line(
              `M${decisionX - 50} ${decisionY + dy}C${decisionX} ${decisionY + dy} ${decisionX - 10} ${decisionY} ${decisionX + 34} ${decisionY}`,
              colours['ink-900'],
              4,
            ) + dot(decisionX - 52, decisionY + dy, 9, colours['ink-900']),
        )
        .join('') +
      dot(decisionX + 38, decisionY, 28, colours['coral-400']) +
      tile(1, 0, colours['teal-100']) +
      [0, 1, 2]
        .map((index) =>
          box(stepsX - 60 + index * 42, stepsY + 52 - (index + 1) * 34, 34, (index + 1) * 34, {
            radius: 9,
            fill:
              [colours['teal-300'], colours['teal-600'], colours['ink-900']][index] ??
              colours.muted,
          }),
        )
        .join('') +
      tile(0, 1, colours['ink-900']) +
      layer(layersY + 36, colours['ink-700']) +
      layer(layersY + 6, colours['teal-600']) +
      layer(layersY - 24, colours['teal-300']) +
      tile(1, 1, colours.sand) +
      shape(`M${storeX - 46} ${storeY - 40}v82a46 18 0 0 0 92 0v-82z`, colours['gold-400']) +
      line(
        `M${storeX - 44} ${storeY - 8}a44 17 0 0 0 88 0M${storeX - 44} ${storeY + 22}a44 17 0 0 0 88 0`,
        colours['ink-900'],
        3.5,
      ) +
      `<ellipse cx="${storeX}" cy="${storeY - 40}" rx="46" ry="18" fill="${colours['ink-900']}"/>`
    );
  },

  articles() {
    const row = (index: number, colour: string) => {
      const y = top + 214 + index * 62;
      return (
        box(left + 28, y, 72, 46, { radius: 10, fill: colour }) +
        bar(left + 118, y + 8, 196 - index * 22, 12, colours['ink-900']) +
        bar(left + 118, y + 30, 262 - index * 34, 8, colours.line)
      );
    };
    return (
      box(left + 28, top + 28, 372, 162, { radius: 16, fill: colours['ink-900'] }) +
      bar(left + 52, top + 58, 170, 16, colours.white) +
      bar(left + 52, top + 88, 128, 16, colours.white) +
      bar(left + 52, top + 134, 84, 10, colours['teal-300']) +
      [34, 58, 46, 84, 104]
        .map((height, index) =>
          box(left + 258 + index * 26, top + 168 - height, 16, height, {
            radius: 5,
            fill: index === 4 ? colours['coral-400'] : colours['teal-300'],
          }),
        )
        .join('') +
      row(0, colours['coral-100']) +
      row(1, colours['teal-100']) +
      row(2, colours.sand)
    );
  },

  dashboard() {
    const tile = (
      index: number,
      colour: string,
      points: readonly (readonly [number, number])[],
    ) => {
      const x = left + 28 + index * 128;
      return (
        box(x, top + 70, 116, 104, { radius: 12, fill: colours.white, edge: colours.line }) +
        bar(x + 14, top + 86, 44, 8, colours.line) +
        bar(x + 14, top + 106, 66, 16, colours['ink-900']) +
        line(smooth(points.map(([dx, dy]) => [x + 14 + dx, top + 156 - dy] as const)), colour, 3.5)
      );
    };
    const chart = { x: left + 232, y: bottom - 48 };
    const curve = [
      [0, 22],
      [34, 62],
      [62, 54],
      [96, 96],
      [140, 118],
    ] as const;
    const points = curve.map(([x, y]) => [chart.x + x, chart.y - y] as const);
    return (
      bar(left + 28, top + 32, 150, 12, colours['ink-900']) +
      box(right - 92, top + 26, 64, 24, { radius: 12, fill: colours['teal-100'] }) +
      tile(0, colours['teal-600'], [
        [0, 2],
        [24, 6],
        [48, 4],
        [88, 18],
      ]) +
      tile(1, colours['teal-600'], [
        [0, 4],
        [24, 2],
        [52, 12],
        [88, 16],
      ]) +
      tile(2, colours['coral-400'], [
        [0, 16],
        [30, 12],
        [56, 14],
        [88, 2],
      ]) +
      box(left + 28, top + 190, 180, 188, { radius: 12, fill: colours.white, edge: colours.line }) +
      [120, 96, 74, 58, 40]
        .map((width, index) =>
          bar(
            left + 46,
            top + 212 + index * 31,
            width,
            16,
            index === 0 ? colours['coral-400'] : colours['teal-600'],
          ),
        )
        .join('') +
      box(left + 220, top + 190, 180, 188, {
        radius: 12,
        fill: colours.white,
        edge: colours.line,
      }) +
      shape(
        `${smooth(points)}L${chart.x + 140} ${chart.y}L${chart.x} ${chart.y}Z`,
        colours['coral-100'],
      ) +
      line(
        `M${chart.x} ${chart.y - 44}L${chart.x + 140} ${chart.y - 70}`,
        colours.muted,
        2.5,
        '2 9',
      ) +
      line(smooth(points), colours['coral-400'], 4.5)
    );
  },

  conversation() {
    const bars = [52, 78, 64, 96, 38, 58];
    return (
      box(right - 268, top + 28, 240, 74, { radius: 20, fill: colours.sand }) +
      words(right - 244, top + 50, [190, 118], colours.mist) +
      `<g transform="translate(${left + 26} ${top + 124}) scale(1.3)">${markElements(colours['coral-400'])}</g>` +
      box(left + 80, top + 122, 320, 256, { radius: 20, fill: colours['ink-900'] }) +
      words(left + 104, top + 148, [270, 236, 150], colours.mist) +
      line(`M${left + 104} ${bottom - 48}H${right - 52}`, colours['ink-700'], 3) +
      bars
        .map((height, index) =>
          box(left + 110 + index * 46, bottom - 48 - height, 28, height, {
            radius: 6,
            fill: index === 4 ? colours['coral-400'] : colours['teal-300'],
          }),
        )
        .join('')
    );
  },

  alert() {
    const points = (
      [
        [0, 128],
        [52, 118],
        [104, 132],
        [160, 110],
        [214, 116],
        [268, 70],
        [318, 30],
        [372, 18],
      ] as const
    ).map(([x, y]) => [left + 28 + x, top + 192 - y] as const);
    const row = (index: number, colour: string, tint: string, width: number) => {
      const y = top + 232 + index * 56;
      return (
        box(left + 28, y, 372, 44, {
          radius: 14,
          fill: index === 0 ? tint : colours.white,
          edge: index === 0 ? undefined : colours.line,
        }) +
        dot(left + 52, y + 22, 8, colour) +
        bar(left + 74, y + 17, width, 10, index === 0 ? colours['ink-900'] : colours.mist) +
        bar(right - 100, y + 13, 56, 18, index === 0 ? colours['coral-400'] : colours.line)
      );
    };
    return (
      line(`M${left + 28} ${top + 132}H${right - 28}`, colours['coral-400'], 3, '3 10') +
      line(smooth(points), colours['teal-600'], 5) +
      dot(left + 300, top + 132, 24, colours['coral-400'], 0.22) +
      dot(left + 300, top + 132, 11, colours['coral-400']) +
      row(0, colours['coral-400'], colours['coral-100'], 176) +
      row(1, colours['gold-400'], colours.sand, 140) +
      row(2, colours['teal-600'], colours.sand, 196)
    );
  },

  decision() {
    const target = { x: right - 108, y: top + 203 };
    const inputs = [0, 1, 2, 3, 4, 5, 6].map((index) => top + 50 + index * 51);
    const paint = [
      colours['teal-600'],
      colours['gold-400'],
      colours['teal-600'],
      colours['coral-400'],
      colours['ink-700'],
      colours['teal-600'],
      colours['ink-700'],
    ];
    return (
      inputs
        .map(
          (y, index) =>
            line(
              `M${left + 66} ${y}C${left + 190} ${y} ${left + 190} ${target.y} ${target.x} ${target.y}`,
              index === 3 ? colours['coral-400'] : colours.line,
              index === 3 ? 6 : 4,
            ) + dot(left + 62, y, 15, paint[index] ?? colours.muted),
        )
        .join('') +
      dot(target.x, target.y, 76, colours['coral-100']) +
      dot(target.x, target.y, 54, colours['coral-400']) +
      line(`M${target.x - 21} ${target.y + 2}l14 15 29-32`, colours['ink-900'], 10)
    );
  },

  process() {
    const steps = [0, 1, 2].map((index) => ({
      x: left + 84 + index * 130,
      y: bottom - 108 - index * 92,
    }));
    return (
      steps
        .map(({ x, y }, index) =>
          box(x - 52, y + 42, 104, bottom - 28 - (y + 42), {
            radius: 14,
            fill:
              [colours['teal-100'], colours['teal-300'], colours['coral-100']][index] ??
              colours.sand,
          }),
        )
        .join('') +
      line(smooth(steps.map(({ x, y }) => [x, y] as const)), colours['ink-900'], 4, '1 12') +
      steps
        .map(
          ({ x, y }, index) =>
            dot(
              x,
              y,
              30,
              [colours['teal-600'], colours['teal-600'], colours['coral-400']][index] ??
                colours.muted,
            ) + dot(x, y, 11, colours.paper),
        )
        .join('')
    );
  },

  layers() {
    const middle = left + panel.width / 2;
    const layer = (y: number, fill: string, side: string) =>
      shape(`M${middle - 172} ${y}v26l172 84 172-84v-26z`, side) +
      shape(`M${middle} ${y - 84}l172 84-172 84-172-84z`, fill);
    return (
      layer(bottom - 134, colours['ink-900'], colours['ink-950']) +
      layer(bottom - 204, colours['ink-700'], colours['ink-800']) +
      layer(bottom - 274, colours['teal-300'], colours['teal-600']) +
      shape(`M${middle} ${bottom - 318}l88 43-88 43-88-43z`, colours['coral-400'])
    );
  },

  pipeline() {
    const store = { x: left + 176, y: top + 120, width: 112, height: 176 };
    const sources = [0, 1, 2, 3].map((index) => top + 72 + index * 88);
    const uses = [0, 1, 2].map((index) => top + 96 + index * 107);
    const middle = store.y + store.height / 2 + 8;
    const paint = [
      colours['coral-400'],
      colours['gold-400'],
      colours['teal-600'],
      colours['ink-700'],
    ];
    return (
      sources
        .map((y) =>
          line(
            `M${left + 76} ${y}C${left + 140} ${y} ${left + 120} ${middle} ${store.x + 20} ${middle}`,
            colours.mist,
            4,
            '1 11',
          ),
        )
        .join('') +
      uses
        .map((y) =>
          line(
            `M${store.x + store.width - 20} ${middle}C${right - 120} ${middle} ${right - 150} ${y} ${right - 84} ${y}`,
            colours.mist,
            4,
            '1 11',
          ),
        )
        .join('') +
      sources
        .map((y, index) =>
          box(left + 30, y - 24, 48, 48, { radius: 12, fill: paint[index] ?? colours.muted }),
        )
        .join('') +
      shape(
        `M${store.x} ${store.y + 22}v${store.height - 30}a56 22 0 0 0 112 0v-${store.height - 30}z`,
        colours['ink-900'],
      ) +
      line(
        `M${store.x + 2} ${store.y + 74}a54 21 0 0 0 108 0M${store.x + 2} ${store.y + 124}a54 21 0 0 0 108 0`,
        colours['ink-700'],
        4,
      ) +
      `<ellipse cx="${store.x + 56}" cy="${store.y + 22}" rx="56" ry="22" fill="${colours['teal-300']}"/>` +
      uses
        .map(
          (y, index) =>
            box(right - 92, y - 26, 64, 52, {
              radius: 12,
              fill: colours.white,
              edge: colours.line,
            }) +
            [14, 24, 18]
              .map((height, column) =>
                box(right - 78 + column * 14, y + 14 - height, 9, height, {
                  radius: 3,
                  fill: index === 0 && column === 1 ? colours['coral-400'] : colours['teal-600'],
                }),
              )
              .join(''),
        )
        .join('')
    );
  },

  letter() {
    const x = left + 50;
    const y = top + 84;
    return (
      box(x, y, 328, 238, { radius: 20, fill: colours.white, edge: colours.line }) +
      words(x + 36, y + 150, [170, 206, 120]) +
      shape(
        `M${x + 1} ${y + 20}a19 19 0 0 1 19-19h288a19 19 0 0 1 19 19l-148 104a28 28 0 0 1-30 0z`,
        colours['teal-300'],
      ) +
      dot(x + 320, y + 8, 38, colours['coral-400']) +
      line(`M${x + 305} ${y + 9}l10 11 20-22`, colours['ink-900'], 7)
    );
  },

  timeline() {
    const entries = [0, 1, 2, 3, 4].map((index) => top + 56 + index * 74);
    return (
      line(`M${left + 72} ${top + 56}V${bottom - 54}`, colours.line, 6) +
      entries
        .map(
          (y, index) =>
            dot(
              left + 72,
              y,
              index === 4 ? 22 : 15,
              index === 4 ? colours['coral-400'] : colours['teal-600'],
            ) +
            dot(left + 72, y, index === 4 ? 8 : 6, colours.paper) +
            bar(left + 118, y - 20, 110 + ((index * 47) % 90), 14, colours['ink-900']) +
            bar(left + 118, y + 8, 180 + ((index * 61) % 84), 9, colours.line),
        )
        .join('')
    );
  },

  growth() {
    const heights = [66, 92, 84, 132, 176, 232];
    const tops = heights.map(
      (height, index) => [left + 60 + index * 62, bottom - 60 - height - 34] as const,
    );
    return (
      line(`M${left + 30} ${bottom - 44}H${right - 30}`, colours.line, 4) +
      heights
        .map((height, index) =>
          box(left + 40 + index * 62, bottom - 50 - height, 40, height, {
            radius: 9,
            fill:
              index === heights.length - 1
                ? colours['coral-400']
                : index % 2 === 0
                  ? colours['teal-600']
                  : colours['teal-300'],
          }),
        )
        .join('') +
      line(smooth(tops), colours['ink-900'], 4, '1 12') +
      tops.map(([x, y]) => dot(x, y, 8, colours['ink-900'])).join('')
    );
  },

  reading() {
    return (
      box(left + 32, top + 34, 92, 24, { radius: 12, fill: colours['teal-100'] }) +
      bar(left + 32, top + 76, 300, 18, colours['ink-900']) +
      bar(left + 32, top + 106, 216, 18, colours['ink-900']) +
      words(left + 32, top + 152, [364, 340], colours.line) +
      box(left + 32, top + 214, 364, 128, { radius: 16, fill: colours['ink-900'] }) +
      bar(left + 58, top + 244, 262, 22, colours['teal-300']) +
      bar(left + 58, top + 290, 64, 22, colours['coral-400']) +
      words(left + 32, top + 362, [320], colours.line)
    );
  },

  document() {
    const x = left + 66;
    return (
      box(x, top + 32, 296, 342, { radius: 16, fill: colours.white, edge: colours.line }) +
      bar(x + 34, top + 66, 150, 16, colours['ink-900']) +
      words(x + 34, top + 104, [228, 204, 222]) +
      bar(x + 34, top + 192, 104, 13, colours['teal-600']) +
      words(x + 34, top + 222, [228, 190]) +
      bar(x + 34, top + 286, 128, 13, colours['teal-600']) +
      words(x + 34, top + 316, [150, 120]) +
      shape(
        `M${x + 262} ${top + 236}l58 20v44c0 38-24 62-58 76-34-14-58-38-58-76v-44z`,
        colours['coral-400'],
      ) +
      line(`M${x + 237} ${top + 303}l18 19 33-37`, colours['ink-900'], 9)
    );
  },
};
