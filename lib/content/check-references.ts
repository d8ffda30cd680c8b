import { basename, dirname } from 'node:path';
import { routeIds, routes } from '@/content/routes';
import type { FieldKind } from '@/content/schema/fields';
import type { Redirect } from '@/content/schema/site';
import type { Ui } from '@/content/schema/ui';
import type { Picture } from '@/lib/pictures/pictures';
import { unsupportedCharacters } from '@/lib/pictures/brand/characters';
import { askingParameters, parseRequest } from '@/lib/sample-brand/ask/address';
import { sample } from '@/lib/sample-brand/data/dataset';
import { slugify } from '@/lib/base/slug';
import { checkPublished, checkRedirects } from './check-addresses';
import type { Article } from './entry';
import type { ErrorMessage, ErrorCollector } from '@/lib/base/error';
import { listFiles } from '@/lib/base/files';
import { findLinkError } from './links';
import type { LinkInText } from './markdown';
import { findNameError } from './nearest';
import { isMissing, readPlaceholders } from './placeholders';
import type { CompiledEntry } from './read-entries';
import { findTargets } from './link-targets';
import type { FieldsFile, LocatedValue } from './yaml';

type ContentFiles = {
  readonly files: ReadonlyMap<string, FieldsFile>;
  readonly entries: readonly CompiledEntry[];
  /** Those that the site shows. */
  readonly articles: readonly Article[];
  /** The pictures of content/pictures by name. */
  readonly pictures: Readonly<Record<string, Picture>>;
  /** Links in the texts of entries and legal pages. */
  readonly textLinks: readonly LinkInText[];
};

/** Checks the rules between files, each of which is in order by itself. */
export function checkReferences(content: ContentFiles, errors: ErrorCollector): void {
  const { files, entries, articles, textLinks } = content;
  const sources = [...files.values(), ...entries.map(({ frontMatter }) => frontMatter)];
  const values = sources.flatMap((source) => source.values);
  const targets = findTargets(files, entries, articles);
  const pages = new Map([
    ...routeIds.map((id) => [`content/pages/${id}.yaml`, routes[id].path] as const),
    ...entries.map(({ entry: { file, path } }) => [file, path] as const),
  ]);
  const findAddressError = (address: string, file: string) =>
    findLinkError(address, targets, pages.get(file)) ?? findLinkedQuestionError(address);
  checkValues(content, values, findAddressError, errors);
  checkPlaceholders(sources, errors);
  for (const { file, line, address } of textLinks) {
    errors.add({ file, line }, findAddressError(address, file));
  }
  const redirects = files.get('content/redirects.yaml') as FieldsFile<readonly Redirect[]>;
  checkRedirects(redirects, targets, errors);
  checkPublished(targets, errors);
  checkDuplicates(values, errors);
  checkTopics(entries, errors);
}

/** Checks what a field names, in whichever file that is, and whether its words can be set. */
function checkValues(
  content: ContentFiles,
  values: readonly LocatedValue[],
  findAddressError: ValueRule,
  errors: ErrorCollector,
): void {
  const rules = rulesByKind(content, findAddressError);
  const foreignFiles = new Set(
    content.entries.filter(({ entry }) => entry.language).map(({ entry }) => entry.file),
  );
  for (const { file, location, value, meta } of values) {
    const words = String(value);
    // Words in another language are set in faces of the system, but not on pictures.
    const isSet = !foreignFiles.has(file) || location.field === 'pictureTitle';
    errors.add(
      location,
      meta.kind && rules[meta.kind]?.(words, file),
      meta.max !== undefined && isSet && findLetterError(words),
    );
  }
}

/** Checks the words of a field in a file, and says what is wrong with them. */
type ValueRule = (words: string, file: string) => ErrorMessage | false | undefined;

