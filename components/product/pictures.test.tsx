import { render, screen } from '@testing-library/react';
import { fill } from '@/lib/fill';
import { pages, reportingHours } from '@/words';
import { AnswerChart, sampleAnswer } from './answer-picture';
import { BeforeAfterChart } from './before-after-chart';
import { ResultsChart } from './results-chart';

// That drawings are whole and have no style attributes: the site checks.

test('the chart says both ranges and draws them on one scale', () => {
  const { container } = render(<BeforeAfterChart />);
  for (const range of [reportingHours.before, reportingHours.after]) {
    screen.getByText(fill(reportingHours.hours, range));
  }
  const bars = [...container.querySelectorAll('rect[height="28"]')].map((bar) =>
    [bar.getAttribute('x'), bar.getAttribute('width')].map((part) => Number.parseFloat(part ?? '')),
  );
  expect(bars).toEqual([
    [50, 50],
    [10, 5],
  ]);
});

const { chart: words } = pages['case-studies'];

test.each([
  [23, 100 / 1.23],
  [18, 100 / 1.18],
])('a result of %i%% more is drawn to scale', (percent, before) => {
  const { container } = render(<ResultsChart change={{ percent }} words={words} />);
  const widths = [...container.querySelectorAll('rect')].map((bar) =>
    Number.parseFloat(bar.getAttribute('width') ?? ''),
  );
  expect(widths).toEqual([before, 100, before].map((width) => Math.round(width * 10) / 10));
});

test('thirty days are thirty marks', () => {
  const { container } = render(<ResultsChart change={{ days: 30 }} words={words} />);
  expect(container.querySelector('dd')?.querySelectorAll('rect')).toHaveLength(30);
});

test('a picture of an answer fills every slot of its texts', () => {
  for (const id of ['growth', 'promotions', 'plan', 'stock'] as const) {
    const { container } = render(<AnswerChart {...sampleAnswer(id)} />);
    expect(container.textContent).not.toMatch(/\{\w+\}/);
  }
});
