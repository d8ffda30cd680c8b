import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BeforeAfterChart } from './before-after-chart';
import { BusinessDiagram } from './business-diagram';
import { CapabilityDiagram } from './capability-diagram';
import { ConsultingDiagram } from './consulting-diagram';
import { DataDiagram } from './data-diagram';
import { OfficesMap } from './offices-map';
import { ResultsChart } from './results-chart';
import { ServicesDiagram } from './services-diagram';
import { Recommendations } from './recommendations';
import { SoftwareDiagram } from './software-diagram';
import { company } from '@/content/company';
import { aiConsulting } from '@/content/pages/ai-consulting';
import { businessDataConsulting } from '@/content/pages/business-data-consulting';
import { caseStudies } from '@/content/pages/case-studies';
import { dataInfrastructure } from '@/content/pages/data-infrastructure';
import { services } from '@/content/pages/services';
import { softwareDevelopment } from '@/content/pages/software-development';

const item = (title: string) => ({ title, description: `What ${title} does.` });

const items = [
  item('One'),
  item('Two'),
  item('Three'),
  item('Four'),
  item('Five'),
  item('Six'),
] as const;

const pictures: [string, ReactNode][] = [
  ['consulting', <ConsultingDiagram key="d" {...aiConsulting.diagram} />],
  ['business', <BusinessDiagram key="d" {...businessDataConsulting.diagram} />],
  ['software', <SoftwareDiagram key="d" {...softwareDevelopment.diagram} />],
  ['data', <DataDiagram key="d" {...dataInfrastructure.diagram} />],
  ['services', <ServicesDiagram key="d" {...services.pipeline} />],
  ['the offices', <OfficesMap key="o" offices={company.offices} caption="Two offices." />],
  ...caseStudies.stories.map(({ id, change }): [string, ReactNode] => [
    `result ${id}`,
    <ResultsChart key={id} change={change} words={caseStudies.chart} />,
  ]),
  ['capabilities', <CapabilityDiagram key="c" items={items} />],
  ['before and after', <BeforeAfterChart key="b" />],
  ['recommendations', <Recommendations key="r" />],
];

test.each(pictures)('%s is drawn without style attributes and broken numbers', (_, picture) => {
  const { container } = render(picture);
  expect(container.childElementCount).toBe(1);
  expect(container.querySelector('[style]')).toBeNull();
  expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
  // What is drawn is said in words elsewhere.
  for (const svg of container.querySelectorAll('svg'))
    expect(svg.closest('[aria-hidden="true"]')).not.toBeNull();
  for (const figure of container.querySelectorAll('figure'))
    expect(figure.querySelector(':scope > figcaption')?.textContent).toMatch(/\w+ \w+/);
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

test.each([
  [23, 100 / 1.23],
  [18, 100 / 1.18],
])('a result of %i%% more is drawn to scale', (percent, before) => {
  const { container } = render(<ResultsChart change={{ percent }} words={caseStudies.chart} />);
  const widths = [...container.querySelectorAll('rect')].map(
    (bar) => bar.getAttribute('width') ?? '',
  );
  expect(widths.map((width) => Number.parseFloat(width))).toEqual(
    [before, 100, before].map((width) => Math.round(width * 10) / 10),
  );
});

test('thirty days are thirty rings', () => {
  const { container } = render(<ResultsChart change={{ days: 30 }} words={caseStudies.chart} />);
  expect(container.querySelector('dd')?.querySelectorAll('circle')).toHaveLength(30);
});
