/** Hours of a working day, and of a working week. */
const day = 8;
const week = 5 * day;

const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * What reports cost in hours a week: reports × hours each, also as working days and as a
 * share of the working week.
 * @param reports how many a week
 * @param hoursEach hours that each takes
 */
export function reportingHours(reports: number, hoursEach: number) {
  const hours = rounded(reports * hoursEach);
  return {
    hours,
    days: rounded(hours / day),
    weekShare: `${(Math.min(hours, week) / week) * 100}%`,
  };
}
