import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ArticleFrontMatter, StoryFrontMatter } from '@/content/schema';
import { pictureEndings } from '../pictures/find-picture';
import { Problem, type Mistake } from '../problem';
import type { SitePath } from '../routes/urls';
import { takeApart, type FrontMatterSchema, type Parts } from './front-matter';

/** A file that makes a page: an article or a case study. */
export type Writing<FrontMatter extends ArticleFrontMatter | StoryFrontMatter> =
  Parts<FrontMatter> & {
    /** The file's name without its ending, which is the end of its address. */
    readonly slug: string;
    readonly path: SitePath;
    /** The file, from the project's folder, for messages and for its history. */
    readonly file: string;
  };

/** Files as read: those that can be shown, and everything that is wrong with the others. */
type Read<Item> = { readonly items: readonly Item[]; readonly mistakes: readonly Mistake[] };

/** What all files of a folder have in common. */
type WritingKind<FrontMatter extends ArticleFrontMatter | StoryFrontMatter> = {
  /** What one is called, and several. */
  readonly one: string;
  readonly several: string;
  /** Where they are; whoever reads them may give another folder. */
  readonly home: string;
  /** What the fields of their front matter must be. */
  readonly schema: FrontMatterSchema<FrontMatter>;
  /** The address of the page that a file makes, by the file's name without ending. */
  readonly pathOf: (slug: string) => SitePath;
  /** What is wrong with a name that would be in order elsewhere. */
  readonly nameFault?: (slug: string) => string | undefined;
  /** What is wrong between files of which each is in order. */
  readonly mistakesAmong: (items: readonly Writing<FrontMatter>[]) => readonly Mistake[];
};

/** The texts of a folder. */
type WritingFolder<Item> = {
  /** One from the name and the content of its file, or all that is wrong with it. */
  readonly parse: (file: string, source: string) => Read<Item>;
  /** All, drafts included, newest first, and everything that is wrong with the others. */
  readonly readAll: (directory?: string) => Read<Item>;
  /** Those that are shown, newest first; throws a Problem with all that is wrong with any file. */
  readonly read: (directory?: string) => readonly Item[];
  /** One by the end of its address; throws when there is none, and a Problem when it has faults. */
  readonly readOne: (slug: string, directory?: string) => Item;
};

/**
 * A folder of `.mdx` files, of which one is read again only when it has changed, so that a page
 * that lists them all does not parse them all.
 */
export function writingFolder<FrontMatter extends ArticleFrontMatter | StoryFrontMatter>(
  kind: WritingKind<FrontMatter>,
): WritingFolder<Writing<FrontMatter>> {
  type Item = Writing<FrontMatter>;
  const { home, schema, pathOf } = kind;

  const parse = (file: string, source: string): Read<Item> => {
    const slug = basename(file, '.mdx');
    const reason = kind.nameFault?.(slug) ?? nameFault(slug);
    const { parts, mistakes } = takeApart(file, source, schema);
    if (reason !== undefined) {
      return { items: [], mistakes: [{ file, place: 'file name', reason }, ...mistakes] };
    }
    return { items: parts ? [{ slug, path: pathOf(slug), file, ...parts }] : [], mistakes };
  };

  const known = new Map<string, Read<Item>>();
  const readFile = (file: string): Read<Item> => {
    const { mtimeMs, size } = statSync(file);
    const version = `${file} ${mtimeMs} ${size}`;
    const result =
      known.get(version) ?? parse(file.replaceAll('\\', '/'), readFileSync(file, 'utf8'));
    known.set(version, result);
    return result;
  };

  const readAll = (directory = home): Read<Item> => {
    const { files, mistakes } = filesIn(directory);
    const read = files.map((name) => readFile(join(directory, name)));
    const items = read.flatMap((file) => file.items);
    return {
      items: [...items].sort(newestFirst),
      mistakes: [
        ...mistakes,
        ...read.flatMap((file) => file.mistakes),
        ...kind.mistakesAmong(items),
      ],
    };
  };

  const shown = ({ items, mistakes }: Read<Item>): readonly Item[] => {
    if (mistakes.length > 0) {
      throw new Problem(`Something is wrong with the ${kind.several}`, mistakes);
    }
    return showsDrafts() ? items : items.filter(({ frontMatter }) => !frontMatter.draft);
  };

  return {
    parse,
    readAll,
    read: (directory) => shown(readAll(directory)),
    readOne: (slug, directory = home) => {
      const file = join(directory, `${slug}.mdx`);
      const exists = /^[a-z0-9-]+$/.test(slug) && existsSync(file);
      const [item] = exists ? shown(readFile(file)) : [];
      if (item === undefined) throw new Error(`There is no ${kind.one} “${slug}” in ${directory}`);
      return item;
    },
  };
}

/** What is wrong with a file's name, which becomes an address; nothing when it is in order. */
function nameFault(slug: string): string | undefined {
  if (slug === 'index') return 'must not be index: hosts take that for the list';
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 80
    ? undefined
    : 'becomes the address: lower-case letters, digits and single hyphens, at most 80 of them';
}

const isPicture = new RegExp(`\\.(${pictureEndings.join('|')})$`, 'i');

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

/** Whether drafts are shown: in development, and where DRAFTS=1 asks for them. */
export function showsDrafts(): boolean {
  return process.env.NODE_ENV === 'development' || process.env.DRAFTS === '1';
}

/** The newest first; of one day, by address. */
function newestFirst(
  a: Writing<ArticleFrontMatter | StoryFrontMatter>,
  b: Writing<ArticleFrontMatter | StoryFrontMatter>,
): number {
  return b.frontMatter.date.localeCompare(a.frontMatter.date) || a.slug.localeCompare(b.slug, 'en');
}

/** Values that two of the files have, though each must have its own. */
export function sharedValues<FrontMatter extends ArticleFrontMatter | StoryFrontMatter>(
  items: readonly Writing<FrontMatter>[],
  fields: readonly (keyof FrontMatter & string)[],
): readonly Mistake[] {
  return fields.flatMap((place) => {
    const seen = new Map<unknown, string>();
    return items.flatMap(({ file, frontMatter }): Mistake[] => {
      const value = frontMatter[place];
      const other = seen.get(value);
      if (value !== undefined && other === undefined) seen.set(value, file);
      return other === undefined
        ? []
        : [{ file, place, reason: `“${String(value)}” is also in ${other}` }];
    });
  });
}
