import { dirname } from 'node:path';
import { routeIds, routes } from '@/content/routes';
import type { LegalContent } from '@/content/schema/pages';
import type { Ui } from '@/content/schema/ui';
import { slugOf } from '../routes/slug';
import { charactersLacking } from '../brand/characters';
import { sample } from '../sample-brand/dataset';
import { parseQuestion } from '../sample-brand/reading/read';
import { sentenceOf } from '../sample-brand/reading/sentence';
import { checkRedirects, checkRoutes } from './check-routes';
import type { Advice, ContentErrors } from './error';
import { adviseOnLink, type Targets } from './links';
import type { LinkInText } from './markdown-errors';
import { adviseOnDrawing, listChoices, suggestName } from './nearest';
import { checkPublished } from './published';
import { addressesOf, isWaiting } from './resolve-entries';
import type { EntryFile, EntryKind, UnreadEntry } from './read-entries';
import { valuesIn, type FieldValue } from './schema-fields';
import { targetsOf } from './targets';
import { checkPlaceholders } from './placeholders';
import type { FieldsFile } from './yaml';

/** The content as read, file by file. */
export type ContentFiles = {
  readonly files: ReadonlyMap<string, FieldsFile>;
  readonly entries: readonly EntryFile<EntryKind>[];
  /** Entries whose heads are not in order, which is told already. */
  readonly unread: readonly UnreadEntry[];
  /** The drawings of content/pictures by name. */
  readonly drawings: object;
  /** Links in the texts of legal pages. */
  readonly legalLinks: readonly (LinkInText & { readonly file: string })[];
};

/** A text or number, and where it stands. */
type Value = FieldValue & Pick<FieldsFile, 'file' | 'at'> & { readonly field: string };

const valuesOf = ({ file, schema, values, at }: FieldsFile): readonly Value[] =>
  valuesIn(schema, values).map((value) => ({ ...value, file, at, field: value.path.join('.') }));

/** Checks all that hangs on several files, of whatever of them could be read. */
export function crossCheck(content: ContentFiles, errors: ContentErrors): void {
  const { files, entries, unread } = content;
  const words = [...files.values()].flatMap(valuesOf);
  const heads = [...entries, ...unread].flatMap(({ head }) => valuesOf(head));
  const targets = targetsOf(content);
  checkRoutes(errors);
  checkLinks(content, words, targets, errors);
  if ([...files.values()].every(({ values }) => values !== undefined)) {
    checkReachable(words, targets, errors);
  }
  const redirects = files.get('content/redirects.yaml');
  if (redirects) checkRedirects(redirects, targets, errors);
  checkUnlike(words, heads, errors);
  checkLead(content, errors);
  checkTopics(content, errors);
  checkNames(content, words, targets, errors);
  checkQuotes(content, errors);
  checkDemo(words, errors);
  checkLetters(content, [...words, ...heads], errors);
  checkPublished(targets, errors);
  checkPlaceholders(
    [...files.values(), ...[...entries, ...unread].map(({ head }) => head)],
    errors,
  );
}

/** The page that a file of words belongs to. */
const pageOf = (file: string) => {
  const id = routeIds.find((route) => file === `content/pages/${route}.yaml`);
  return id && { path: routes[id].path };
};

const isLink = ({ meta, value }: FieldValue) => meta.kind === 'address' && value !== '';

