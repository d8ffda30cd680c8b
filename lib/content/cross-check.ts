import { basename, dirname } from 'node:path';
import { routeIds, routes } from '@/content/routes';
import type { FieldKind } from '@/content/schema/fields';
import { unsupportedCharacters } from '@/lib/pictures/brand/characters';
import { slugOf } from '@/lib/site/slug';
import { checkPublished, checkRedirects } from './check-addresses';
import { findLinkedQuestionError, findQuestionError } from './check-questions';
import type { ErrorText, ContentErrors } from './error';
import { filesUnder } from './files';
import { findLinkError } from './links';
import type { LinkInText } from './markdown';
import { findNameError } from './nearest';
import { isMissing, readPlaceholders } from './placeholders';
import type { EntryFile } from './read-entries';
import { findField, readValue, type FieldValue } from './schema-fields';
import { findTargets } from './targets';
import { listLocatedValues, type FieldsFile, type LocatedValue } from './yaml';

type ContentFiles = {
  readonly files: ReadonlyMap<string, FieldsFile>;
  /** Entries, also those whose heads are not in order, which is told already. */
  readonly entries: readonly EntryFile[];
  /** The drawings of content/pictures by name. */
  readonly drawings: object;
  /** Links in the texts of entries and legal pages. */
  readonly textLinks: readonly LinkInText[];
};

/** Checks the rules between files; those that could not be read are left out. */
export function crossCheck(content: ContentFiles, errors: ContentErrors): void {
  const { files, entries, textLinks } = content;
  const sources = [...files.values(), ...entries.map(({ head }) => head)];
  const values = sources.flatMap(listLocatedValues);
  const targets = findTargets(files, entries, values);
  const pages = new Map([
    ...routeIds.map((id) => [`content/pages/${id}.yaml`, routes[id].path] as const),
    ...entries.map(({ file, path }) => [file, path] as const),
  ]);
  const findAddressError = (address: string, file: string) =>
    findLinkError(address, targets, pages.get(file)) ?? findLinkedQuestionError(address);
  checkValues(content, values, findAddressError, errors);
  checkPlaceholders(sources, errors);
  for (const { file, line, address } of textLinks) {
    errors.add({ file, line }, findAddressError(address, file));
  }
  const redirects = files.get('content/redirects.yaml');
  if (redirects) checkRedirects(redirects, targets, errors);
  checkLabels(files, values, errors);
  checkDuplicates(values, errors);
  checkTitles(values, errors);
  const articles = entries.filter(({ kind }) => kind === 'article');
  checkLead(articles, errors);
  checkTopics(articles, errors);
  checkPublished(targets, errors);
}

/** Checks what a field names, in whichever file that is, and whether its words can be set. */
function checkValues(
  content: ContentFiles,
  values: readonly LocatedValue[],
  findAddressError: ValueRule,
  errors: ContentErrors,
): void {
  const rules = rulesByKind(content, values, findAddressError);
  const foreignFiles = new Set(
    content.entries
      .filter(({ file, fields }) => fields.language || errors.has({ file, field: 'language' }))
      .map(({ file }) => file),
  );
  for (const { file, location, value, meta } of values) {
    // What is not written as its field wants it, the schema has told.
    if (errors.has(location)) continue;
    const words = String(value);
    const rule = meta.kind && rules[meta.kind];
    // Words in another language are set in faces of the system, but not on pictures.
    const isSet = !foreignFiles.has(file) || location.field === 'pictureTitle';
    const isText = meta.max !== undefined && isSet;
    errors.add(location, rule?.(words, file), isText && findLetterError(words));
  }
}

/** What is wrong with the words of a field that stands in a file. */
type ValueRule = (words: string, file: string) => ErrorText | false | undefined;

/** The rules of fields that name something, by what they name. */
function rulesByKind(
  { entries, drawings }: ContentFiles,
  values: readonly LocatedValue[],
  findAddressError: ValueRule,
): { readonly [Kind in FieldKind]?: ValueRule } {
  const wordsOf = (matches: (meta: FieldValue['meta']) => boolean) =>
    values.filter(({ meta }) => matches(meta)).map(({ value }) => String(value));
  const documents = wordsOf(({ defines }) => defines === 'document');
  const kpis = wordsOf(({ defines }) => defines === 'KPI');
  const caseStudies = entries.filter(({ kind }) => kind === 'case study').map(({ slug }) => slug);
  const logos = filesUnder('public/images/allies').map((file) => basename(file, '.svg'));
  return {
    address: findAddressError,
    question: findQuestionError,
    'case study': (name) => findNameError('case study', name, caseStudies),
    document: (name) => findNameError('document', name, documents),
    KPI: (name) => findNameError('KPI', name, kpis),
    logo: (name) => findNameError('logo', name, logos),
    // A picture beside a text has an ending; whoever shows it reads it.
    picture: (name) => !name.includes('.') && findNameError('picture', name, Object.keys(drawings)),
  };
}

