import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import type { ArticleFrontMatter, IconName, Tone } from '@/content/schema';
import { pageMetaFields, text } from './page-meta';
import { articlePath, type SitePath } from './urls';

/** An article: a file of `content/blog/`. */
export type Article = {
  /** The file's name without its ending, which is the end of its address. */
  readonly slug: string;
  readonly path: SitePath;
  /** The file, from the project's folder, for messages and for its history. */
  readonly file: string;
  readonly frontMatter: ArticleFrontMatter;
  /**
   * The text in MDX. Empty lines stand where the front matter was, so that a line number in
   * an error of the MDX compiler is the line of the file.
   */
  readonly body: string;
};

/** Where the articles are. */
export const articlesDirectory = join('content', 'blog');

const tones = { coral: 'coral', teal: 'teal', gold: 'gold', ink: 'ink' } as const satisfies {
  readonly [T in Tone]: T;
};

const icons = {
  alert: 'alert',
  api: 'api',
  bell: 'bell',
  bottle: 'bottle',
  brain: 'brain',
  calendar: 'calendar',
  cart: 'cart',
  chart: 'chart',
  chat: 'chat',
  check: 'check',
  clock: 'clock',
  cloud: 'cloud',
  code: 'code',
  compass: 'compass',
  database: 'database',
  document: 'document',
  gauge: 'gauge',
  health: 'health',
  layers: 'layers',
  lightbulb: 'lightbulb',
  link: 'link',
  mail: 'mail',
  map: 'map',
  megaphone: 'megaphone',
  network: 'network',
  phone: 'phone',
  pipeline: 'pipeline',
  plug: 'plug',
  question: 'question',
  rocket: 'rocket',
  scale: 'scale',
  shield: 'shield',
  slack: 'slack',
  sliders: 'sliders',
  store: 'store',
  target: 'target',
  team: 'team',
  truck: 'truck',
  whatsapp: 'whatsapp',
} as const satisfies { readonly [I in IconName]: I };

const day = z
  .string('must be a day, written YYYY-MM-DD')
  .refine(isCalendarDay, 'must be a day of the calendar, written YYYY-MM-DD');

const wholeNumber = (atMost: number) => {
  const rule = `must be a whole number from 1 to ${atMost}`;
  return z.number(rule).int(rule).min(1, rule).max(atMost, rule);
};

const trueOrFalse = z.boolean('must be true or false');

const fields = {
  ...pageMetaFields,
  headline: text(1, 110),
  excerpt: text(1, 400),
  author: text(1, 80),
  date: day,
  updated: day.optional(),
  readTime: wholeNumber(120),
  category: text(1, 40),
  icon: z.enum(icons, `must be one of ${Object.keys(icons).join(', ')}`),
  color: z.enum(tones, `must be one of ${Object.keys(tones).join(', ')}`),
  featured: trueOrFalse.optional(),
  replaces: wholeNumber(9999).optional(),
  placeholders: z
    .array(z.string('must be the name of a field'), 'must be a list of field names')
    .optional(),
};

const frontMatterSchema: z.ZodType<ArticleFrontMatter> = z
  .strictObject(fields)
  .superRefine((frontMatter, context) => {
    if (frontMatter.updated !== undefined && frontMatter.updated < frontMatter.date) {
      context.addIssue({
        code: 'custom',
        path: ['updated'],
        message: `must not be before date (${frontMatter.date})`,
      });
    }
    for (const name of frontMatter.placeholders ?? []) {
      if (!(name in fields)) {
        context.addIssue({
          code: 'custom',
          path: ['placeholders'],
          message: `names “${name}”, which is not a field`,
        });
      }
    }
  });

/** What is wrong with article files: one line a fault, `file: field: reason`. */
export class ArticleError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`${faults.length} fault(s) in the articles:\n${faults.map((f) => `  ${f}`).join('\n')}`);
    this.name = 'ArticleError';
  }
}

/** Whether a text is YYYY-MM-DD and that day exists. */
export function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

type Parsed = { readonly article: Article } | { readonly faults: readonly string[] };

