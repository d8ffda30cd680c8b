import { routeIds, routes } from '@/content/routes';
import type { Site } from '@/content/schema/site';
import { charactersLacking } from '../brand/characters';
import { redirectErrors, routeErrors } from './check-routes';
import type { ContentError } from './error';
import { linkFault, type Targets } from './links';
import type { RenderedText } from './markdown';
import type { LinkInText } from './markdown-errors';
import { nearest } from './nearest';
import { publishedErrors } from './published';
import { addressesOf, isWaiting } from './resolve-entries';
import type { EntryFile, EntryKind } from './read-entries';
import type { WordsFile } from './read-content';
import { settingErrors } from './settings';
import { targetsOf } from './targets';
import { fieldName } from './yaml';

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

/** One text of a file of words: where it stands and what it says. */
type Text = {
  readonly file: string;
  readonly path: readonly PropertyKey[];
  readonly value: string;
  readonly line: number;
};

/** All that is wrong between files of which each is in order by itself. */
export function findErrors(given: Given): readonly ContentError[] {
  const texts = [...given.files].flatMap(([file, { yaml, data }]) =>
    [...textsIn(data)].map((text): Text => ({ ...text, file, line: yaml.lineOf(text.path) })),
  );
  const targets = targetsOf(given);
  return [
    ...settingErrors(process.env),
    ...routeErrors(),
    ...linkErrors(given, texts, targets),
    ...redirectErrors(given.files, targets),
    ...sameErrors(given, texts),
    ...nameErrors(given, texts),
    ...drawingErrors(given, texts),
    ...entryErrors(given),
    ...letterErrors(given, texts),
    ...publishedErrors(targets),
    ...placeholderErrors(given),
    ...logoErrors(given, targets),
  ];
}

/** Every text inside a value, with its path. */
function* textsIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<Pick<Text, 'path' | 'value'>> {
  if (typeof value === 'string') yield { path, value };
  else if (typeof value === 'object' && value !== null && path[0] !== 'placeholders') {
    for (const [key, item] of Object.entries(value)) yield* textsIn(item, [...path, key]);
  }
}