/** Checks that the fields that a file lists as stand-ins are there. */
function checkPlaceholders(sources: readonly FieldsFile[], errors: ContentErrors): void {
  for (const { values, locate } of sources) {
    for (const [index, name] of readPlaceholders(values).entries()) {
      const location = { ...locate(['placeholders', index]), field: 'placeholders' };
      errors.add(
        location,
        isMissing(values, name) && `names “${name}”, which is no field\nTake it out`,
      );
    }
  }
}

/** Checks that a link without words of its own leads to a page whose name it can take. */
function checkLabels(
  files: ReadonlyMap<string, FieldsFile>,
  values: readonly LocatedValue[],
  errors: ContentErrors,
): void {
  const namedPaths = routeIds.map((id): string => routes[id].path);
  for (const { file, path, location, value, meta } of values) {
    const source = files.get(file);
    if (meta.kind !== 'address' || source === undefined || errors.has(location)) continue;
    const around = path.slice(0, -1);
    const group = readValue(source.values, around);
    const isInList = Array.isArray(group);
    const canHaveLabel = findField(source.schema, [...around, 'label']) !== undefined;
    const hasLabel = Object(group).label !== undefined;
    errors.add(
      location,
      (isInList || (canHaveLabel && !hasLabel)) &&
        !namedPaths.includes(String(value)) &&
        `has no words: ${value} is no page whose name it could take\n${isInList ? `Write one of ${namedPaths.join(', ')}` : 'Add label: with the words of the link'}`,
    );
  }
}

/** Words that the site’s fonts cannot set in one face; other languages have faces of their own. */
function findLetterError(words: string): ErrorText | undefined {
  // A name of a file that cannot be read stands for itself, broken letters with it.
  const letters = unsupportedCharacters(words.replaceAll('\uFFFD', '')).join(' ');
  const fix =
    'Write it without them; engineers can add letters (docs/architecture.md, “When a token moves”)';
  return letters ? `has letters that the site’s fonts lack: ${letters}\n${fix}` : undefined;
}

/** Checks what search engines, readers of a list, or fields that name it could not tell apart. */
function checkDuplicates(values: readonly LocatedValue[], errors: ContentErrors): void {
  const firstFiles = new Map<string, string>();
  for (const { file, location, value, meta } of values) {
    const { defines = '' } = meta;
    const isUnique = file.endsWith('.md')
      ? /^(title|description|headline|number)$/.test(location.field)
      : /^meta\.(title|description)$/.test(location.field) || ['document', 'KPI'].includes(defines);
    if (!isUnique) continue;
    // Numbers are those of the cards of one folder.
    const scope = location.field === 'number' ? dirname(file) : defines;
    const name = location.field.split('.').at(-1);
    const key = [scope, name, value].join();
    const firstFile = firstFiles.get(key);
    if (firstFile === undefined) firstFiles.set(key, file);
    else errors.add(location, `is the same as in ${firstFile}: “${value}”\nWrite one of its own`);
  }
}

/** Checks that no title has the company's name, which the site puts behind each of them. */
function checkTitles(values: readonly LocatedValue[], errors: ContentErrors): void {
  const [company] = values.filter(
    ({ file, location }) => file === 'content/site.yaml' && location.field === 'name',
  );
  if (company === undefined) return;
  for (const { file, location, value } of values) {
    const isTitle = location.field === (file.endsWith('.md') ? 'title' : 'meta.title');
    errors.add(
      location,
      isTitle &&
        String(value).includes(String(company.value)) &&
        'names the company, which stands in every title\nTake its name out',
    );
  }
}

/** Checks that one article leads the blog page. */
function checkLead(articles: readonly EntryFile[], errors: ContentErrors): void {
  // One whose field cannot be read may be the one that leads.
  const isKnown = ({ file, head }: EntryFile) =>
    head.values !== undefined && !errors.has({ file, field: 'featured' });
  if (articles.length === 0 || !articles.every(isKnown)) return;
  const leading = articles.filter(({ fields, isWaiting }) => fields.featured && !isWaiting);
  if (leading.length === 1) return;
  const files = leading.map(({ file }) => file);
  errors.add(
    leading[1]?.head.locate(['featured']) ?? { file: 'content/blog', field: 'featured' },
    files.length === 0
      ? 'no article leads the blog page\nWrite featured: true in one of them'
      : `${files.length} articles lead the blog page: ${files.join(', ')}\nTake featured: true out of all but one`,
  );
}

/** Checks that topics, which are one by their address, have one spelling. */
function checkTopics(articles: readonly EntryFile[], errors: ContentErrors): void {
  const firstBySlug = new Map<string, EntryFile>();
  for (const article of articles) {
    const { category } = article.fields;
    if (category === undefined) continue;
    const slug = slugOf(category);
    const first = firstBySlug.get(slug) ?? article;
    firstBySlug.set(slug, first);
    errors.add(
      article.head.locate(['category']),
      first.fields.category !== category &&
        `“${category}” is written “${first.fields.category}” in ${first.file}, and is the same topic\nWrite both alike`,
    );
  }
}
