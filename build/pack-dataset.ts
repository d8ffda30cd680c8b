import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** The weeks of a row as the first and the steps from each to the next: '247 261 275' is '247+14+14'. */
export const packRow = (row: string): string =>
  row
    .split(' ')
    .map(Number)
    .map((value, week, all) => value - (week === 0 ? 0 : (all[week - 1] ?? 0)))
    .map((step, week) => (week > 0 && step >= 0 ? `+${step}` : String(step)))
    .join('');

/** The row that was packed. */
export function unpackRow(packed: string): string {
  let value = 0;
  return (packed.match(/[+-]?\d+/g) ?? []).map((step) => (value += Number(step))).join(' ');
}

/**
 * Packs the rows of the sample brand for browsers, and unpacks them there: the dataset is the largest
 * part of what the demo sends, and steps compress a fifth better than values.
 */
export const packDataset: Plugin = {
  name: 'pack-dataset',
  setup({ onLoad }) {
    onLoad({ filter: /sample-brand\/dataset\.json$/ }, async ({ path }) => {
      const { sales, stock, ...rest } = JSON.parse(await readFile(path, 'utf8')) as {
        readonly sales: readonly string[];
        readonly stock: readonly string[];
      };
      const unpacked = (rows: readonly string[]) =>
        `${JSON.stringify(rows.map(packRow))}.map(unpackRow)`;
      return {
        contents: `${unpackRow.toString()}
          export default {
            ...${JSON.stringify(rest)},
            sales: ${unpacked(sales)},
            stock: ${unpacked(stock)},
          };`,
      };
    });
  },
};
