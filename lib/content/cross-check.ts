import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { routeIds, routes } from '@/content/routes';
import type { FieldKind } from '@/content/schema/fields';
import type { LegalContent } from '@/content/schema/pages';
import { charactersLacking } from '../brand/characters';
import { slugOf } from '../routes/slug';
import { adviseOnLinkedQuestion, adviseOnQuestion } from './check-questions';
import { checkRedirects, checkRoutes } from './check-routes';
import type { Advice, ContentErrors, Place } from './error';
import { listFiles } from './files';
import { legalPages } from './legal-texts';
import { adviseOnLink, type Targets } from './links';
import { adviseOnName } from './nearest';
import { isMissing, placeholderFields } from './placeholders';
import { publishedFile, readPublished } from './published';
import { isArticle, isSound, type EntryFile } from './read-entries';
import { addressesOf, isWaiting } from './resolve-entries';
import { valuesIn, type FieldValue } from './schema-fields';
import { findTargets } from './targets';
import type { FieldsFile } from './yaml';

/** The content as read, file by file. */
export type ContentFiles = {
  readonly files: ReadonlyMap<string, FieldsFile>;
  /** Entries, also those whose heads are not in order, which is told already. */
  readonly entries: readonly EntryFile[];
  /** The drawings of content/pictures by name. */
  readonly drawings: object;
  /** Links in the texts of entries and legal pages. */
  readonly textLinks: readonly { readonly file: string; line: number; address: string }[];
};

/** A text or number, and where it stands. */
type Value = FieldValue & { readonly file: string; readonly place: Required<Place> };

const valuesOf = ({ file, schema, values, placeOf }: FieldsFile): readonly Value[] =>
  valuesIn(schema, values).map((value) => ({ ...value, file, place: placeOf(value.path) }));

/** Checks all that hangs on several files, of whatever of them could be read. */
export function crossCheck(content: ContentFiles, errors: ContentErrors): void {
  const { files, entries, textLinks } = content;
  const sources = [...files.values(), ...entries.map(({ head }) => head)];
  const values = sources.flatMap(valuesOf);
  const targets = findTargets(files, entries);
  const pages = pagesByFile(entries);
  checkRoutes(errors);
  checkFields(content, values, targets, pages, errors);
  checkPlaceholders(sources, errors);
  for (const { file, line, address } of textLinks) {
    errors.add({ file, line }, adviseOnLink(address, targets, pages.get(file)));
  }
  const redirects = files.get('content/redirects.yaml');
  if (redirects) checkRedirects(redirects, targets, errors);
  if ([...files.values()].every((file) => file.values !== undefined)) {
    checkReachable(values, targets, errors);
  }
  checkDuplicates(values, errors);
  checkLead(entries, errors);
  checkTopics(entries, errors);
  checkPublished(targets, errors);
}

/** The path of the page that shows the words of a file. */
const pagesByFile = (entries: readonly EntryFile[]): ReadonlyMap<string, string> =>
  new Map([
    ...routeIds.map((id) => [`content/pages/${id}.yaml`, routes[id].path] as const),
    ...entries.map((entry) => [entry.file, addressesOf(entry).path] as const),
  ]);

/** Checks what a field names, in whichever file that is, and whether its words can be set. */
function checkFields(
  { files, entries, drawings }: ContentFiles,
  values: readonly Value[],
  targets: Targets,
  pages: ReadonlyMap<string, string>,
  errors: ContentErrors,
): void {
  const definedAs = (kind: FieldValue['meta']['defines']) =>
    values.flatMap(({ meta, value }) => (meta.defines === kind ? [String(value)] : []));
  const names: { readonly [Kind in FieldKind]?: readonly string[] } = {
    'case study': entries.flatMap(({ kind, slug }) => (kind === 'case study' ? [slug] : [])),
    document: definedAs('document'),
    KPI: definedAs('KPI'),
    logo: listFiles('public/images/allies').map((file) => basename(file, '.svg')),
    picture: Object.keys(drawings),
  };
  const legal = legalPages.map((file) => files.get(file)?.data as LegalContent | undefined);
  const adviseOnValue = (kind: FieldKind, value: string, file: string) => {
    if (kind === 'address') {
      const isRedirect = file.endsWith('redirects.yaml');
      return isRedirect
        ? undefined
        : (adviseOnLink(value, targets, pages.get(file)) ?? adviseOnLinkedQuestion(value));
    }
    if (kind === 'promise') return adviseOnPromise(value, legal);
    if (kind === 'answered' || kind === 'refused') return adviseOnQuestion(value, kind);
    // A picture beside a text has an ending; whoever shows it reads it.
    const isFile = kind === 'picture' && value.includes('.');
    return isFile ? undefined : adviseOnName(kind, value, names[kind]);
  };
  // Of one whose fields are wrong it is not known.
  const foreignFiles = new Set(
    entries.flatMap(({ file, fields }) => {
      const isEnglish = fields && fields.language === undefined;
      return isEnglish && !errors.has({ file, field: 'language' }) ? [] : file;
    }),
  );
  for (const { file, place, value, meta } of values) {
    // What is not written as its field wants it, the schema has told.
    if (errors.has(place)) continue;
    const words = String(value);
    const isText = meta.max !== undefined && !foreignFiles.has(file);
    errors.add(
      place,
      meta.kind && adviseOnValue(meta.kind, words, file),
      isText && adviseOnLetters(words),
    );
  }
}

