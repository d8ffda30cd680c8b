import { fireEvent, render, screen } from '@testing-library/react';
import { HoursCalculator } from '@/app/solutions/octomine/_sections/hours-calculator';
import { pages } from '@/words';
import { start } from './hours';

const words = pages.octomine.benefits.hours;

test('counts while one types, and says when there is nothing to count with', () => {
  const { container } = render(<HoursCalculator {...words} />);
  const element = container.querySelector<HTMLElement>('[data-enhancement=hours]')!;
  const before = element.textContent;
  start(element);
  // The example in the page is what the code makes of it.
  expect(element.textContent).toBe(before);
  expect(element.dataset.live).toBe('');

  const reports = screen.getByLabelText(words.reports);
  fireEvent.input(reports, { target: { value: '4' } });
  fireEvent.input(screen.getByLabelText(words.each), { target: { value: '2.5' } });
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('4 × 2.5 = 10 hours');

  fireEvent.input(reports, { target: { value: '' } });
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(words.wrong);
});
