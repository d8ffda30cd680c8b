import { render, screen } from '@testing-library/react';
import { fillTemplate } from '@/lib/base/fill';
import { pages, reportingHours } from '@/.content';
import { BeforeAfterChart } from './before-after-chart';
import { ResultsChart } from './results-chart';

// That drawings are whole and have no style attributes: the site checks.

test('the chart says both ranges and draws them on one scale', () => {
  const { container } = render(<BeforeAfterChart />);
  const ranges = [reportingHours.before, reportingHours.after];
  for (const range of ranges) screen.getAllByText(fillTemplate(reportingHours.hours, range));
  const widths = [...container.querySelectorAll('rect')].map((rect) =>
    Number.parseFloat(rect.getAttribute('width') ?? ''),
  );
  const scale = Math.max(...ranges.map(({ to }) => to));
  // Of each the ground, what it is at most, and what it is at least, in whole per cent.
  const expected = ranges.flatMap(({ from, to }) => [
    100,
    ...[to, from].map((hours) => Math.round((100 * hours) / scale)),
  ]);
  expect(widths).toEqual(expected);
});

const { chart: words } = pages['case-studies'];

test.each([23, 18])('a result of %i%% more is drawn to scale', (percent) => {
  const { container } = render(<ResultsChart change={{ percent }} words={words} />);
  const [before = 0, after = 0] = [...container.querySelectorAll('rect')].map((bar) =>
    Number.parseFloat(bar.getAttribute('width') ?? ''),
  );
  expect(after / before).toBeCloseTo(1 + percent / 100, 2);
});
