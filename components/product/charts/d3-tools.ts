import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { Tools } from './draw';

/** Scales and shapes by d3, for what is drawn on the server. */
export const d3Tools: Tools = {
  scale: (domain, range) => scaleLinear(domain, range),
  ticks: (domain, count) => scaleLinear().domain(domain).nice(count).ticks(count),
  line: (points) =>
    line<readonly [number, number]>(
      ([x]) => x,
      ([, y]) => y,
    )(points) ?? '',
  area: (points) =>
    area<readonly [number, number, number]>()
      .x(([x]) => x)
      .y0(([, , low]) => low)
      .y1(([, high]) => high)(points) ?? '',
};
