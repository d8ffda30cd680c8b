import { render, screen } from '@testing-library/react';
import { fill } from '@/lib/site/fill';
import { pages, reportingHours } from '@/.content';
import { BeforeAfterChart } from './before-after-chart';
import { ResultsChart } from './results-chart';

// That drawings are whole and have no style attributes: the site checks.

test('the chart says both ranges and draws them on one scale', () => {
  const { container } = render(<BeforeAfterChart />);
  const ranges = [reportingHours.before, reportingHours.after];
  for (const range of ranges) screen.getAllByText(fill(reportingHours.hours, range));
  const bars = [...container.querySelectorAll('rect[x]')];
  const scale = Math.max(...ranges.map(({ to }) => to));
  for (const [index, { from, to }] of ranges.entries()) {
    const measured = (name: string) => Number.parseFloat(bars[index]?.getAttribute(name) ?? '');
    // In whole per cent.
    expect(measured('x')).toBeCloseTo((100 * from) / scale, -0.5);
    expect(measured('width')).toBeCloseTo((100 * (to - from)) / scale, -0.5);
  }
});

const { chart: words } = pages['case-studies'];

test.each([23, 18])('a result of %i%% more is drawn to scale', (percent) => {
  const { container } = render(<ResultsChart change={{ percent }} words={words} />);
  const [before = 0, after = 0] = [...container.querySelectorAll('rect')].map((bar) =>
    Number.parseFloat(bar.getAttribute('width') ?? ''),
  );
  expect(after / before).toBeCloseTo(1 + percent / 100, 2);
});