const isAddress = (value: string) => /^(\/|#|https?:\/\/|mailto:)\S*$/.test(value);

/** The page that a file of words belongs to, by its path. */
const pageOf = (file: string): string | undefined => {
  const id = /^content\/pages\/(.*)\.yaml$/.exec(file)?.[1];
  return routeIds.find((route) => route === id) && routes[id as keyof typeof routes].path;
};

function linkErrors(given: Given, texts: readonly Text[], targets: Targets) {
  const { entries, texts: rendered, legalLinks, isWhole } = given;
  const inWords = texts.flatMap(({ file, path, value, line }): ContentError[] => {
    if (!isAddress(value) || file === 'content/redirects.yaml' || path[0] === 'origin') return [];
    const here = pageOf(file);
    const fault = linkFault(value, targets, here === undefined ? undefined : { path: here });
    return fault ? [{ file, line, field: fieldName(path), ...fault }] : [];
  });
  const inTexts = entries.flatMap((entry) => {
    const text = rendered.get(entry.file);
    const here = { path: addressesOf(entry).path, isDraft: isWaiting(entry) };
    // A draft’s own places are known, too, though nobody else may link to it.
    const own = { ...targets, pages: new Map([...targets.pages, [here.path, new Set(text?.ids)]]) };
    return (text?.links ?? []).flatMap(({ address, line }): ContentError[] => {
      const fault = linkFault(address, own, here);
      return fault ? [{ file: entry.file, line, ...fault }] : [];
    });
  });
  const inLegalTexts = legalLinks.flatMap(({ file, address, line }): ContentError[] => {
    const fault = linkFault(address, targets, { path: pageOf(file) ?? '/' });
    return fault ? [{ file, line, ...fault }] : [];
  });
  return [...inWords, ...inTexts, ...inLegalTexts, ...(isWhole ? unreachable(texts, targets) : [])];
}

/** Pages that no menu and no link leads to. */
function unreachable(texts: readonly Text[], { pages }: Targets): ContentError[] {
  const linked = new Set(texts.map(({ value }) => value.split(/[?#]/)[0] ?? ''));
  const redirected = texts.filter(
    ({ file, path }) => file === 'content/redirects.yaml' && path[1] === 'to',
  );
  for (const { value } of redirected) linked.add(value);
  return routeIds.flatMap((id): ContentError[] => {
    const { path } = routes[id];
    if (id === 'home' || linked.has(path) || !pages.has(path)) return [];
    const file = `content/pages/${id}.yaml`;
    return [
      {
        file,
        message: `no link leads to ${path}`,
        fix: 'Add it to content/navigation.yaml, or link to it',
      },
    ];
  });
}

/** Texts that search engines could not tell apart. */
function sameErrors({ entries }: Given, texts: readonly Text[]): ContentError[] {
  return ['title', 'description'].flatMap((name) => {
    const seen = new Map<string, string>();
    const ofPages = texts.filter(
      ({ path }) => path.length === 2 && path[0] === 'meta' && path[1] === name,
    );
    const ofEntries = entries.flatMap(({ file, fields, lineOf }) => {
      const value = fields[name as 'title' | 'description'];
      return value === undefined ? [] : [{ file, path: [name], value, line: lineOf([name]) }];
    });
    return [...ofPages, ...ofEntries].flatMap(({ file, path, value, line }): ContentError[] => {
      const other = seen.get(value);
      seen.set(value, other ?? file);
      const message = `is the same as in ${other}: “${value}”`;
      return other
        ? [{ file, line, field: fieldName(path), message, fix: 'Write one of its own' }]
        : [];
    });
  });
}

/** Names in one file of things that another file holds. */
function nameErrors({ files, entries, unread }: Given, texts: readonly Text[]): ContentError[] {
  const kpis = new Set(
    texts
      .filter(
        ({ file, path }) =>
          file === 'content/pages/octomine.yaml' && path[1] === 'definitions' && path[3] === 'name',
      )
      .map(({ value }) => value),
  );
  const studies = new Set(
    entries.filter(({ kind }) => kind === 'case study').map(({ slug }) => slug),
  );
  if (!files.has('content/pages/home.yaml')) return [];
  return texts
    .filter(({ file }) => file === 'content/pages/home.yaml')
    .flatMap(({ file, path, value, line }): ContentError[] => {
      const field = fieldName(path);
      if (/^whyChoose\.kpis\.definitions\./.test(field) && kpis.size > 0 && !kpis.has(value)) {
        const fix = `Write one of the Octomine page: ${[...kpis].join(', ')}`;
        return [{ file, line, field, message: `“${value}” is no KPI`, fix }];
      }
      if (
        /^successStories\.stories\./.test(field) &&
        !studies.has(value) &&
        !unread.some((address) => address.endsWith(`/${value}`))
      ) {
        const fix = `There are ${[...studies].join(', ')}`;
        return [
          {
            file,
            line,
            field,
            message: `there is no case study content/case-studies/${value}.md`,
            fix,
          },
        ];
      }
      return [];
    });
}

/** What must hold between entries: numbers of their own, headlines of their own, one that leads. */
function entryErrors({ entries, unread }: Given): ContentError[] {
  const errors: ContentError[] = [];
  const seen = new Map<string, string>();
  for (const { kind, file, fields, lineOf } of entries) {
    for (const name of ['number', 'headline'] as const) {
      if (fields[name] === undefined) continue;
      const key = `${kind} ${name} ${fields[name]}`;
      const other = seen.get(key);
      seen.set(key, file);
      if (other)
        errors.push({
          file,
          line: lineOf([name]),
          field: name,
          message: `“${fields[name]}” is also in ${other}`,
          fix: 'Write one of its own',
        });
    }
  }
  const articles = entries.filter(({ kind }) => kind === 'article') as EntryFile<'article'>[];
  const leading = articles.filter((entry) => entry.fields.featured && !isWaiting(entry));
  // One that cannot be read may be the one that leads.
  if (leading.length === 1 || articles.length === 0 || unread.length > 0) return errors;
  const message =
    leading.length === 0
      ? 'no article leads the blog page'
      : `${leading.length} articles lead the blog page: ${leading.map(({ file }) => file).join(', ')}`;
  const fix =
    leading.length === 0
      ? 'Write featured: true in one of them'
      : 'Take featured: true out of all but one';
  return [...errors, { file: leading[1]?.file ?? 'content/blog', field: 'featured', message, fix }];
}

/** Placeholders that name no field of their file. */
function placeholderErrors({ files }: Given): ContentError[] {
  return [...files].flatMap(([file, { yaml, data }]) => {
    const { placeholders = [] } = Object(data) as { readonly placeholders?: readonly string[] };
    return placeholders.flatMap((name, index): ContentError[] => {
      const value = name.split('.').reduce<unknown>((at, key) => Object(at)[key], data);
      if (value !== undefined) return [];
      const line = yaml.lineOf(['placeholders', index]);
      const message = `names “${name}”, which is no field`;
      return [{ file, line, field: 'placeholders', message, fix: 'Take it out' }];
    });
  });
}

/** Names of drawings that are not there. */
function drawingErrors({ drawings }: Given, texts: readonly Text[]): ContentError[] {
  return texts.flatMap(({ file, path, value, line }): ContentError[] => {
    const isName = ['picture', 'image'].includes(String(path.at(-1)));
    if (!isName || !file.startsWith('content/pages/') || Object.hasOwn(drawings, value)) return [];
    const meant = nearest(value, Object.keys(drawings));
    const message = `there is no drawing content/pictures/${value}.svg`;
    const fix = meant ? `Did you mean ${meant}?` : `There are ${Object.keys(drawings).join(', ')}`;
    return [{ file, line, field: fieldName(path), message, fix }];
  });
}

/** Logos of allies that are no files. */
function logoErrors({ files, site }: Given, targets: Targets): ContentError[] {
  const file = 'content/site.yaml';
  return (site?.allies ?? []).flatMap(({ logo }, index): ContentError[] => {
    const address = `/images/allies/${logo}.svg`;
    if (logo === undefined || targets.files.has(address)) return [];
    const path = ['allies', index, 'logo'];
    const line = files.get(file)?.yaml.lineOf(path);
    const message = `there is no file public${address}`;
    return [
      { file, line, field: fieldName(path), message, fix: 'Bring it, or take the field out' },
    ];
  });
}

/** Words that the site's fonts cannot set in one face. */
function letterErrors({ entries }: Given, texts: readonly Text[]): ContentError[] {
  const ofEntries = entries.flatMap(({ file, fields, lineOf }) =>
    fields.language === undefined
      ? [...textsIn(fields)].map((text): Text => ({ ...text, file, line: lineOf(text.path) }))
      : [],
  );
  return [...texts, ...ofEntries].flatMap(({ file, path, value, line }): ContentError[] => {
    if (isAddress(value) || path.at(-1) === 'body' || file.endsWith('vocabulary.yaml')) return [];
    const missing = charactersLacking(value);
    if (missing.length === 0) return [];
    const message = `has letters that the site’s fonts lack: ${missing.join(' ')}`;
    const fix = 'Write it without them; engineers can add letters (docs/architecture.md, Fonts)';
    return [{ file, line, field: fieldName(path), message, fix }];
  });
}
