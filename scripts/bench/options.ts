import { parseArgs } from 'node:util';

/** The parts of the bench. */
export const parts = ['pages', 'growth', 'load'] as const;

/** One of them. */
export type Part = (typeof parts)[number];

/** What to measure, and how much of it. */
export type BenchOptions = {
  readonly parts: readonly Part[];
  /** How often each thing is measured. */
  readonly runs: number;
  /** Paths of the pages; undefined for all. */
  readonly pages: readonly string[] | undefined;
  /** Numbers of generated articles, ascending. */
  readonly articles: readonly number[];
  /** Length of one run under load. */
  readonly seconds: number;
};

function isPart(word: string): word is Part {
  return parts.some((part) => part === word);
}

function wholeNumber(option: string, text: string, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most) {
    throw new Error(`--${option} must be a whole number from 1 to ${most}; it is "${text}".`);
  }
  return number;
}

/**
 * Reads the command line of `npm run bench -- …`.
 *
 * @throws {Error} naming the option and what it may be.
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      runs: { type: 'string', default: '3' },
      pages: { type: 'string' },
      articles: { type: 'string', default: '100,1000,5000' },
      seconds: { type: 'string', default: '5' },
    },
  });
  const only = values.only?.split(',');
  const unknown = only?.find((word) => !isPart(word));
  if (unknown !== undefined) {
    throw new Error(`--only may name ${parts.join(', ')}; "${unknown}" is none of them.`);
  }
  return {
    parts: only?.filter(isPart) ?? parts,
    runs: wholeNumber('runs', values.runs, 50),
    pages: values.pages?.split(','),
    articles: values.articles
      .split(',')
      .map((text) => wholeNumber('articles', text, 20_000))
      .toSorted((one, other) => one - other),
    seconds: wholeNumber('seconds', values.seconds, 60),
  };
}
