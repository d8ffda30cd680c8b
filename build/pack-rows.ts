import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Letters are printable characters from this code on; the first of them end a number. */
const FIRST_CODE = 35;
const ENDS = 64;
const GOES_ON = 28;

/** A row of whole numbers as text, as the sample brand's data holds them. */
const rowPattern = /^\d+(?: \d+){9,}$/;

/**
 * Sends rows of numbers as the steps from one to the next, mostly a letter each, which is a quarter
 * less to load. Code that imports the file sees the rows as they stand in it.
 */
export const packRows: Plugin = {
  name: 'pack-rows',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]dataset\.json$/ }, async ({ path }) => ({
      contents: packedModule(JSON.parse(await readFile(path, 'utf8')) as object),
      loader: 'js',
    }));
  },
};

/** A module whose default export is the data. */
export function packedModule(data: object): string {
  const fields = Object.entries(data).map(
    ([name, value]) =>
      `${JSON.stringify(name)}:${isRows(value) ? packed(value) : JSON.stringify(value)}`,
  );
  const constants = `const FIRST_CODE=${FIRST_CODE},ENDS=${ENDS},GOES_ON=${GOES_ON};`;
  return `${constants}${unpack}export default {${fields.join()}}`;
}

const isRows = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((row) => typeof row === 'string' && rowPattern.test(row));

function packed(texts: readonly string[]): string {
  const rows = texts.map((text) => text.split(' ').map(Number));
  const unit = rows.flat().every((value) => value % 10 === 0) ? 10 : 1;
  let text = '';
  rows.flat().forEach((value, at, all) => {
    const step = (value - (all[at - 1] ?? 0)) / unit;
    let rest = step < 0 ? -2 * step - 1 : 2 * step;
    for (; rest >= ENDS; rest = Math.floor(rest / GOES_ON)) text += letter(ENDS + (rest % GOES_ON));
    text += letter(rest);
  });
  return `unpack(${JSON.stringify(text)},${unit},${rows[0]?.length})`;
}

const letter = (value: number) => String.fromCharCode(FIRST_CODE + value);

/** Runs in the browser. */
const unpack = `
function unpack(text, unit, length) {
  const rows = [];
  let row = [], last = 0, step = 0, place = 1;
  for (const letter of text) {
    const value = letter.charCodeAt(0) - FIRST_CODE;
    step += place * (value < ENDS ? value : value - ENDS);
    place *= GOES_ON;
    if (value >= ENDS) continue;
    last += step % 2 ? -(step + 1) / 2 : step / 2;
    step = 0;
    place = 1;
    if (row.push(last * unit) === length) {
      rows.push(row.join(' '));
      row = [];
    }
  }
  return rows;
}
`;
