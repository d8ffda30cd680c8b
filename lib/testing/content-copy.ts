import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseDocument } from 'yaml';
import { buildDate } from '@/lib/base/dates';
import { formatError, UserError } from '@/lib/base/error';
import { readContent, type Content } from '@/lib/content/read-content';

/** A file's new text, a change of the one it has, or nothing for no file. */
export type Change = string | Buffer | null | ((text: string) => string);
export type Changes = Readonly<Record<string, Change>>;

/**
 * Lets the tests of a file work in a folder of its own, with a copy of all that the reader of the
 * content looks at: the content, with a month of writing more, and what is in public/. What an
 * author may write on any day turns no test red.
 */
export function workOnCopy(): void {
  const project = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  beforeAll(() => {
    for (const name of ['content', 'public']) {
      cpSync(name, join(folder, name), { recursive: true });
    }
    process.chdir(folder);
    for (const [file, text] of Object.entries(monthOfWriting())) applyChange(file, text);
  });
  afterAll(() => {
    process.chdir(project);
    rmSync(folder, { recursive: true });
  });
}

/** What is read of the copy with some changes, which are taken back afterwards. */
export async function readWith(changes: Changes = {}): Promise<Content> {
  const originals = Object.keys(changes).map((file) => [file, bytesOf(file)] as const);
  try {
    for (const [file, change] of Object.entries(changes)) applyChange(file, change);
    return await readContent();
  } finally {
    for (const [file, bytes] of originals) applyChange(file, bytes);
  }
}

/** What is wrong with some changes, in words. */
export async function errorsWith(changes: Changes): Promise<readonly string[]> {
  const error: unknown = await readWith(changes).catch((reason: unknown) => reason);
  if (error instanceof Error && !(error instanceof UserError)) throw error;
  return error instanceof UserError ? error.errors.map(formatError) : [];
}

/** Matches an error that starts so; # stands for any number. */
export const startingWith = (message: string) =>
  expect.stringMatching(
    new RegExp(
      `^${message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/(?<=[:. ])#(?=[\\.: ])/g, '\\d+')}`,
    ),
  );

function bytesOf(file: string): Buffer | null {
  return statSync(file, { throwIfNoEntry: false }) ? readFileSync(file) : null;
}

function applyChange(file: string, change: Change): void {
  if (change === null) return rmSync(file, { force: true });
  const text = typeof change === 'function' ? change(readFileSync(file, 'utf8')) : change;
  if (typeof change === 'function' && text === readFileSync(file, 'utf8')) {
    throw new Error(`The change of ${file} changes nothing`);
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A change of fields of a file by their paths; what else is in it does not matter. */
export function setFields(fields: Readonly<Record<string, unknown>>) {
  return (text: string): string => {
    const [, head = '', body] = /^---\n([\s\S]*?)^(---\n[\s\S]*)/m.exec(text) ?? [];
    const yaml = parseDocument(body === undefined ? text : head);
    for (const [path, value] of Object.entries(fields)) {
      const at = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      if (value === undefined) yaml.deleteIn(at);
      else yaml.setIn(at, value);
    }
    const newHead = yaml.toString({ lineWidth: 0 });
    return body === undefined ? newHead : `---\n${newHead}${body}`;
  };
}

/** The fields of a made-up article that is in order. */
const articleFields = {
  title: 'A title of an article',
  description: 'A description of an article, which is at least fifty characters long.',
  pictureTitle: 'An article',
  headline: 'The headline of an article',
  excerpt: 'A short account.',
  author: 'Analytics practice',
  date: '2025-03-04',
  readTime: '8',
  category: 'Generative BI',
  icon: 'chart',
  color: 'teal',
};

/** The file of a made-up article. */
export function articleText(
  changes: Readonly<Record<string, string | undefined>> = {},
  body = 'Some text.',
) {
  const lines = Object.entries({ ...articleFields, ...changes }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

/** The fields of another article, which share nothing with those that must be its own. */
export const otherFields = otherThan('Another');

/** The same for one of several articles. */
export function otherThan(name: string) {
  return {
    title: `${name} title of an article`,
    description: `${name}. ${articleFields.description}`,
    headline: `${name} headline`,
  };
}

/** The file of a made-up case study: of an article’s fields those that it has, and its own. */
export function studyText(number: string | undefined, body?: string): string {
  const ofArticles = { author: undefined, readTime: undefined, category: undefined };
  const result = { industry: 'Snacks', figure: '9%', result: 'more of it' };
  const account = { challenge: 'A.', approach: 'B.', outcome: 'C.' };
  const words = otherThan(`Study ${number ?? 'of today'}`);
  return articleText({ ...words, ...ofArticles, ...result, ...account, number }, body);
}

/** Entries as an author may write them in the month up to a day, by their files. */
export function monthOfWriting(today = buildDate()): Readonly<Record<string, string>> {
  const dayBefore = (days: number) =>
    new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
  const articles = Array.from({ length: 30 }, (_, index): [string, string] => {
    const fields = {
      ...otherThan(`Of the month ${index}`),
      date: dayBefore(index),
      category: index % 2 ? 'Shelf data' : 'Of one article',
      updated: index % 3 ? undefined : today,
      draft: index % 9 === 8 ? 'true' : undefined,
    };
    return [
      `content/blog/of-the-month-${index}.md`,
      articleText(fields, index % 7 === 6 ? '' : '## Part\n\nA text.'),
    ];
  });
  const waiting = { ...otherThan('Of next month'), date: dayBefore(-30), language: 'hi' };
  return {
    ...Object.fromEntries(articles),
    'content/blog/of-next-month.md': articleText({ ...waiting, headline: 'हर हफ्ते के सवाल' }),
    'content/case-studies/of-the-month.md': studyText(undefined, 'The text.'),
  };
}
