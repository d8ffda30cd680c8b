import type { Alert } from './alerts';
import type { Dataset } from './dataset';
import { valueOf } from './engine/run';
import { amount, counted } from './format';
import { figures } from './texts/figures';

/** Weeks in a row, counted from 0; `to` is the first after them. */
export type WeekRange = { readonly from: number; readonly to: number };

/**
 * The longest run of weeks without stock.
 * @param cover weeks of stock, a value a week
 */
export function emptyWeeks(cover: readonly number[]): WeekRange | undefined {
  const runs = cover.reduce<WeekRange[]>((ranges, weeks, week) => {
    if (weeks > 0) return ranges;
    const last = ranges.at(-1);
    return last?.to === week
      ? [...ranges.slice(0, -1), { from: last.from, to: week + 1 }]
      : [...ranges, { from: week, to: week + 1 }];
  }, []);
  return runs.sort((a, b) => b.to - b.from - (a.to - a.from))[0];
}

/**
 * What an empty shelf cost before anybody watched it.
 * @returns how long it was empty and what was lost, as text; nothing where the alert is about
 *   something else or its shelf never was empty
 */
export function emptyShelf(
  data: Dataset,
  { kind, values, channel, region, product }: Alert,
): { readonly weeks: string; readonly money: string } | undefined {
  const weeks = kind === 'stock' ? emptyWeeks(values) : undefined;
  if (weeks === undefined || region === undefined || product === undefined) return undefined;
  const where = { channel: [channel], region: [region], product: [product] };
  return {
    weeks: counted(weeks.to - weeks.from, figures.weeks),
    money: amount(valueOf(data, 'lost', where, weeks)),
  };
}
