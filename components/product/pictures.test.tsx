import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Feature } from '@/content/schema';
import { BeforeAfterChart } from './before-after-chart';
import { BusinessDiagram } from './business-diagram';
import { CapabilityDiagram } from './capability-diagram';
import { ConsultingDiagram } from './consulting-diagram';
import { DataDiagram } from './data-diagram';
import { FeatureVignette } from './feature-vignettes';
import { Motif } from './motif';
import { SoftwareDiagram } from './software-diagram';

const items: readonly Feature[] = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => ({
  title,
  description: `What ${title} does.`,
  icon: 'chart',
}));

const pictures: [string, ReactNode][] = [
  ['the motif of a page’s top', <Motif key="m" place="hero" />],
  ['the motif of the last section', <Motif key="m" place="call" />],
  ['consulting', <ConsultingDiagram key="d" />],
  ['business', <BusinessDiagram key="d" />],
  ['software', <SoftwareDiagram key="d" />],
  ['data', <DataDiagram key="d" />],
  ['capabilities', <CapabilityDiagram key="c" items={items} />],
  ['before and after', <BeforeAfterChart key="b" />],
  ...[0, 1, 2, 3, 4, 5].map((index): [string, ReactNode] => [
    `feature ${index}`,
    <FeatureVignette key={index} index={index} />,
  ]),
];

test.each(pictures)('%s is drawn without style attributes and broken numbers', (_, picture) => {
  const { container } = render(picture);
  expect(container.childElementCount).toBe(1);
  expect(container.querySelector('[style]')).toBeNull();
  expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
  // What is drawn is said in words elsewhere.
  for (const svg of container.querySelectorAll('svg'))
    expect(svg.closest('[aria-hidden="true"]')).not.toBeNull();
});

test.each([
  ['consulting', <ConsultingDiagram key="d" />],
  ['business', <BusinessDiagram key="d" />],
  ['software', <SoftwareDiagram key="d" />],
  ['data', <DataDiagram key="d" />],
  ['before and after', <BeforeAfterChart key="b" />],
])('the figure of %s has a caption', (_, picture) => {
  const { container } = render(picture);
  expect(container.querySelector('figure > figcaption')?.textContent).toMatch(/\w+ \w+/);
});

test('the motif has eight arms', () => {
  const { container } = render(<Motif place="hero" />);
  const first = container.querySelector('g');
  const starts = [...(first?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'));
  expect(starts.join('').match(/M/g)).toHaveLength(8);
});

test('the capabilities are one list with a heading each, in the order given', () => {
  render(<CapabilityDiagram items={items} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(
    items.map(({ title }) => title),
  );
});

test('the chart says both ranges and draws them on one scale', () => {
  const { container } = render(<BeforeAfterChart />);
  screen.getByText('10-20 hours per week');
  screen.getByText('2-3 hours per week');
  const bars = [...container.querySelectorAll('rect[height="40"]')].map((bar) =>
    [bar.getAttribute('x'), bar.getAttribute('width')].map((part) => Number.parseFloat(part ?? '')),
  );
  expect(bars).toEqual([
    [50, 50],
    [10, 5],
  ]);
});

test('beyond the sixth feature there is no picture', () => {
  const { container } = render(<FeatureVignette index={6} />);
  expect(container.childElementCount).toBe(0);
});
