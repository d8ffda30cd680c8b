import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { pages as pageSchemas, type LegalContent } from '@/content/schema/pages';
import { navigation, pictures, redirects, site } from '@/content/schema/site';
import { ui as uiSchemas, type Ui } from '@/content/schema/ui';
import { pictureOfFile, type Picture } from '../pictures/pictures';
import { crossCheck, type ContentFiles } from './cross-check';
import type { Article, CaseStudy } from './entries';
import { ContentErrors, type ContentError } from './error';
import { readFacts, type FactValues } from './facts';
import { legalPages, renderLegalTexts } from './legal-texts';
import type { RenderContext } from './markdown';
import { placeholdersIn } from './placeholders';
import { rendererWithCache } from './render-once';
import { entryNames, readEntryFiles, type EntryFile, type EntryKind } from './read-entries';
import { shownEntries, type CompiledEntry } from './resolve-entries';
import { readFields, type FieldsFile } from './yaml';

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
  const errors = new ContentErrors();
  const facts = readFacts(entryNames('case study').length);
  const files = readWordsFiles(facts, errors);
  const data = <Value>(file: string) => files.get(file)?.data as Value;
  const drawings = await readDrawings(files.get(pictureList), errors);
  // Without them nothing is shown in the end; what is wrong in the texts is still told.
  const words = data<Ui['reading'] | undefined>('content/ui/reading.yaml') ?? ({} as Ui['reading']);
  const context: RenderContext = { words, drawings, facts };

  const [articleFiles, caseFiles] = [
    readEntryFiles('article', errors, facts),
    readEntryFiles('case study', errors, facts),
  ];
  const render = rendererWithCache(context);
  const withText = async <Entry extends { file: string; body: string; isWritten: boolean }>(
    entry: Entry,
  ) => {
    const text = entry.isWritten ? await render(entry.file, entry.body) : undefined;
    for (const { file, line, ...advice } of text?.errors ?? []) errors.add({ file, line }, advice);
    return { ...entry, text };
  };
  const entries = await inTurn<EntryFile<EntryKind>>(
    [...articleFiles.entries, ...caseFiles.entries],
    withText,
  );
  const unread = await inTurn([...articleFiles.unread, ...caseFiles.unread], withText);
  const legal = new Map<string, LegalContent>();
  const legalLinks: ContentFiles['legalLinks'][number][] = [];
  for (const file of legalPages) {
    const page = files.get(file);
    if (page?.data === undefined) continue;
    const rendered = await renderLegalTexts(page, data(file), context, errors);
    legal.set(file, rendered.page);
    legalLinks.push(...rendered.links);
  }

  const { articles, caseStudies, heldBack } = await shownEntries(entries, drawings, errors);
  crossCheck({ files, entries, unread, drawings, legalLinks }, errors);
  const heads = entries.map(({ head }) => head);
  const result = {
    errors: errors.inOrder(),
    placeholders: placeholdersIn([...files.values(), ...heads], entries),
    heldBack,
  };
  if (result.errors.length > 0) return result;
  const ownPictures = [...articles, ...caseStudies].flatMap(({ files: own }) => own);
  const content = {
    words: new Map([...wordsFiles.keys()].map((file) => [file, legal.get(file) ?? data(file)])),
    pictures: drawings,
    articles,
    caseStudies,
    pictureFiles: [...Object.values(drawings).map(({ file }) => file), ...ownPictures].sort(),
  };
  return { ...result, content };
}

/** One after the other, so that a thousand texts are not all in memory at once. */
async function inTurn<Item>(items: readonly Item[], change: (item: Item) => Promise<Item>) {
  const changed: Item[] = [];
  for (const item of items) changed.push(await change(item));
  return changed;
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** Reads every file of words, and finds those that nothing reads. */
function readWordsFiles(facts: FactValues, errors: ContentErrors) {
  for (const folder of ['content', 'content/pages', 'content/ui']) {
    for (const name of namesIn(folder)) {
      const file = `${folder}/${name}`;
      if (!/\.ya?ml$/.test(name) || wordsFiles.has(file)) continue;
      const fix = 'Name it as its page or part is named in content/schema, or take it out';
      errors.add({ file }, { message: 'is read by nothing', fix });
    }
  }
  const files = new Map<string, FieldsFile>();
  for (const [file, schema] of wordsFiles) {
    if (existsSync(file)) {
      files.set(file, readFields(file, readFileSync(file, 'utf8'), schema, errors, facts));
    } else {
      errors.add({ file }, { message: 'is missing', fix: 'Take it from version control' });
    }
  }
  return files;
}

const pictureList = 'content/pictures.yaml';

/** The drawings and photographs of content/pictures, with what pictures.yaml says they show. */
async function readDrawings(
  list: FieldsFile | undefined,
  errors: ContentErrors,
): Promise<Readonly<Record<string, Picture>>> {
  const alts = list?.data as Readonly<Record<string, string>> | undefined;
  const folder = 'content/pictures';
  const drawings: Record<string, Picture> = {};
  for (const name of namesIn(folder)) {
    if (name.startsWith('.')) continue;
    const key = name.replace(/\.[^.]+$/, '');
    const file = `${folder}/${name}`;
    if (alts && !Object.hasOwn(alts, key)) {
      const fix = `Add ${key}: and what it shows, in words, for those who cannot see it`;
      const message = `lacks the words for ${file}`;
      errors.add({ file: pictureList, field: key }, { message, fix });
    }
    const picture = await pictureOfFile(file, alts?.[key] ?? '');
    if ('message' in picture) errors.add({ file }, picture);
    // Whoever shows it names a picture that is there, whatever is wrong with it.
    const broken = { src: '', file, width: 0, height: 0, alt: '', sources: [] };
    drawings[key] = 'message' in picture ? broken : picture;
  }
  for (const key of Object.keys(alts ?? {})) {
    if (Object.hasOwn(drawings, key)) continue;
    const message = `there is no picture ${folder}/${key}.svg`;
    const fix = 'Bring the file, or take the line out';
    errors.add(list?.at([key]) ?? { file: pictureList }, { message, fix });
  }
  return drawings;
}
