import { colours } from '@/lib/brand/colours';
import { box, dot, line, shape, smooth } from '../shapes';
import { bottom, left, panel, right, top } from './panel';

/** What the panel shows on pages of the services. */
export const servicesSketches = {
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
};
