import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { routeIds, routes } from '@/content/routes';
import type { LegalContent } from '@/content/schema/pages';
import { charactersLacking } from '../brand/characters';
import { slugOf } from '../routes/slug';
import { adviseOnLinkedQuestion, adviseOnQuestion } from './check-questions';
import { checkRedirects, checkRoutes } from './check-routes';
import type { Advice, ContentErrors, Place } from './error';
import { legalPages } from './legal-texts';
import { adviseOnLink, type Targets } from './links';
import { adviseOnDrawing, suggestName } from './nearest';
import { publishedFile, readPublished } from './published';
import { isArticle, isSound, type EntryFile } from './read-entries';
import { isMissing, placeholderFields } from './placeholders';
import { addressesOf, isWaiting } from './resolve-entries';
import type { FieldKind } from '@/content/schema/fields';
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
  const words = [...files.values()].flatMap(valuesOf);
  const heads = entries.flatMap(({ head }) => valuesOf(head));
  const targets = findTargets(files, entries);
  const pages = pagesByFile(entries);
  checkRoutes(errors);
  checkNames(content, [...words, ...heads], targets, pages, errors);
  for (const { file, line, address } of textLinks) {
    errors.add({ file, line }, adviseOnLink(address, targets, pages.get(file)));
  }
  const redirects = files.get('content/redirects.yaml');
  if (redirects) checkRedirects(redirects, targets, errors);
  if ([...files.values()].every(({ values }) => values !== undefined)) {
    checkReachable(words, targets, errors);
  }
  checkDuplicates(words, heads, errors);
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

/** Checks what a field names: in another file, in its own, or a file. */
function checkNames(
  { files, entries, drawings }: ContentFiles,
  values: readonly Value[],
  targets: Targets,
  pages: ReadonlyMap<string, string>,
  errors: ContentErrors,
): void {
  // Where nothing is defined, its file cannot be read, which is told already.
  const unlessAmong = (kind: FieldValue['meta']['defines'], name: string, message: string) => {
    const definedNames = values.flatMap(({ meta, value }) =>
      meta.defines === kind ? `${value}` : [],
    );
    return (
      definedNames.length > 0 &&
      !definedNames.includes(name) &&
      `${message}\n${suggestName(name, definedNames)}`
    );
  };
  const studies = entries.flatMap(({ kind, slug }) => (kind === 'case study' ? [slug] : []));
  const legal = legalPages.map((file) => files.get(file)?.data as LegalContent | undefined);
  // Of one whose fields are wrong it is not known.
  const foreign = new Set(
    entries.flatMap(({ file, fields }) => {
      const isEnglish = fields && fields.language === undefined;
      return isEnglish && !errors.has({ file, field: 'language' }) ? [] : file;
    }),
  );
  const advisers: { readonly [Kind in FieldKind]?: (name: string, file: string) => Advisory } = {
    address: (address, file) =>
      !file.endsWith('redirects.yaml') &&
      (adviseOnLink(address, targets, pages.get(file)) ?? adviseOnLinkedQuestion(address)),
    picture: (name, file) => files.has(file) && adviseOnDrawing(name, drawings),
    'case study': (name) =>
      !studies.includes(name) &&
      `there is no case study content/case-studies/${name}.md\nThere are ${studies.join(', ')}`,
    document: (name) =>
      unlessAmong('document', name, `there is no document “${name}” in content/ui/documents.yaml`),
    KPI: (name) => unlessAmong('KPI', name, 'is no KPI of the library'),
    logo: (name) => {
      const file = `public/images/allies/${name}.svg`;
      return !existsSync(file) && `there is no file ${file}\nBring it, or take the line out`;
    },
    promise: (words) =>
      legal.every(
        (page) => !page?.sections.some(({ body }) => plainText(body).includes(plainText(words))),
      ) &&
      legal.every((page) => page !== undefined) &&
      `stands on no legal page: “${words}”\nWrite a sentence of the terms or the privacy policy word for word`,
    answered: (question) => adviseOnQuestion(question, 'answers'),
    refused: (question) => adviseOnQuestion(question, 'refuses'),
  };
  for (const { file, place, value, meta } of values) {
    // What is not written as its field wants it, the schema has told.
    if (errors.has(place)) continue;
    errors.add(place, meta.kind && advisers[meta.kind]?.(String(value), file));
    const isText = meta.max !== undefined || meta.kind === 'topic';
    if (isText && !foreign.has(file)) errors.add(place, adviseOnLetters(String(value)));
  }
  for (const { data, placeOf } of [...files.values(), ...entries.map(({ head }) => head)]) {
    for (const [index, name] of placeholderFields(data).entries()) {
      const place = { ...placeOf(['placeholders', index]), field: 'placeholders' };
      errors.add(place, isMissing(data, name) && `names “${name}”, which is no field\nTake it out`);
    }
  }
}

type Advisory = Advice | false | undefined;

/** Markdown as it is read, in one line. */
const plainText = (text: string) =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`\\]/g, '')
    .replaceAll(/\s+/g, ' ');

/** Words that the site’s fonts cannot set in one face; other languages have faces of their own. */
function adviseOnLetters(words: string): Advisory {
  // A name of a file that cannot be read stands for itself, broken letters with it.
  const lackingLetters = charactersLacking(words.replaceAll('\uFFFD', '')).join(' ');
  return (
    lackingLetters !== '' &&
    `has letters that the site’s fonts lack: ${lackingLetters}\nWrite it without them; engineers can add letters (docs/architecture.md, “When a token moves”)`
  );
}

const isLink = ({ meta }: Value) => meta.kind === 'address';

/** Pages that no menu and no link leads to. */
function checkReachable(words: readonly Value[], targets: Targets, errors: ContentErrors): void {
  const linked = new Set(words.filter(isLink).map(({ value }) => String(value).split(/[?#]/)[0]));
  for (const id of routeIds) {
    const { path } = routes[id];
    const isReached = id === 'home' || linked.has(path) || !targets.byPath.has(path);
    const fix = 'Add it to content/navigation.yaml, or link to it';
    errors.add(
      { file: `content/pages/${id}.yaml` },
      !isReached && `no link leads to ${path}\n${fix}`,
    );
  }
}

/** Texts that search engines, or readers of a list, could not tell apart. */
function checkDuplicates(
  words: readonly Value[],
  heads: readonly Value[],
  errors: ContentErrors,
): void {
  const isOwn = /^(meta\.)?(title|description)$/;
  // Numbers and headlines are those of the cards of one folder.
  const isCard = /^(number|headline)$/;
  const firstByKey = new Map<string, Value>();
  for (const value of [...words.filter(({ place }) => place.field.startsWith('meta.')), ...heads]) {
    const { field } = value.place;
    if (!isOwn.test(field) && !isCard.test(field)) continue;
    const scope = isCard.test(field) ? dirname(value.file) : '';
    const key = [scope, field.replace('meta.', ''), value.value].join();
    const earlier = firstByKey.get(key);
    if (earlier === undefined) firstByKey.set(key, value);
    else {
      const what = scope ? `“${value.value}” is also in ${earlier.file}` : '';
      const same = `is the same as in ${earlier.file}: “${value.value}”`;
      errors.add(value.place, `${what || same}\nWrite one of its own`);
    }
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
