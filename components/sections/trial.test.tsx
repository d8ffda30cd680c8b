import { render, screen } from '@testing-library/react';
import { trial } from '@/words';
import { Trial, TrialNote } from './trial';

test('a product’s page quotes the promise and leads to the whole', () => {
  render(<TrialNote />);
  const [promise] = trial.quotes;
  expect(screen.getByText(promise?.text ?? '')).toBeTruthy();
  expect(screen.getByRole('link', { name: trial.wholeLink.label }).getAttribute('href')).toBe(
    '/solutions#trial',
  );
});

test('the whole has the answers, and the trial day by day', () => {
  render(<Trial />);
  for (const { answer } of trial.settled) expect(screen.getByText(answer)).toBeTruthy();
  for (const { when } of trial.days.steps) expect(screen.getByText(when)).toBeTruthy();
});
