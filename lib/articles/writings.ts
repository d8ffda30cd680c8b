import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { ArticleFrontMatter, StoryFrontMatter } from '@/content/schema';
import { Problem, type Mistake } from '../problem';
import type { SitePath } from '../routes/urls';
import { pictureEndings } from '../pictures/picture-endings';
import { takeApart } from './front-matter';

/** A file that makes a page: an article or a case study. */
export type Writing<FrontMatter extends ArticleFrontMatter | StoryFrontMatter> = {
  /** The file's name without its ending, which is the end of its address. */
  readonly slug: string;
  readonly path: SitePath;
  /** The file, from the project's folder, for messages and for its history. */
  readonly file: string;
  readonly frontMatter: FrontMatter;
  /**
   * The text in Markdown. Empty lines stand where the front matter was, so that a line number
   * is the line of the file.
   */
  readonly body: string;
};

/** Files as read: those that can be shown, and everything that is wrong with the others. */
export type Read<Item> = { readonly items: readonly Item[]; readonly mistakes: readonly Mistake[] };

const isPicture = new RegExp(`\\.(${pictureEndings.join('|')})$`, 'i');

/** A file read, or everything that is wrong with it. */
export type Parsed<Item> = { readonly item: Item } | { readonly mistakes: readonly Mistake[] };

/** Reads the texts of a folder. */
export type FolderReader<Item> = {
  readonly all: (directory: string) => Read<Item>;
  /** One by its name without ending: nothing when there is none. */
  readonly one: (directory: string, slug: string) => Read<Item>;
};

/**
 * A reader of a folder's `.mdx` files that reads a file again only when it has changed, so that a
 * page that lists them all does not parse them all.
 * @param parse makes an item of a file's name and content
 */
export function folderReader<Item>(
  parse: (file: string, source: string) => Parsed<Item>,
): FolderReader<Item> {
  const cache = new Map<string, { readonly stamp: string; readonly parsed: Parsed<Item> }>();
  const read = (file: string): Parsed<Item> => {
    const { mtimeMs, size } = statSync(file);
    const stamp = `${mtimeMs} ${size}`;
    const known = cache.get(file);
    if (known?.stamp === stamp) return known.parsed;
    const parsed = parse(file.replaceAll('\\', '/'), readFileSync(file, 'utf8'));
    cache.set(file, { stamp, parsed });
    return parsed;
  };
  const together = (parsed: readonly Parsed<Item>[], mistakes: readonly Mistake[] = []) => ({
    items: parsed.flatMap((result) => ('item' in result ? [result.item] : [])),
    mistakes: [
      ...mistakes,
      ...parsed.flatMap((result) => ('mistakes' in result ? result.mistakes : [])),
    ],
  });
  return {
    all: (directory) => {
      const { files, mistakes } = filesIn(directory);
      return together(
        files.map((name) => read(join(directory, name))),
        mistakes,
      );
    },
    one: (directory, slug) => {
      const file = join(directory, `${slug}.mdx`);
      const exists = /^[a-z0-9-]+$/.test(slug) && existsSync(file);
      return together(exists ? [read(file)] : []);
    },
  };
}

/** The texts in a folder, and what does not belong there. */
function filesIn(directory: string): { files: string[]; mistakes: Mistake[] } {
  const files: string[] = [];
  const mistakes: Mistake[] = [];
  if (!existsSync(directory)) return { files, mistakes };
  if (!statSync(directory).isDirectory()) {
    const file = directory.replaceAll('\\', '/');
    return { files, mistakes: [{ file, reason: 'is a file: the texts are read from a folder' }] };
  }
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const { name } = entry;
    const file = `${directory}/${name}`.replaceAll('\\', '/');
    // Hidden files, and those that desktops leave behind, are nobody's mistake.
    if (name.startsWith('.') || name === 'README.md' || /^(Thumbs\.db|desktop\.ini)$/i.test(name)) {
      continue;
    }
    if (entry.isDirectory()) {
      const texts = readdirSync(join(directory, name), { recursive: true, encoding: 'utf8' });
      if (name.endsWith('.mdx') || texts.some((text) => /\.mdx?$/.test(text))) {
        const reason = 'is a folder: the texts are read from the folder above alone';
        mistakes.push({ file, reason, remedy: `put the .mdx file itself into ${directory}` });
      }
    } else if (name.endsWith('.mdx')) {
      // A link to a file is as good as one, and existsSync follows it.
      if (existsSync(join(directory, name))) files.push(name);
      else mistakes.push({ file, reason: 'is a link that leads to no file' });
    } else if (!isPicture.test(name)) {
      const reason = 'is neither a text, whose name ends in .mdx, nor a picture';
      mistakes.push({ file, place: 'file name', reason });
    }
  }
  return { files, mistakes };
}