/** What is wrong with a sentence that a legal page is to hold; nothing while one cannot be read. */
function adviseOnPromise(
  words: string,
  legal: readonly (LegalContent | undefined)[],
): Advice | undefined {
  const hasPromise = (page: LegalContent | undefined) =>
    page?.sections.some(({ body }) => plainText(body).includes(plainText(words))) ?? true;
  const fix = 'Write a sentence of the terms or the privacy policy word for word';
  return legal.some(hasPromise) ? undefined : `stands on no legal page: “${words}”\n${fix}`;
}

/** Checks that the fields that a file lists as stand-ins are there. */
function checkPlaceholders(sources: readonly FieldsFile[], errors: ContentErrors): void {
  for (const { data, placeOf } of sources) {
    for (const [index, name] of placeholderFields(data).entries()) {
      const place = { ...placeOf(['placeholders', index]), field: 'placeholders' };
      errors.add(place, isMissing(data, name) && `names “${name}”, which is no field\nTake it out`);
    }
  }
}

/** Markdown as it is read, in one line. */
const plainText = (text: string) =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`\\]/g, '')
    .replaceAll(/\s+/g, ' ');

/** Words that the site’s fonts cannot set in one face; other languages have faces of their own. */
function adviseOnLetters(words: string): Advice | undefined {
  // A name of a file that cannot be read stands for itself, broken letters with it.
  const letters = charactersLacking(words.replaceAll('\uFFFD', '')).join(' ');
  const fix =
    'Write it without them; engineers can add letters (docs/architecture.md, “When a token moves”)';
  return letters ? `has letters that the site’s fonts lack: ${letters}\n${fix}` : undefined;
}

/** Pages that no menu and no link leads to. */
function checkReachable(values: readonly Value[], targets: Targets, errors: ContentErrors): void {
  const linkedPaths = new Set(
    values
      .filter(({ meta, file }) => meta.kind === 'address' && !file.endsWith('.md'))
      .map(({ value }) => String(value).split(/[?#]/)[0]),
  );
  for (const id of routeIds) {
    const { path } = routes[id];
    const isReached = id === 'home' || linkedPaths.has(path) || !targets.byPath.has(path);
    const advice = `no link leads to ${path}\nAdd it to content/navigation.yaml, or link to it`;
    errors.add({ file: `content/pages/${id}.yaml` }, !isReached && advice);
  }
}

/** Texts that search engines, or readers of a list, could not tell apart. */
function checkDuplicates(values: readonly Value[], errors: ContentErrors): void {
  const firstFiles = new Map<string, string>();
  for (const { file, place, value } of values) {
    const isUnique = file.endsWith('.md')
      ? /^(title|description|headline|number)$/.test(place.field)
      : /^meta\.(title|description)$/.test(place.field);
    if (!isUnique) continue;
    // Numbers are those of the cards of one folder.
    const scope = place.field === 'number' ? dirname(file) : '';
    const key = [scope, place.field.replace('meta.', ''), value].join();
    const firstFile = firstFiles.get(key);
    if (firstFile === undefined) firstFiles.set(key, file);
    else errors.add(place, `is the same as in ${firstFile}: “${value}”\nWrite one of its own`);
  }
}

/** One article leads the blog page. */
function checkLead(entries: readonly EntryFile[], errors: ContentErrors): void {
  const articles = entries.filter(isArticle);
  const leading = articles.filter((entry) => entry.fields.featured && !isWaiting(entry));
  const files = leading.map(({ file }) => file);
  // One that cannot be read may be the one that leads.
  if (files.length === 1 || articles.length === 0 || !entries.every(isSound)) return;
  errors.add(
    leading[1]?.head.placeOf(['featured']) ?? { file: 'content/blog', field: 'featured' },
    files.length === 0
      ? 'no article leads the blog page\nWrite featured: true in one of them'
      : `${files.length} articles lead the blog page: ${files.join(', ')}\nTake featured: true out of all but one`,
  );
}

/** Topics are one by their address, so they have one spelling. */
function checkTopics(entries: readonly EntryFile[], errors: ContentErrors): void {
  const firstBySlug = new Map<string, { readonly file: string; readonly category: string }>();
  for (const { file, head, fields } of entries.filter(isArticle)) {
    const { category } = fields;
    const slug = slugOf(category);
    const earlier = firstBySlug.get(slug) ?? { file, category };
    firstBySlug.set(slug, earlier);
    errors.add(
      head.placeOf(['category']),
      slug === ''
        ? `“${category}” has no letters for the address of the topic’s page\nWrite it in Latin letters`
        : earlier.category !== category &&
            `“${category}” is written “${earlier.category}” in ${earlier.file}, and is the same topic\nWrite both alike`,
    );
  }
}

/** Checks that every address that was ever published still leads somewhere. */
function checkPublished({ byPath }: Targets, errors: ContentErrors): void {
  if (!existsSync(publishedFile)) {
    const fix = 'Take it from version control: it keeps published addresses from vanishing';
    return errors.add({ file: publishedFile }, `is missing\n${fix}`);
  }
  for (const address of readPublished(readFileSync(publishedFile, 'utf8'))) {
    const fix = `Add “- from: ${address}”, with to: the page that readers should find instead, and reason:`;
    errors.add(
      { file: 'content/redirects.yaml' },
      !byPath.has(address) && `${address} was published and is no page any more\n${fix}`,
    );
  }
}