/** An article from the text of its file, or all that is wrong with it. */
export function parseArticle(file: string, source: string): Parsed {
  const name = file.split(/[/\\]/).at(-1) ?? file;
  const slug = name.replace(/\.mdx$/, '');
  const faults: string[] = [];
  const fault = (field: string, reason: string) => faults.push(`${file}: ${field}: ${reason}`);

  if (slug === name) {
    fault('file name', 'must end in .mdx');
  } else if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || /^\d+$/.test(slug) || slug.length > 80) {
    fault(
      'file name',
      'becomes the address: lower-case letters, digits and single hyphens, not digits alone, at most 80',
    );
  }

  const head = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(source);
  if (head === null || head.index !== 0) {
    fault('front matter', 'the file must start with a line ---, the fields, and a line ---');
    return { faults };
  }

  const yaml = parseDocument(head[1] ?? '', { prettyErrors: false });
  for (const error of yaml.errors) {
    const line = (head[1] ?? '').slice(0, error.pos[0]).split('\n').length + 1;
    fault(`front matter, line ${line}`, error.message);
  }
  if (yaml.errors.length > 0) return { faults };

  const values: unknown = yaml.toJS() ?? {};
  const result = frontMatterSchema.safeParse(values);
  if (!result.success) {
    for (const issue of result.error.issues) {
      for (const [field, reason] of explained(issue, values)) fault(field, reason);
    }
  }
  const body = head[0].replace(/[^\n]/g, '') + source.slice(head[0].length);
  if (body.trim() === '') fault('text', 'there is none below the front matter');

  return result.success && faults.length === 0
    ? { article: { slug, path: articlePath(slug), file, frontMatter: result.data, body } }
    : { faults };
}

/** A fault of the front matter as field and reason. */
function explained(
  issue: z.core.$ZodIssue,
  values: unknown,
): readonly (readonly [string, string])[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => [
      key,
      `is not a field; the fields are ${Object.keys(fields).join(', ')}`,
    ]);
  }
  const field = issue.path.length === 0 ? 'front matter' : issue.path.join('.');
  const key = issue.path[0];
  const missing =
    typeof key === 'string' && typeof values === 'object' && values !== null && !(key in values);
  return [[field, missing ? `is missing: ${issue.message}` : issue.message]];
}

/**
 * All articles, newest first (of one day: by address).
 * @param directory the folder they are in; tests give another one
 * @throws ArticleError with every fault of every file
 */
export function readArticles(directory: string = articlesDirectory): readonly Article[] {
  const parsed = articleFiles(directory).map((name) => readFile(join(directory, name)));
  const articles = parsed.flatMap((item) => ('article' in item ? [item.article] : []));
  const faults = parsed.flatMap((item) => ('faults' in item ? item.faults : []));
  faults.push(...faultsBetween(articles));
  if (faults.length > 0) throw new ArticleError(faults);
  return articles.sort(
    (a, b) =>
      b.frontMatter.date.localeCompare(a.frontMatter.date) || a.slug.localeCompare(b.slug, 'en'),
  );
}

/**
 * One article by its address.
 * @throws an Error when there is none, ArticleError when its file has faults
 */
export function readArticle(slug: string, directory: string = articlesDirectory): Article {
  if (!articleFiles(directory).includes(`${slug}.mdx`)) {
    throw new Error(
      `There is no article “${slug}”: ${join(directory, `${slug}.mdx`)} does not exist`,
    );
  }
  const parsed = readFile(join(directory, `${slug}.mdx`));
  if ('faults' in parsed) throw new ArticleError(parsed.faults);
  return parsed.article;
}

function articleFiles(directory: string): readonly string[] {
  return readdirSync(directory).filter((name) => !name.startsWith('.'));
}

/** Files as read before, so that a page that lists articles does not parse them all again. */
const cache = new Map<string, { readonly stamp: string; readonly parsed: Parsed }>();

function readFile(file: string): Parsed {
  const { mtimeMs, size } = statSync(file);
  const stamp = `${mtimeMs} ${size}`;
  const known = cache.get(file);
  if (known?.stamp === stamp) return known.parsed;
  const parsed = parseArticle(file, readFileSync(file, 'utf8'));
  cache.set(file, { stamp, parsed });
  return parsed;
}

/** Faults that lie in two files together. */
function faultsBetween(articles: readonly Article[]): readonly string[] {
  const faults: string[] = [];
  for (const field of ['title', 'description', 'headline', 'replaces'] as const) {
    const seen = new Map<string | number, string>();
    for (const { file, frontMatter } of articles) {
      const value = frontMatter[field];
      if (value === undefined) continue;
      const other = seen.get(value);
      if (other === undefined) seen.set(value, file);
      else faults.push(`${file}: ${field}: “${value}” is also in ${other}`);
    }
  }
  const featured = articles.filter(({ frontMatter }) => frontMatter.featured === true);
  for (const { file } of featured.slice(1)) {
    faults.push(
      `${file}: featured: only one article leads the list, and ${featured[0]?.file} does`,
    );
  }
  return faults;
}
