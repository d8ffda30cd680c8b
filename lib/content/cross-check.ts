import { dirname } from 'node:path';
import { routeIds, routes } from '@/content/routes';
import { charactersLacking } from '../brand/characters';
import { redirectErrors, routeErrors } from './check-routes';
import type { ContentError, Fault } from './error';
import { linkFault, type Targets } from './links';
import type { LinkInText } from './markdown-errors';
import { drawingFault, listed } from './nearest';
import { publishedErrors } from './published';
import { addressesOf, isWaiting } from './resolve-entries';
import type { EntryFile, EntryKind } from './read-entries';
import { settingErrors } from './settings';
import { targetsOf } from './targets';
import { placeholderErrors, type Source } from './placeholders';
import { fieldName, type FieldsFile } from './yaml';

/** The content as read, file by file. */
export type Given = {
  readonly files: ReadonlyMap<string, FieldsFile>;
  readonly entries: readonly EntryFile<EntryKind>[];
  /** The drawings of content/pictures by name. */
  readonly drawings: object;
  /** Links in the texts of legal pages. */
  readonly legalLinks: readonly (LinkInText & { readonly file: string })[];
  /** Addresses of entries whose files cannot be read, which is told already. */
  readonly unread: readonly string[];
  /** Whether every file of words could be read. */
  readonly isWhole: boolean;
};

/** One text of a file: where it stands and what it says. */
type Text = {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly value: string;
};

/** All that is wrong between files of which each is in order by itself. */
export function findErrors(given: Given): readonly ContentError[] {
  const heads = given.entries.map((entry) => ({ ...entry, data: entry.fields }));
  const texts = [...given.files.values()].flatMap((source) => textsIn(source));
  const textsOfHeads = heads.flatMap((source) => textsIn(source));
  const targets = targetsOf(given);
  return [
    ...settingErrors(process.env),
    ...routeErrors(),
    ...linkErrors(given, texts, targets),
    ...(given.isWhole ? unreachable(texts, targets) : []),
    ...redirectErrors(given.files, targets),
    ...sameErrors(texts, textsOfHeads),
    ...leadErrors(given),
    ...nameErrors(given, texts, targets),
    ...letterErrors(given, [...texts, ...textsOfHeads]),
    ...publishedErrors(targets),
    ...placeholderErrors([...given.files.values(), ...heads]),
  ];
}

/** Every text and number inside a file. */
function textsIn(source: Source, path: readonly PropertyKey[] = []): readonly Text[] {
  const { file, data, lineOf } = source;
  if (typeof data === 'string' || typeof data === 'number') {
    return [{ file, line: lineOf(path), field: fieldName(path), value: `${data}` }];
  }
  if (typeof data !== 'object' || data === null || path[0] === 'placeholders') return [];
  return Object.entries(data).flatMap(([key, item]) =>
    textsIn({ ...source, data: item }, [...path, key]),
  );
}

const wrong = ({ file, line, field }: Text, fault: Fault): ContentError => {
  return { file, line, field, ...fault };
};

