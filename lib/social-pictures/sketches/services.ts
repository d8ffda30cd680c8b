import { colours } from '@/lib/brand/colours';
import { box, dot, line, shape, smooth } from '../shapes';
import { bottom, card, columns, left, panel, right, top } from './panel';

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
      columns(
        { x: stepsX - 60, foot: stepsY + 52, step: 42, width: 34, radius: 9 },
        [34, 68, 102],
        (index) => colours[(['teal-300', 'teal-600', 'ink-900'] as const)[index] ?? 'muted'],
      ) +
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
    const inputs = [
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
        .map((colour, index) => {
          const y = top + 50 + index * 51;
          const d = `M${left + 66} ${y}C${left + 190} ${y} ${left + 190} ${target.y} ${target.x} ${target.y}`;
          const way = index === 3 ? line(d, colour, 6) : line(d, colours.line);
          return way + dot(left + 62, y, 15, colour);
        })
        .join('') +
      dot(target.x, target.y, 76, colours['coral-100']) +
      dot(target.x, target.y, 54, colours['coral-400']) +
      line(`M${target.x - 21} ${target.y + 2}l14 15 29-32`, colours['ink-900'], 10)
    );
  },

  process() {
    const steps = [
      { x: left + 84, y: bottom - 108, fill: colours['teal-100'], mark: colours['teal-600'] },
      { x: left + 214, y: bottom - 200, fill: colours['teal-300'], mark: colours['teal-600'] },
      { x: left + 344, y: bottom - 292, fill: colours['coral-100'], mark: colours['coral-400'] },
    ];
    return (
      steps
        .map(({ x, y, fill }) => box(x - 52, y + 42, 104, bottom - 70 - y, { radius: 14, fill }))
        .join('') +
      line(smooth(steps.map(({ x, y }) => [x, y])), colours['ink-900'], 4, '1 12') +
      steps.map(({ x, y, mark }) => dot(x, y, 30, mark) + dot(x, y, 11, colours.paper)).join('')
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
    const sources = [
      { y: top + 72, fill: colours['coral-400'] },
      { y: top + 160, fill: colours['gold-400'] },
      { y: top + 248, fill: colours['teal-600'] },
      { y: top + 336, fill: colours['ink-700'] },
    ];
    const uses = [0, 1, 2].map((index) => top + 96 + index * 107);
    const middle = store.y + store.height / 2 + 8;
    return (
      sources
        .map(({ y }) =>
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
      sources.map(({ y, fill }) => box(left + 30, y - 24, 48, 48, { radius: 12, fill })).join('') +
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
            card(right - 92, y - 26, 64, 52, 12) +
            columns(
              { x: right - 78, foot: y + 14, step: 14, width: 9, radius: 3 },
              [14, 24, 18],
              (column) => colours[index === 0 && column === 1 ? 'coral-400' : 'teal-600'],
            ),
        )
        .join('')
    );
  },
};
