import { colours } from '@/lib/brand/colours';
import { bar, box, dot, line, shape, smooth } from '../shapes';
import { bottom, card, columns, left, right, textBars, top } from './panel';

/** What the panel shows on pages of the company, its writings and its legal texts. */
export const companySketches = {
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
      columns(
        { x: left + 258, foot: top + 168, step: 26, width: 16, radius: 5 },
        [34, 58, 46, 84, 104],
        (index) => colours[index === 4 ? 'coral-400' : 'teal-300'],
      ) +
      row(0, colours['coral-100']) +
      row(1, colours['teal-100']) +
      row(2, colours.sand)
    );
  },

  letter() {
    const x = left + 50;
    const y = top + 84;
    return (
      card(x, y, 328, 238, 20) +
      textBars(x + 36, y + 150, [170, 206, 120]) +
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
      columns(
        { x: left + 40, foot: bottom - 50, step: 62, width: 40, radius: 9 },
        heights,
        (index) => colours[index === 5 ? 'coral-400' : index % 2 === 0 ? 'teal-600' : 'teal-300'],
      ) +
      line(smooth(tops), colours['ink-900'], 4, '1 12') +
      tops.map(([x, y]) => dot(x, y, 8, colours['ink-900'])).join('')
    );
  },

  reading() {
    return (
      box(left + 32, top + 34, 92, 24, { radius: 12, fill: colours['teal-100'] }) +
      bar(left + 32, top + 76, 300, 18, colours['ink-900']) +
      bar(left + 32, top + 106, 216, 18, colours['ink-900']) +
      textBars(left + 32, top + 152, [364, 340], colours.line) +
      box(left + 32, top + 214, 364, 128, { radius: 16, fill: colours['ink-900'] }) +
      bar(left + 58, top + 244, 262, 22, colours['teal-300']) +
      bar(left + 58, top + 290, 64, 22, colours['coral-400']) +
      textBars(left + 32, top + 362, [320], colours.line)
    );
  },

  document() {
    const x = left + 66;
    return (
      card(x, top + 32, 296, 342, 16) +
      bar(x + 34, top + 66, 150, 16, colours['ink-900']) +
      textBars(x + 34, top + 104, [228, 204, 222]) +
      bar(x + 34, top + 192, 104, 13, colours['teal-600']) +
      textBars(x + 34, top + 222, [228, 190]) +
      bar(x + 34, top + 286, 128, 13, colours['teal-600']) +
      textBars(x + 34, top + 316, [150, 120]) +
      shape(
        `M${x + 262} ${top + 236}l58 20v44c0 38-24 62-58 76-34-14-58-38-58-76v-44z`,
        colours['coral-400'],
      ) +
      line(`M${x + 237} ${top + 303}l18 19 33-37`, colours['ink-900'], 9)
    );
  },
};