/** The rules of fields that name something, by what they name. */
function rulesByKind(
  { files, entries, pictures }: ContentFiles,
  findAddressError: ValueRule,
): { readonly [Kind in FieldKind]?: ValueRule } {
  const { documents } = files.get('content/ui/documents.yaml')?.data as Ui['documents'];
  const documentNames = documents.map(({ name }) => name);
  const caseStudies = entries
    .filter(({ entry }) => entry.kind === 'case study')
    .map(({ entry }) => entry.slug);
  const logos = listFiles('public/images/allies').map((file) => basename(file, '.svg'));
  return {
    address: findAddressError,
    question: findQuestionError,
    'case study': (name) => findNameError('case study', name, caseStudies),
    document: (name) => findNameError('document', name, documentNames),
    logo: (name) => findNameError('logo', name, logos),
    // A picture beside a text has an ending; whoever shows it reads it.
    picture: (name) => !name.includes('.') && findNameError('picture', name, Object.keys(pictures)),
  };
}

/** What is wrong with a question, written as the part of an address behind the question mark. */
function findQuestionError(query: string): ErrorMessage | undefined {
  const request = parseRequest(query, sample);
  return request && !('words' in request)
    ? undefined
    : `is no question that the sample answers: “${query}”\nAsk it in the demo, and copy what its address then has between ? and #`;
}

/** The same of a question in the address of a link to the demo; words of it open the list. */
function findLinkedQuestionError(address: string): ErrorMessage | undefined {
  const [page, query = ''] = address.split(/[?#]/);
  const parameters = new URLSearchParams(query);
  const isAsking = askingParameters.some((name) => parameters.has(name));
  return page === routes['ask-octopus'].path && isAsking && !parseRequest(query, sample)
    ? findQuestionError(query)
    : undefined;
}

/** Checks that the fields that a file lists as stand-ins are there. */
function checkPlaceholders(sources: readonly FieldsFile[], errors: ErrorCollector): void {
  for (const { data, locate } of sources) {
    for (const [index, name] of readPlaceholders(data).entries()) {
      errors.add(
        locate(['placeholders', index]),
        isMissing(data, name) && `names “${name}”, which is no field\nTake it out`,
      );
    }
  }
}

/** Words that the site’s fonts cannot set in one face; other languages have faces of their own. */
function findLetterError(words: string): ErrorMessage | undefined {
  const letters = unsupportedCharacters(words).join(' ');
  const fix =
    'Write it without them, or say the language of the text (language: hi); engineers can add letters (docs/architecture.md, “When a token moves, or an icon is added”)';
  return letters ? `has letters that the site’s fonts lack: ${letters}\n${fix}` : undefined;
}

/** Checks what search engines, readers of a list, or fields that name it could not tell apart. */
function checkDuplicates(values: readonly LocatedValue[], errors: ErrorCollector): void {
  const firstFiles = new Map<string, string>();
  for (const { file, location, value } of values) {
    const { field } = location;
    const isUnique = file.endsWith('.md')
      ? /^(title|description|headline|number)$/.test(field)
      : /^meta\.(title|description)$|^documents\.\d+\.name$/.test(field);
    if (!isUnique) continue;
    // Numbers are those of the cards of one folder.
    const scope = field === 'number' ? dirname(file) : '';
    const key = [scope, field.split('.').at(-1), value].join();
    const firstFile = firstFiles.get(key);
    if (firstFile === undefined) firstFiles.set(key, file);
    else errors.add(location, `is the same as in ${firstFile}: “${value}”\nWrite one of its own`);
  }
}

/** Checks that topics, which are one by their address, have one spelling. */
function checkTopics(entries: readonly CompiledEntry[], errors: ErrorCollector): void {
  const firstBySlug = new Map<string, Article>();
  for (const { entry, frontMatter } of entries) {
    if (entry.kind !== 'article') continue;
    const slug = slugify(entry.category);
    const first = firstBySlug.get(slug) ?? entry;
    firstBySlug.set(slug, first);
    errors.add(
      frontMatter.locate(['category']),
      first.category !== entry.category &&
        `“${entry.category}” is written “${first.category}” in ${first.file}, and is the same topic\nWrite both alike`,
    );
  }
}
