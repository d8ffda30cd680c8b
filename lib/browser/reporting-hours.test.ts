import { reportingHours } from './reporting-hours';

test.each([
  [5, 3, 15, 1.9],
  [1, 1, 1, 0.1],
  [3, 0.5, 1.5, 0.2],
  [0, 9, 0, 0],
])('%p reports of %p hours', (reports, each, hours, days) => {
  expect(reportingHours(reports, each)).toMatchObject({ hours, days });
});

test('a week is forty hours, and full with them', () => {
  expect(reportingHours(0, 1).weekShare).toBe('0%');
  expect(reportingHours(20, 1).weekShare).toBe('50%');
  expect(reportingHours(99, 1).weekShare).toBe('100%');
});
