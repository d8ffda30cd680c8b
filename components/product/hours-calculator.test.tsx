import { fireEvent, render, screen } from '@testing-library/react';
import { start } from '@/lib/browser/hours';
import { pages } from '@/.content';
import { HoursCalculator } from './hours-calculator';

const words = pages.octomine.benefits.hours;
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

test('counts while one types, and shows no number where there is none', () => {
  const { container } = render(<HoursCalculator {...words} />);
  const element = container.querySelector<HTMLElement>('[data-enhancement=hours]')!;
  const example = element.textContent;
  start(element);
  // The example in the page is what the code makes of it.
  expect(element.textContent).toBe(example);
  expect(element.dataset.live).toBe('');

  type(words.reports, '4');
  type(words.each, '2.5');
  expect(screen.getByRole('status').textContent).toContain('4 × 2.5 = 10 hours');
  expect(element.textContent).toContain('1.3');

  type(words.reports, '');
  expect(screen.getByRole('status').textContent).toContain('– × – = – hours');
  type(words.reports, '2');
  expect(screen.getByRole('status').textContent).toContain('2 × 2.5 = 5 hours');
});
