import { routeIds, routes } from '@/content/routes';
import type { Site } from '@/content/schema/site';
import { charactersLacking } from '../brand/characters';
import { redirectErrors, routeErrors } from './check-routes';
import type { ContentError } from './error';
import { linkFault, type Targets } from './links';
import type { RenderedText } from './markdown';
import type { LinkInText } from './markdown-errors';
import { drawingFault, listed } from './nearest';
import { publishedErrors } from './published';
import { addressesOf, isWaiting } from './resolve-entries';
import type { EntryFile, EntryKind } from './read-entries';
import type { WordsFile } from './read-content';
import { settingErrors } from './settings';
import { targetsOf } from './targets';
import { fieldName, valueAt, type LineOf } from './yaml';

/** The content as read, file by file. */
export type Given = {
  readonly files: ReadonlyMap<string, WordsFile>;
  readonly entries: readonly EntryFile<EntryKind>[];
  readonly texts: ReadonlyMap<string, RenderedText>;
  /** The drawings of content/pictures by name. */
  readonly drawings: object;
  /** Links in the texts of legal pages. */
  readonly legalLinks: readonly (LinkInText & { readonly file: string })[];
  readonly site?: Site;
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
  const texts = [...given.files].flatMap(([file, { yaml, data }]) =>
    textsIn(data, file, yaml.lineOf),
  );
  const targets = targetsOf(given);
  return [
    ...settingErrors(process.env),
    ...routeErrors(),
    ...linkErrors(given, texts, targets),
    ...(given.isWhole ? unreachable(texts, targets) : []),
    ...redirectErrors(given.files, targets),
    ...sameErrors(given, texts),
    ...leadErrors(given),
    ...nameErrors(given, texts, targets),
    ...letterErrors(given, texts),
    ...publishedErrors(targets),
    ...placeholderErrors(given),
  ];
}

/** Every text inside a value. */
function textsIn(
  value: unknown,
  file: string,
  lineOf: LineOf,
  path: readonly PropertyKey[] = [],
): readonly Text[] {
  if (typeof value === 'string') {
    return [{ file, line: lineOf(path), field: fieldName(path), value }];
  }
  if (typeof value !== 'object' || value === null || path[0] === 'placeholders') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsIn(item, file, lineOf, [...path, key]),
  );
}

const wrong = ({ file, line, field }: Text, message: string, fix?: string): ContentError => {
  return { file, line, field, message, fix };
};

const isAddress = (value: string) => /^(\/|#|https?:\/\/|mailto:)\S*$/.test(value);

/** The page that a file of words belongs to. */
const pageOf = (file: string) => {
  const id = routeIds.find((route) => file === `content/pages/${route}.yaml`);
  return id && { path: routes[id].path };
};

/** Links of words, of entries and of legal texts that lead nowhere. */
function linkErrors(
  { entries, texts: rendered, legalLinks }: Given,
  texts: readonly Text[],
  targets: Targets,
) {
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
      const text = rendered.get(entry.file);
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
function sameErrors({ entries }: Given, texts: readonly Text[]): ContentError[] {
  const ofEntries = (name: 'title' | 'description' | 'number' | 'headline', kind?: EntryKind) =>
    entries.flatMap((entry): Text[] => {
      const { file, fields, lineOf } = entry;
      const value = kind === undefined || entry.kind === kind ? fields[name] : undefined;
      return value === undefined
        ? []
        : [{ file, line: lineOf([name]), field: name, value: `${value}` }];
    });
  const repeated = (all: readonly Text[], message: (value: string, other: string) => string) => {
    const first = new Map([...all].reverse().map((text) => [text.value, text]));
    return all.flatMap((text): ContentError[] => {
      const other = first.get(text.value) ?? text;
      return other === text
        ? []
        : [wrong(text, message(text.value, other.file), 'Write one of its own')];
    });
  };
  return [
    ...(['title', 'description'] as const).flatMap((name) =>
      repeated(
        [...texts.filter(({ field }) => field === `meta.${name}`), ...ofEntries(name)],
        (value, other) => `is the same as in ${other}: “${value}”`,
      ),
    ),
    ...(['article', 'case study'] as const).flatMap((kind) =>
      (['number', 'headline'] as const).flatMap((name) =>
        repeated(ofEntries(name, kind), (value, other) => `“${value}” is also in ${other}`),
      ),
    ),
  ];
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
  const kpis = texts.filter(({ file, field }) =>
    /octomine\.yaml kpiLibrary\.definitions\.\d+\.name$/.test(`${file} ${field}`),
  );
  const knownKpis = kpis.map(({ value }) => value);
  const studies = entries.flatMap(({ kind, slug }) => (kind === 'case study' ? [slug] : []));
  const rules: readonly (readonly [
    place: RegExp,
    fault: (name: string) => Pick<ContentError, 'message' | 'fix'> | false | undefined,
  ])[] = [
    [
      /^content\/pages\/home\.yaml whyChoose\.kpis\.definitions\./,
      (name) =>
        knownKpis.length > 0 &&
        !knownKpis.includes(name) && {
          message: `“${name}” is no KPI`,
          fix: `Write one of the Octomine page: ${knownKpis.join(', ')}`,
        },
    ],
    [
      /^content\/pages\/home\.yaml successStories\.stories\./,
      (name) =>
        ![...studies, ...unread].some((known) => known === name || known.endsWith(`/${name}`)) && {
          message: `there is no case study content/case-studies/${name}.md`,
          fix: listed(studies),
        },
    ],
    [/^content\/pages\/\S+ (.*\.)?(picture|image)$/, (name) => drawingFault(name, drawings)],
    [
      /^content\/site\.yaml allies\.\d+\.logo$/,
      (name) =>
        !targets.files.has(`/images/allies/${name}.svg`) && {
          message: `there is no file public/images/allies/${name}.svg`,
          fix: 'Bring it, or take the field out',
        },
    ],
  ];
  return texts.flatMap((text) =>
    rules.flatMap(([place, faultOf]): ContentError[] => {
      const fault = place.test(`${text.file} ${text.field}`) && faultOf(text.value);
      return fault ? [wrong(text, fault.message, fault.fix)] : [];
    }),
  );
}

/** Placeholders that name no field of their file. */
function placeholderErrors({ files }: Given): ContentError[] {
  return [...files].flatMap(([file, { yaml, data }]) => {
    const { placeholders = [] } = Object(data) as { readonly placeholders?: readonly string[] };
    return placeholders.flatMap((name, index): ContentError[] => {
      if (valueAt(data, name.split('.')) !== undefined) return [];
      const line = yaml.lineOf(['placeholders', index]);
      const message = `names “${name}”, which is no field`;
      return [{ file, line, field: 'placeholders', message, fix: 'Take it out' }];
    });
  });
}

/** Words that the site's fonts cannot set in one face. */
function letterErrors({ entries }: Given, texts: readonly Text[]): ContentError[] {
  const english = entries.filter(({ fields }) => fields.language === undefined);
  const all = [
    ...texts.filter(({ file, field }) => !/vocabulary\.yaml |\.body$/.test(`${file} ${field}`)),
    ...english.flatMap(({ file, fields, lineOf }) => textsIn(fields, file, lineOf)),
  ];
  return all.flatMap((text): ContentError[] => {
    const missing = isAddress(text.value) ? [] : charactersLacking(text.value);
    if (missing.length === 0) return [];
    const message = `has letters that the site’s fonts lack: ${missing.join(' ')}`;
    const fix = 'Write it without them; engineers can add letters (docs/architecture.md, Fonts)';
    return [wrong(text, message, fix)];
  });
}
