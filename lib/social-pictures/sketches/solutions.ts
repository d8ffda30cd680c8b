import { colours } from '@/lib/brand/colours';
import { markElements } from '@/lib/brand/mark';
import { bar, box, dot, line, shape, smooth } from '../shapes';
import { bottom, card, columns, left, right, textBars, top } from './panel';

/** What the panel shows on pages of the solutions. */
export const solutionsSketches = {
  products() {
    const place = (index: number) => ({ x: left + 28 + index * 34, y: top + 30 + index * 122 });
    const ground = (index: number, fill: string) =>
      box(place(index).x, place(index).y, 304, 104, { radius: 18, fill, edge: colours.line });
    const [chart, answer, alert] = [place(0), place(1), place(2)];
    return (
      line(`M${left + 352} ${chart.y + 52}h18a24 24 0 0 1 24 24v46`, colours.mist, 4, '1 11') +
      line(
        `M${left + 44} ${answer.y + 52}a16 16 0 0 0-16 16v84a16 16 0 0 0 16 16h32`,
        colours.mist,
        4,
        '1 11',
      ) +
      ground(0, colours.white) +
      columns(
        { x: chart.x + 26, foot: chart.y + 88, step: 26, width: 16, radius: 5 },
        [26, 44, 36, 62, 52, 70],
        (index) => colours[index === 5 ? 'coral-400' : 'teal-600'],
      ) +
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

  dashboard() {
    const tile = (
      index: number,
      colour: string,
      points: readonly (readonly [number, number])[],
    ) => {
      const x = left + 28 + index * 128;
      return (
        card(x, top + 70, 116, 104, 12) +
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
      card(left + 28, top + 190, 180, 188, 12) +
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
      card(left + 220, top + 190, 180, 188, 12) +
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
    return (
      box(right - 268, top + 28, 240, 74, { radius: 20, fill: colours.sand }) +
      textBars(right - 244, top + 50, [190, 118], colours.mist) +
      `<g transform="translate(${left + 26} ${top + 124}) scale(1.3)">${markElements(colours['coral-400'])}</g>` +
      box(left + 80, top + 122, 320, 256, { radius: 20, fill: colours['ink-900'] }) +
      textBars(left + 104, top + 148, [270, 236, 150], colours.mist) +
      line(`M${left + 104} ${bottom - 48}H${right - 52}`, colours['ink-700'], 3) +
      columns(
        { x: left + 110, foot: bottom - 48, step: 46, width: 28, radius: 6 },
        [52, 78, 64, 96, 38, 58],
        (index) => colours[index === 4 ? 'coral-400' : 'teal-300'],
      )
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
};
