/** Hours of a working day, and of a working week. */
const day = 8;
const week = 5 * day;

const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * What reports cost in hours a week: reports × hours each, also as working days, and where the
 * last dot of so many hours lies on a line with a dot for each hour of the week.
 * @param reports how many a week
 * @param hoursEach hours that each takes
 */
export function reportingHours(reports: number, hoursEach: number) {
  const hours = rounded(reports * hoursEach);
  return {
    hours,
    days: rounded(hours / day),
    lastDot: `${(Math.max(0, Math.min(hours, week) - 0.9) / week) * 100}%`,
  };
}
