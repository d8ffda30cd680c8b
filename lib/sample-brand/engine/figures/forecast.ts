import { type Estimate, estimateAround, sum, studentT80, linearRegression } from './statistics';

/** Weeks that the trend is drawn through. */
export const TREND_WEEKS = 13;

/** Weeks ahead that a forecast sums up unless others are said. */
export const FORECAST_WEEKS = 4;

/**
 * The sum of the weeks ahead if the trend of the last 13 goes on.
 *
 * A straight line by least squares through the last 13 values. The sum of weeks i…j ahead has the
 * variance s² × (k + k²/n + (Σ(x − x̄))² ÷ Σ(x − x̄)²), where s is the deviation about the line, n
 * is 13, k the number of weeks summed, and the sums of x run over the weeks ahead and over the 13
 * (prediction interval of a regression line: Draper and Smith, Applied Regression Analysis, 3.1).
 * The range is the middle 80 %, of Student's t with n − 2 degrees of freedom.
 * @param from first week ahead, counted from 1
 * @param to last week ahead
 */
export function forecast(values: readonly number[], from: number, to: number): Estimate {
  const past = values.slice(-TREND_WEEKS);
  const { at, noise, middle, spread } = linearRegression(past);
  const weeks = Array.from({ length: to - from + 1 }, (_, ahead) => past.length - 1 + from + ahead);
  const distance = sum(weeks.map((week) => week - middle));
  const variance = weeks.length + weeks.length ** 2 / past.length + distance ** 2 / spread;
  return estimateAround(
    sum(weeks.map(at)),
    studentT80(past.length - 2) * noise * Math.sqrt(variance),
  );
}
