import { fill } from './fill';

/** The texts of a result; what stands in braces is filled in. */
export type HoursWords = {
  readonly result: { readonly one: string; readonly more: string };
  readonly days: string;
};

/** Hours of a working day, and of a working week. */
const day = 8;
const week = 5 * day;

const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * What reports cost in hours a week, in words: reports × hours each, and as working days.
 * @param reports how many a week
 * @param each hours that each takes
 */
export function hoursInWords(reports: number, each: number, words: HoursWords) {
  const hours = rounded(reports * each);
  return {
    result: fill(hours === 1 ? words.result.one : words.result.more, { reports, each, hours }),
    days: fill(words.days, { days: rounded(hours / day) }),
  };
}

/** Where the last dot of so many hours lies on a line with a dot for each hour of the week. */
export function weekShare(hours: number): string {
  return `${Math.max(0, (Math.min(hours, week) - 0.9) / week) * 100}%`;
}