/** Links of words, of entries and of legal texts that lead nowhere. */
function checkLinks(
  { entries, unread, legalLinks }: ContentFiles,
  words: readonly Value[],
  targets: Targets,
  errors: ContentErrors,
): void {
  for (const { value, path, file, at, ...field } of words) {
    // What is not written as an address at all, the schema has told.
    const isWritten = /^(\/|#|https?:\/\/|mailto:)\S*$/.test(String(value));
    if (!isLink({ value, path, ...field }) || !isWritten || file.endsWith('/redirects.yaml'))
      continue;
    errors.add(at(path), adviseOnLink(String(value), targets, pageOf(file)));
  }
  for (const { address, file, line } of legalLinks) {
    errors.add({ file, line }, adviseOnLink(address, targets, pageOf(file)));
  }
  for (const entry of [...entries, ...unread]) {
    const { text, file } = entry;
    const page =
      'fields' in entry
        ? { path: addressesOf(entry).path, isDraft: isWaiting(entry) }
        : { path: entry.addresses[0] ?? '' };
    // A draft’s own places are known, too, though nobody else may link to it.
    const pages = new Map([...targets.pages, [page.path, new Set(text?.ids)]]);
    for (const { address, line } of text?.links ?? []) {
      errors.add({ file, line }, adviseOnLink(address, { ...targets, pages }, page));
    }
  }
}

/** Pages that no menu and no link leads to. */
function checkReachable(words: readonly Value[], { pages }: Targets, errors: ContentErrors): void {
  const linked = new Set(words.filter(isLink).map(({ value }) => String(value).split(/[?#]/)[0]));
  for (const id of routeIds) {
    const { path } = routes[id];
    if (id === 'home' || linked.has(path) || !pages.has(path)) continue;
    const fix = 'Add it to content/navigation.yaml, or link to it';
    errors.add({ file: `content/pages/${id}.yaml` }, { message: `no link leads to ${path}`, fix });
  }
}

/** Texts that search engines, or readers of a list, could not tell apart. */
function checkUnlike(
  words: readonly Value[],
  heads: readonly Value[],
  errors: ContentErrors,
): void {
  const all = [
    ...words.filter(({ field }) => /^meta\.(title|description)$/.test(field)),
    ...heads.filter(({ field }) => /^(title|description|number|headline)$/.test(field)),
  ];
  const isOfKind = ({ field }: Value) => field === 'number' || field === 'headline';
  const keyOf = (one: Value) =>
    [isOfKind(one) && dirname(one.file), one.field.replace('meta.', ''), one.value].join();
  const first = new Map([...all].reverse().map((one) => [keyOf(one), one]));
  for (const one of all) {
    const other = first.get(keyOf(one)) ?? one;
    if (other === one) continue;
    const message = isOfKind(one)
      ? `“${one.value}” is also in ${other.file}`
      : `is the same as in ${other.file}: “${one.value}”`;
    errors.add(one.at(one.path), { message, fix: 'Write one of its own' });
  }
}

const articlesIn = ({ entries }: ContentFiles) =>
  entries.filter(({ kind }) => kind === 'article') as readonly EntryFile<'article'>[];

/** One article leads the blog page. */
function checkLead(content: ContentFiles, errors: ContentErrors): void {
  const articles = articlesIn(content);
  const leadArticles = articles.filter((entry) => entry.fields.featured && !isWaiting(entry));
  // One that cannot be read may be the one that leads.
  if (leadArticles.length === 1 || articles.length === 0 || content.unread.length > 0) return;
  const files = leadArticles.map(({ file }) => file);
  errors.add(
    { file: files[1] ?? 'content/blog', field: 'featured' },
    files.length === 0
      ? { message: 'no article leads the blog page', fix: 'Write featured: true in one of them' }
      : {
          message: `${files.length} articles lead the blog page: ${files.join(', ')}`,
          fix: 'Take featured: true out of all but one',
        },
  );
}

/** Topics are one by their address, so they have one spelling. */
function checkTopics(content: ContentFiles, errors: ContentErrors): void {
  const first = new Map<string, EntryFile<'article'>>();
  for (const article of articlesIn(content)) {
    const { category } = article.fields;
    const slug = slugOf(category);
    const place = article.head.at(['category']);
    if (slug === '') {
      const message = `“${category}” has no letters for the address of the topic’s page`;
      errors.add(place, { message, fix: 'Write it in Latin letters' });
      continue;
    }
    const other = first.get(slug) ?? article;
    first.set(slug, other);
    if (other.fields.category === category) continue;
    const message = `“${category}” is written “${other.fields.category}” in ${other.file}, and is the same topic`;
    errors.add(place, { message, fix: 'Write both alike' });
  }
}

/** Names in one file of things that another file holds, or that are files. */
function checkNames(
  { entries, unread, drawings }: ContentFiles,
  words: readonly Value[],
  targets: Targets,
  errors: ContentErrors,
): void {
  const defined = (kind: string) =>
    words.filter(({ meta }) => meta.defines === kind).map(({ value }) => String(value));
  const kpis = defined('KPI');
  const documents = defined('document');
  const studies = entries.flatMap(({ kind, slug }) => (kind === 'case study' ? [slug] : []));
  const studySlugs = [...studies, ...unread.map(({ slug }) => slug)];
  const advice = ({ value, meta }: Value): Advice | undefined => {
    const name = String(value);
    const logo = `/images/allies/${name}.svg`;
    if (meta.kind === 'picture') return adviseOnDrawing(name, drawings);
    if (meta.names === 'KPI' && kpis.length > 0 && !kpis.includes(name)) {
      const fix = `Write one of the Octomine page: ${kpis.join(', ')}`;
      return { message: `“${name}” is no KPI`, fix };
    }
    if (meta.names === 'document' && documents.length > 0 && !documents.includes(name)) {
      const message = `there is no document “${name}” in content/ui/documents.yaml`;
      return { message, fix: suggestName(name, documents) };
    }
    if (meta.names === 'case study' && !studySlugs.includes(name)) {
      const message = `there is no case study content/case-studies/${name}.md`;
      return { message, fix: listChoices(studies) };
    }
    return meta.names === 'logo' && !targets.files.has(logo)
      ? { message: `there is no file public${logo}`, fix: 'Bring it, or take the field out' }
      : undefined;
  };
  for (const one of words) errors.add(one.at(one.path), advice(one));
}

/** Questions and links to the ASK Octopus demo which it does not answer; traps which it does. */
function checkDemo(words: readonly Value[], errors: ContentErrors): void {
  for (const { value, meta, path, at } of words) {
    const [page, query] = String(value).split(/[?#]/);
    const isLinked = meta.kind === 'address' && page === routes['ask-octopus'].path;
    const linked = isLinked ? new URLSearchParams(query).get('ask') : null;
    const behaviour = linked === null ? meta.demo : 'answers';
    if (behaviour) errors.add(at(path), adviseOnQuestion(linked ?? String(value), behaviour));
  }
}

function adviseOnQuestion(question: string, behaviour: 'answers' | 'refuses'): Advice | undefined {
  const reading = parseQuestion(question, sample);
  if ('request' in reading) {
    const fix = 'Ask what it refuses: a cause, a week that it does not hold, somebody else’s sales';
    return behaviour === 'refuses'
      ? { message: `ASK Octopus answers “${question}”`, fix }
      : undefined;
  }
  if (behaviour === 'refuses') return undefined;
  const { kind, words, offers } = reading.doubt;
  const unknown = words.map((word) => `“${word}”`).join(', ');
  const reason = kind === 'words' ? `: it does not know ${unknown}` : '';
  const examples = offers.map((offer) => `“${sentenceOf(sample, offer)}”`);
  const fix = `Ask what it can answer, such as ${examples.join(', ')}`;
  return { message: `ASK Octopus has no answer to “${question}”${reason}`, fix };
}

/** The trial’s promises stand word for word on the legal pages that they are quoted from. */
function checkQuotes({ files }: ContentFiles, errors: ContentErrors): void {
  const trial = files.get('content/ui/trial.yaml');
  const quotes = (trial?.data as Ui['trial'] | undefined)?.quotes ?? [];
  for (const [index, { text, source }] of quotes.entries()) {
    const page = files.get(`content/pages/${source}.yaml`);
    const sections = (page?.data as LegalContent | undefined)?.sections;
    if (trial === undefined || sections === undefined) continue;
    if (sections.some(({ body }) => plain(body).includes(plain(text)))) continue;
    const message = `does not stand in ${page?.file}: “${text}”`;
    const fix = 'Write a sentence of that page word for word';
    errors.add(trial.at(['quotes', index, 'text']), { message, fix });
  }
}

/** Markdown as it is read, in one line. */
const plain = (text: string) =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`\\]/g, '')
    .replaceAll(/\s+/g, ' ');

/** Words that the site’s fonts cannot set in one face; other languages have faces of their own. */
function checkLetters(
  { entries }: ContentFiles,
  values: readonly Value[],
  errors: ContentErrors,
): void {
  const foreign = new Set(
    entries.flatMap(({ file, fields }) => (fields.language === undefined ? [] : [file])),
  );
  for (const { file, path, value, meta, at } of values) {
    const isNoText =
      (meta.kind !== undefined && meta.kind !== 'topic') || /^\//.test(String(value));
    if (isNoText || foreign.has(file)) continue;
    const missing = charactersLacking(String(value).replaceAll('\uFFFD', '')).map(printable);
    if (missing.length === 0) continue;
    const message = `has letters that the site’s fonts lack: ${missing.join(' ')}`;
    const fix = 'Write it without them; engineers can add letters (docs/architecture.md, Fonts)';
    errors.add(at(path), { message, fix });
  }
}

/** A character as a message can show it. */
const printable = (character: string) =>
  /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(character)
    ? character
    : `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
