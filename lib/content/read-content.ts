import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { pages as pageSchemas } from '@/content/schema/pages';
import { navigation, pictures, redirects, site } from '@/content/schema/site';
import { ui as uiSchemas, type Ui } from '@/content/schema/ui';
import { pictureOfFile, type Picture } from '../pictures/pictures';
import { crossCheck } from './cross-check';
import { ContentErrors, type ContentError } from './error';
import { readFacts, type FactValues } from './facts';
import { filesUnder } from './files';
import { renderMarkdown, type LinkInText } from './markdown';
import { listPlaceholders } from './placeholders';
import { listEntryNames, readEntryFiles, type EntryFile } from './read-entries';
import { isHidden, resolveEntries, type CompiledEntry } from './resolve-entries';
import { readValue } from './schema-fields';
import { listLocatedValues, readFields, type FieldsFile } from './yaml';

export type Content = {
  /** The words of every file as the site shows them. */
  readonly words: ReadonlyMap<string, unknown>;
  readonly pictures: Readonly<Record<string, Picture>>;
  readonly articles: readonly CompiledEntry[];
  readonly caseStudies: readonly CompiledEntry[];
  /** Every file below content/ that visitors get a picture of. */
  readonly pictureFiles: readonly string[];
};

/** What was read: the content where it can be shown, and all that is wrong with it. */
export type ContentResult = {
  readonly content?: Content;
  readonly errors: readonly ContentError[];
  /** What only the company can supply, and where it is to be written. */
  readonly placeholders: readonly ContentError[];
  /** Articles that wait for their day: their file and that day. */
  readonly waitingArticles: readonly { readonly file: string; readonly day: string }[];
};

/** Every file of words that there must be, from the project's folder, with its schema. */
export const contentFiles: ReadonlyMap<string, z.ZodType> = new Map(
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
export async function readContent(): Promise<ContentResult> {
  const errors = new ContentErrors();
  const facts = readFacts(listEntryNames('case study').length);
  const files = readContentFiles(facts, errors);
  const drawings = await readDrawings(files.get(pictureList), errors);
  // Without them nothing is shown in the end; what is wrong in the texts is still told.
  const reading = Object(files.get('content/ui/reading.yaml')?.data) as Ui['reading'];
  const textLinks: LinkInText[] = [];
  const renderText = async (file: string, body: string) => {
    const text = await renderMarkdown(file, body, { words: reading, drawings }, errors);
    textLinks.push(...text.links);
    return text;
  };

  const entries: EntryFile[] = [];
  for (const kind of ['article', 'case study'] as const) {
    for (const entry of readEntryFiles(kind, errors, facts)) {
      const { file, isWritten, head } = entry;
      const hasText = isWritten && head.body !== undefined;
      const text = hasText ? await renderText(file, head.body) : undefined;
      entries.push({ ...entry, text });
    }
  }
  const words = new Map<string, unknown>();
  for (const [file, fields] of files) {
    const shownWords: unknown = structuredClone(fields.data);
    words.set(file, shownWords);
    for (const { path, value, meta } of listLocatedValues(fields)) {
      if (meta.kind !== 'markdown') continue;
      const linesAbove = '\n'.repeat(fields.textLineOf(path) - 1);
      const { html } = await renderText(file, `${linesAbove}${value}`);
      Object.assign(Object(readValue(shownWords, path.slice(0, -1))), {
        [String(path.at(-1))]: html,
      });
    }
  }

  const shownEntries = await resolveEntries(entries, drawings, errors);
  const articles = shownEntries.filter(({ entry }) => entry.kind === 'article');
  // Those with a number stand in its order, as the page lists them; new ones come first.
  const caseStudies = shownEntries
    .filter(({ entry }) => entry.kind === 'case study')
    .sort(({ entry: a }, { entry: b }) => (a.number ?? 0) - (b.number ?? 0));
  crossCheck({ files, entries, drawings, textLinks }, errors);
  const soundEntries = entries.filter(({ head }) => head.data !== undefined);
  const sources = [...files.values(), ...entries.map(({ head }) => head)];
  const result = {
    errors: errors.list(),
    placeholders: listPlaceholders(sources, soundEntries),
    waitingArticles: soundEntries
      .filter((entry) => isHidden(entry) && !entry.fields.draft)
      .map(({ file, fields }) => ({ file, day: fields.date ?? '' })),
  };
  if (result.errors.length > 0) return result;
  const pictureFiles = [
    ...Object.values(drawings).map(({ file }) => file),
    ...shownEntries.flatMap(({ files }) => files),
  ];
  const content = { words, pictures: drawings, articles, caseStudies };
  return { ...result, content: { ...content, pictureFiles: pictureFiles.sort() } };
}

/** Reads every file of words, and finds those that nothing reads. */
function readContentFiles(facts: FactValues, errors: ContentErrors) {
  const files = filesUnder('content').map((name) => `content/${name}`);
  for (const file of files.filter((name) => /\.ya?ml$/.test(name) && !contentFiles.has(name))) {
    const fix = 'Name it as its page or part is named in content/schema, or take it out';
    errors.add({ file }, `is read by nothing\n${fix}`);
  }
  const fieldsByFile = new Map<string, FieldsFile>();
  for (const [file, schema] of contentFiles) {
    if (files.includes(file)) {
      fieldsByFile.set(file, readFields(file, readFileSync(file, 'utf8'), schema, errors, facts));
    } else errors.add({ file }, 'is missing\nTake it from version control');
  }
  return fieldsByFile;
}

const pictureList = 'content/pictures.yaml';

/** The drawings and photographs of content/pictures, with what pictures.yaml says they show. */
async function readDrawings(
  pictureTexts: FieldsFile | undefined,
  errors: ContentErrors,
): Promise<Readonly<Record<string, Picture>>> {
  const alts = pictureTexts?.data as Readonly<Record<string, string>> | undefined;
  const folder = 'content/pictures';
  const drawings: Record<string, Picture> = {};
  for (const name of filesUnder(folder).filter((file) => !file.startsWith('.'))) {
    const key = name.replace(/\.[^.]+$/, '');
    const file = `${folder}/${name}`;
    const fix = `Add ${key}: and what it shows, in words, for those who cannot see it`;
    const isListed = alts === undefined || Object.hasOwn(alts, key);
    errors.add(
      { file: pictureList, field: key },
      !isListed && `lacks the words for ${file}\n${fix}`,
    );
    const picture = await pictureOfFile(file, alts?.[key] ?? '');
    if (typeof picture === 'string') errors.add({ file }, picture);
    // Whoever shows it names a picture that is there, whatever is wrong with it.
    const emptyPicture = { src: '', file, width: 0, height: 0, alt: '', sources: [] };
    drawings[key] = typeof picture === 'string' ? emptyPicture : picture;
  }
  for (const key of Object.keys(alts ?? {}).filter((name) => !Object.hasOwn(drawings, name))) {
    const message = `there is no picture ${folder}/${key}.svg`;
    errors.add(pictureTexts!.locate([key]), `${message}\nBring the file, or take the line out`);
  }
  return drawings;
}