const isAddress = (value: string) => /^(\/|#|https?:\/\/|mailto:)\S*$/.test(value);

/** The page that a file of words belongs to. */
const pageOf = (file: string) => {
  const id = routeIds.find((route) => file === `content/pages/${route}.yaml`);
  return id && { path: routes[id].path };
};

/** Links of words, of entries and of legal texts that lead nowhere. */
function linkErrors({ entries, legalLinks }: Given, texts: readonly Text[], targets: Targets) {
  const inWords = texts.filter(
    ({ file, field, value }) =>
      isAddress(value) && file !== 'content/redirects.yaml' && field !== 'origin',
  );
  const links = [
    ...inWords.map(({ value, ...at }) => ({
      ...at,
      address: value,
      here: pageOf(at.file),
      targets,
    })),
    ...legalLinks.map((link) => ({ ...link, here: pageOf(link.file), targets })),
    ...entries.flatMap((entry) => {
      const { text } = entry;
      const here = { path: addressesOf(entry).path, isDraft: isWaiting(entry) };
      // A draft’s own places are known, too, though nobody else may link to it.
      const pages = new Map([...targets.pages, [here.path, new Set(text?.ids)]]);
      const own = { file: entry.file, here, targets: { ...targets, pages } };
      return (text?.links ?? []).map((link) => ({ ...link, ...own }));
    }),
  ];
  return links.flatMap(({ address, here, targets: known, ...at }): ContentError[] => {
    const fault = linkFault(address, known, here);
    return fault ? [{ ...at, ...fault }] : [];
  });
}

/** Pages that no menu and no link leads to. */
function unreachable(texts: readonly Text[], { pages }: Targets): ContentError[] {
  const linked = new Set(texts.map(({ value }) => value.split(/[?#]/)[0] ?? ''));
  return routeIds.flatMap((id): ContentError[] => {
    const { path } = routes[id];
    if (id === 'home' || linked.has(path) || !pages.has(path)) return [];
    const fix = 'Add it to content/navigation.yaml, or link to it';
    return [{ file: `content/pages/${id}.yaml`, message: `no link leads to ${path}`, fix }];
  });
}

/** Texts that search engines, or readers of a list, could not tell apart. */
function sameErrors(texts: readonly Text[], heads: readonly Text[]): ContentError[] {
  const all = [
    ...texts.filter(({ field }) => /^meta\.(title|description)$/.test(field)),
    ...heads.filter(({ field }) => /^(title|description|number|headline)$/.test(field)),
  ];
  const ofOneKind = ({ field }: Text) => field === 'number' || field === 'headline';
  const keyOf = (text: Text) =>
    [ofOneKind(text) && dirname(text.file), text.field.replace('meta.', ''), text.value].join();
  const first = new Map([...all].reverse().map((text) => [keyOf(text), text]));
  return all.flatMap((text): ContentError[] => {
    const other = first.get(keyOf(text)) ?? text;
    if (other === text) return [];
    const message = ofOneKind(text)
      ? `“${text.value}” is also in ${other.file}`
      : `is the same as in ${other.file}: “${text.value}”`;
    return [wrong(text, { message, fix: 'Write one of its own' })];
  });
}

/** One article leads the blog page. */
function leadErrors({ entries, unread }: Given): ContentError[] {
  const articles = entries.filter(({ kind }) => kind === 'article') as EntryFile<'article'>[];
  const leading = articles.filter((entry) => entry.fields.featured && !isWaiting(entry));
  // One that cannot be read may be the one that leads.
  if (leading.length === 1 || articles.length === 0 || unread.length > 0) return [];
  const files = leading.map(({ file }) => file);
  const [message, fix] =
    files.length === 0
      ? ['no article leads the blog page', 'Write featured: true in one of them']
      : [
          `${files.length} articles lead the blog page: ${files.join(', ')}`,
          'Take featured: true out of all but one',
        ];
  return [{ file: files[1] ?? 'content/blog', field: 'featured', message, fix }];
}

/** Names in one file of things that another file holds, or that are files. */
function nameErrors(
  { entries, unread, drawings }: Given,
  texts: readonly Text[],
  targets: Targets,
): ContentError[] {
  const kpis = texts
    .filter(({ file }) => file === 'content/pages/octomine.yaml')
    .filter(({ field }) => /^kpiLibrary\.definitions\.\d+\.name$/.test(field))
    .map(({ value }) => value);
  const studies = entries.flatMap(({ kind, slug }) => (kind === 'case study' ? [slug] : []));
  const faultOf = ({ file, field, value }: Text): Fault | undefined => {
    const place = `${file} ${field}`;
    if (/^content\/pages\/\S+ (.*\.)?(picture|image)$/.test(place)) {
      return drawingFault(value, drawings);
    }
    if (place.startsWith('content/pages/home.yaml whyChoose.kpis.definitions.')) {
      if (kpis.length === 0 || kpis.includes(value)) return undefined;
      const fix = `Write one of the Octomine page: ${kpis.join(', ')}`;
      return { message: `“${value}” is no KPI`, fix };
    }
    if (place.startsWith('content/pages/home.yaml successStories.stories.')) {
      if ([...studies, ...unread].some((known) => `/${known}`.endsWith(`/${value}`)))
        return undefined;
      const message = `there is no case study content/case-studies/${value}.md`;
      return { message, fix: listed(studies) };
    }
    const logo = `/images/allies/${value}.svg`;
    return /^content\/site\.yaml allies\.\d+\.logo$/.test(place) && !targets.files.has(logo)
      ? { message: `there is no file public${logo}`, fix: 'Bring it, or take the field out' }
      : undefined;
  };
  return texts.flatMap((text) => {
    const fault = faultOf(text);
    return fault ? [wrong(text, fault)] : [];
  });
}

/** Words that the site's fonts cannot set in one face; other languages have faces of their own. */
function letterErrors({ entries }: Given, texts: readonly Text[]): ContentError[] {
  const foreign = new Set(
    entries.flatMap(({ file, fields }) => (fields.language === undefined ? [] : [file])),
  );
  return texts.flatMap((text): ContentError[] => {
    const { file, field, value } = text;
    const isElsewhere = /vocabulary\.yaml |\.body$/.test(`${file} ${field}`) || foreign.has(file);
    const missing =
      isElsewhere || isAddress(value) ? [] : charactersLacking(value.replaceAll('\uFFFD', ''));
    if (missing.length === 0) return [];
    const message = `has letters that the site’s fonts lack: ${missing.join(' ')}`;
    const fix = 'Write it without them; engineers can add letters (docs/architecture.md, Fonts)';
    return [wrong(text, { message, fix })];
  });
}