/**
 * A parser of files of one kind.
 * @param schema what the fields of their front matter must be
 * @param pathOf the address of the page that a file makes, by the file's name without ending
 * @param nameMistakeOf what is wrong with a name
 */
export function writingParser<FrontMatter extends ArticleFrontMatter | StoryFrontMatter>(
  schema: z.ZodType<FrontMatter>,
  fieldNames: readonly string[],
  pathOf: (slug: string) => SitePath,
  nameMistakeOf = nameMistake,
): (file: string, source: string) => Parsed<Writing<FrontMatter>> {
  return (file, source) => {
    const slug = (file.split('/').at(-1) ?? file).replace(/\.mdx$/, '');
    const wrongName = nameMistakeOf(file, slug);
    const parts = takeApart(file, source, schema, fieldNames);
    if ('mistakes' in parts || wrongName !== undefined) {
      return {
        mistakes: [
          ...(wrongName === undefined ? [] : [wrongName]),
          ...('mistakes' in parts ? parts.mistakes : []),
        ],
      };
    }
    return { item: { slug, path: pathOf(slug), file, ...parts } };
  };
}

/** What is wrong with a file's name, which becomes an address; nothing when it is in order. */
export function nameMistake(file: string, slug: string): Mistake | undefined {
  if (slug === 'index') {
    return { file, place: 'file name', reason: 'must not be index: hosts take that for the list' };
  }
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 80) return undefined;
  const reason =
    'becomes the address: lower-case letters, digits and single hyphens, at most 80 of them';
  return { file, place: 'file name', reason };
}

/** Whether drafts are shown: in development, and where DRAFTS=1 asks for them. */
export function showsDrafts(): boolean {
  return process.env.NODE_ENV === 'development' || process.env.DRAFTS === '1';
}

/**
 * The items that may be shown.
 * @throws Problem with everything that is wrong with any file
 */
export function shown<Item extends { readonly frontMatter: { readonly draft?: boolean } }>(
  what: string,
  { items, mistakes }: Read<Item>,
): readonly Item[] {
  if (mistakes.length > 0) throw new Problem(`Something is wrong with the ${what}`, mistakes);
  return showsDrafts() ? items : items.filter(({ frontMatter }) => frontMatter.draft !== true);
}

/** The newest first; of one day, by address. */
export function newestFirst(
  a: Writing<ArticleFrontMatter | StoryFrontMatter>,
  b: Writing<ArticleFrontMatter | StoryFrontMatter>,
): number {
  return b.frontMatter.date.localeCompare(a.frontMatter.date) || a.slug.localeCompare(b.slug, 'en');
}

/** Values that two of the files have, though each must have its own. */
export function sharedValues<Item extends Writing<ArticleFrontMatter | StoryFrontMatter>>(
  items: readonly Item[],
  fields: readonly (keyof Item['frontMatter'] & string)[],
): readonly Mistake[] {
  return fields.flatMap((place) => {
    const seen = new Map<unknown, string>();
    return items.flatMap(({ file, frontMatter }): Mistake[] => {
      const value: unknown = new Map(Object.entries(frontMatter)).get(place);
      const other = seen.get(value);
      if (value !== undefined && other === undefined) seen.set(value, file);
      return other === undefined
        ? []
        : [{ file, place, reason: `“${String(value)}” is also in ${other}` }];
    });
  });
}
