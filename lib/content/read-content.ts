import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { pages as pageSchemas } from '@/content/schema/pages';
import { navigation, pictures, redirects, site } from '@/content/schema/site';
import { ui as uiSchemas, type Ui } from '@/content/schema/ui';
import { pictureOfFile, type Picture } from '../pictures/pictures';
import { findErrors } from './cross-check';
import type { Article, CaseStudy } from './entries';
import type { ContentError } from './error';
import { readFacts } from './facts';
import { legalPages, renderLegalTexts } from './legal-texts';
import type { RenderContext } from './markdown';
import { placeholdersIn } from './placeholders';
import { rendererWithCache } from './render-once';
import { entryNames, readEntryFiles, type EntryFile, type EntryKind } from './read-entries';
import { shownEntries, type CompiledEntry } from './resolve-entries';
import { readFields, type FieldsFile, type LineOf } from './yaml';

/** All content, read, checked and resolved. */
export type Content = {
  /** The words of every file as the site shows them. */
  readonly words: ReadonlyMap<string, unknown>;
  readonly pictures: Readonly<Record<string, Picture>>;
  readonly articles: readonly CompiledEntry<Article>[];
  readonly caseStudies: readonly CompiledEntry<CaseStudy>[];
  /** Every file below content/ that visitors get a picture of. */
  readonly pictureFiles: readonly string[];
};

/** What was read: the content where it can be shown, and all that is wrong with it. */
export type ReadContent = {
  readonly content?: Content;
  readonly errors: readonly ContentError[];
  /** What only the company can supply, and where it is to be written. */
  readonly placeholders: readonly ContentError[];
  /** Articles that wait for their day: their file and that day. */
  readonly heldBack: readonly { readonly file: string; readonly day: string }[];
};

/** Every file of words that there must be, from the project's folder, with its schema. */
export const wordsFiles: ReadonlyMap<string, z.ZodType> = new Map(
  Object.entries({
    content: { site, navigation, redirects, pictures },
    'content/pages': pageSchemas,
    'content/ui': uiSchemas,
  }).flatMap(([folder, schemas]) =>
    Object.entries<z.ZodType>(schemas).map(
      ([name, schema]) => [`${folder}/${name}.yaml`, schema] as const,
    ),
  ),
);

/**
 * Reads, checks and resolves all content of the project in the current folder: the one way in for
 * build, tests, checks and development.
 */
export async function readContent(): Promise<ReadContent> {
  const errors: ContentError[] = [...strangers()];
  const facts = readFacts(entryNames('case study').length);
  const files = new Map<string, FieldsFile>();
  for (const [file, schema] of wordsFiles) {
    if (!existsSync(file)) {
      errors.push({ file, message: 'is missing', fix: 'Take it from version control' });
      continue;
    }
    const read = readFields(file, readFileSync(file, 'utf8'), schema, facts);
    errors.push(...read.errors);
    if (read.data !== undefined) files.set(file, read);
  }
  const articleFiles = readEntryFiles('article', facts);
  const caseFiles = readEntryFiles('case study', facts);
  errors.push(...articleFiles.errors, ...caseFiles.errors);

  const shown = <Value>(file: string) => files.get(file)?.data as Value;

  const listLines = files.get(pictureList)?.lineOf;
  const drawings = await readDrawings(shown(pictureList), listLines, errors);
  // Without them nothing is shown in the end; what is wrong in the texts is still told.
  const words = shown<Ui['reading'] | undefined>('content/ui/reading.yaml');
  const context: RenderContext = { words: words ?? ({} as Ui['reading']), drawings };
  const render = rendererWithCache(context);
  const entries: EntryFile<EntryKind>[] = [];
  for (const entry of [...articleFiles.files, ...caseFiles.files]) {
    const text = entry.written ? await render(entry.file, entry.body) : undefined;
    errors.push(...(text?.errors ?? []));
    entries.push({ ...entry, text });
  }
  const { articles, caseStudies, heldBack } = await shownEntries(entries, drawings, errors);
  const legal = await Promise.all(
    legalPages.flatMap((file) => {
      const read = files.get(file);
      return read ? [renderLegalTexts(read, shown(file), context)] : [];
    }),
  );
  errors.push(...legal.flatMap((page) => page.errors));
  const legalLinks = legal.flatMap(({ links }) => links);
  const unread = [...articleFiles.unread, ...caseFiles.unread];
  const isWhole = files.size === wordsFiles.size;
  errors.push(...findErrors({ files, entries, drawings, legalLinks, unread, isWhole }));
  const heads = entries.map((entry) => ({ ...entry, data: entry.fields }));
  const placeholders = placeholdersIn([...files.values(), ...heads], entries);
  if (errors.length > 0) return { errors: ordered(errors), placeholders, heldBack };

  const compiled = new Map<string, unknown>([
    ...[...wordsFiles.keys()].map((file) => [file, shown(file)] as const),
    ...legal.map(({ file, page }) => [file, page] as const),
  ]);
  const ownPictures = [...articles, ...caseStudies].flatMap(({ files: own }) => own);
  const pictureFiles = [...Object.values(drawings).map(({ file }) => file), ...ownPictures].sort();
  const content = { words: compiled, pictures: drawings, articles, caseStudies, pictureFiles };
  return { errors, placeholders, heldBack, content };
}

/** By file, then by line. */
function ordered(errors: readonly ContentError[]): readonly ContentError[] {
  return [...errors].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0),
  );
}

/** Files below content/ that nothing reads. */
function strangers(): ContentError[] {
  return ['content', 'content/pages', 'content/ui'].flatMap((folder) =>
    namesOf(folder).flatMap((name): ContentError[] => {
      const file = `${folder}/${name}`;
      if (!/\.ya?ml$/.test(name) || wordsFiles.has(file)) return [];
      const fix = 'Name it as its page or part is named in content/schema, or take it out';
      return [{ file, message: 'is read by nothing', fix }];
    }),
  );
}

const namesOf = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

const pictureList = 'content/pictures.yaml';

/** The drawings and photographs of content/pictures, with what pictures.yaml says they show. */
async function readDrawings(
  alts: Readonly<Record<string, string>> | undefined,
  lineOf: LineOf | undefined,
  errors: ContentError[],
): Promise<Readonly<Record<string, Picture>>> {
  const folder = 'content/pictures';
  const drawings: Record<string, Picture> = {};
  for (const name of namesOf(folder)) {
    if (name.startsWith('.')) continue;
    const key = name.replace(/\.[^.]+$/, '');
    const file = `${folder}/${name}`;
    if (alts && !Object.hasOwn(alts, key)) {
      const fix = `Add ${key}: and what it shows, in words, for those who cannot see it`;
      errors.push({ file: pictureList, field: key, message: `lacks the words for ${file}`, fix });
    }
    const picture = await pictureOfFile(file, alts?.[key] ?? '');
    if ('message' in picture) errors.push({ file, ...picture });
    // Whoever shows it names a picture that is there, whatever is wrong with it.
    const broken = { src: '', file, width: 0, height: 0, alt: '', sources: [] };
    drawings[key] = 'message' in picture ? broken : picture;
  }
  for (const key of Object.keys(alts ?? {})) {
    if (Object.hasOwn(drawings, key)) continue;
    const fix = 'Bring the file, or take the line out';
    const message = `there is no picture ${folder}/${key}.svg`;
    errors.push({ file: pictureList, line: lineOf?.([key]), field: key, message, fix });
  }
  return drawings;
}
