import { render, screen } from '@testing-library/react';
import { trial } from '@/words';
import { Trial } from './trial';

test('a product’s page quotes the promise and leads to the whole', () => {
  render(<Trial />);
  const [promise] = trial.quotes;
  expect(screen.getByText(promise?.text ?? '')).toBeTruthy();
  for (const { question } of trial.settled) expect(screen.getByText(question)).toBeTruthy();
  expect(screen.queryByText(trial.settled[0]?.answer ?? '')).toBeNull();
  expect(screen.getByRole('link', { name: trial.wholeLink.label }).getAttribute('href')).toBe(
    '/solutions#trial',
  );
});

test('the whole has the answers, and the trial day by day', () => {
  render(<Trial whole />);
  for (const { answer } of trial.settled) expect(screen.getByText(answer)).toBeTruthy();
  for (const { when } of trial.days.steps) expect(screen.getByText(when)).toBeTruthy();
});
