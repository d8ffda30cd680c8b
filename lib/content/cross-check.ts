import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeIds, routes, type Route } from '@/content/routes';
import type { Redirect, Site } from '@/content/schema/site';
import { charactersLacking } from '../brand/characters';
import { slugOf } from '../routes/slug';
import type { ContentError } from './error';
import { linkFault, originForLinks, type Targets } from './links';
import type { RenderedText } from './markdown';
import { publishedErrors } from './published';
import { addressesOf, isWaiting, showsDrafts } from './resolve-entries';
import type { EntryFile, EntryKind } from './read-entries';
import type { WordsFile } from './read-content';
import { settingErrors } from './settings';
import { fieldName } from './yaml';

type Given = {
  readonly root: string;
  readonly files: ReadonlyMap<string, WordsFile>;
  readonly entries: readonly EntryFile<EntryKind>[];
  readonly texts: ReadonlyMap<string, RenderedText>;
  readonly site: Site;
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
    ...routeErrors(given.root, texts),
    ...linkErrors(given, texts, targets),
    ...redirectErrors(given, targets),
    ...sameErrors(given, texts),
    ...nameErrors(given, texts),
    ...entryErrors(given),
    ...letterErrors(given, texts),
    ...publishedErrors(given.root, targets),
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

/** Files that the build writes and that a text may link to. */
const builtFiles = ['/feed.xml', '/sitemap.xml', '/llms.txt', '/robots.txt'];

function targetsOf({ root, files, entries, texts, site }: Given): Targets {
  const legal = (id: string) => {
    const data = files.get(`content/pages/${id}.yaml`)?.data as
      { readonly sections: readonly { readonly title: string }[] } | undefined;
    return data?.sections.map(({ title }) => slugOf(title)) ?? [];
  };
  const places = (id: (typeof routeIds)[number]): readonly string[] => {
    const { places: own = [] }: Route = routes[id];
    if (id === 'privacy' || id === 'terms') return legal(id);
    if (id !== 'case-studies') return own;
    return entries.flatMap(({ kind, slug, fields }) =>
      kind === 'case study' ? [`case-${fields.number ?? slug}`] : [],
    );
  };
  const waiting = entries.filter((entry) => entry.written && isWaiting(entry) && !showsDrafts());
  const shown = entries.filter((entry) => entry.written && !waiting.includes(entry));
  const announced = entries.filter(({ written }) => !written);
  return {
    pages: new Map<string, ReadonlySet<string>>([
      ...routeIds.map((id) => [routes[id].path, new Set(places(id))] as const),
      ...shown.map(
        (entry) => [addressesOf(entry).path, new Set(texts.get(entry.file)?.ids)] as const,
      ),
    ]),
    known: new Set([
      ...((files.get('content/redirects.yaml')?.data as readonly Redirect[] | undefined) ?? []).map(
        ({ from }) => from,
      ),
      ...announced.flatMap((entry) => addressesOf(entry).aliases),
      ...shown.flatMap((entry) => addressesOf(entry).aliases),
    ]),
    drafts: new Set(waiting.map((entry) => addressesOf(entry).path)),
    files: new Set([...builtFiles, ...publicFiles(root)]),
    origin: originForLinks(site.origin),
  };
}

function publicFiles(root: string): readonly string[] {
  const directory = join(root, 'public');
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, encoding: 'utf8' }).map(
    (file) => `/${file.replaceAll('\\', '/')}`,
  );
}

function linkErrors({ entries, texts: rendered }: Given, texts: readonly Text[], targets: Targets) {
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
  return [...inWords, ...inTexts, ...unreachable(texts, targets)];
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

/** What is wrong between the list of routes, the folders of app/ and the links. */
function routeErrors(root: string, texts: readonly Text[]): ContentError[] {
  if (texts.length === 0 || !existsSync(join(root, 'app'))) return [];
  const errors: ContentError[] = [];
  for (const id of routeIds) {
    const { path, parent }: Route = routes[id];
    const file = `app${path === '/' ? '' : path}/page.tsx`;
    const source = existsSync(join(root, file))
      ? readFileSync(join(root, file), 'utf8')
      : undefined;
    if (source === undefined) {
      errors.push({
        file: 'content/routes.ts',
        field: id,
        message: `there is no ${file}`,
        fix: 'Add the page, or take its line out',
      });
    } else {
      const shown = /definePage\(\s*'([^']+)'/.exec(source)?.[1];
      if (shown !== id)
        errors.push({
          file,
          message: `shows the page ${shown ?? 'of no id'}`,
          fix: `Write definePage('${id}')`,
        });
    }
    if (parent !== undefined && !(parent in routes)) {
      errors.push({
        file: 'content/routes.ts',
        field: `${id}.parent`,
        message: `“${parent}” is no page`,
        fix: 'Write the id of the page above it, such as home',
      });
    }
  }
  const paths = new Map<string, string>();
  for (const id of routeIds) {
    const other = paths.get(routes[id].path);
    if (other)
      errors.push({
        file: 'content/routes.ts',
        field: `${id}.path`,
        message: `is also the path of ${other}`,
        fix: 'Give each page its own',
      });
    paths.set(routes[id].path, id);
  }
  return errors;
}

function redirectErrors({ files }: Given, { pages, drafts }: Targets): ContentError[] {
  const file = 'content/redirects.yaml';
  const { data, yaml } = files.get(file) ?? {};
  const redirects = (data ?? []) as readonly Redirect[];
  return redirects.flatMap(({ from, to }, index) => {
    const errors: ContentError[] = [];
    const wrong = (field: string, message: string, fix: string) =>
      errors.push({
        file,
        line: yaml?.lineOf([index, field]),
        field: `${index}.${field}`,
        message,
        fix,
      });
    const target = to.split('#')[0] ?? '';
    const next = redirects.find((other) => other.from === target);
    if (from === target)
      wrong('to', `${from} leads to itself`, 'Write the page that it should lead to');
    else if (next) wrong('to', `${to} is a redirect itself`, `Write where it ends: ${next.to}`);
    else if (target.startsWith('/') && (!pages.has(target) || drafts.has(target))) {
      wrong('to', `${to} is no page`, 'Write the page that it should lead to');
    }
    if (pages.has(from))
      wrong('from', `${from} is a page, which the redirect would hide`, 'Take one of the two out');
    if (redirects.findIndex((other) => other.from === from) < index) {
      wrong('from', `${from} stands in the list twice`, 'Take one of the two out');
    }
    return errors;
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
function nameErrors({ files, entries }: Given, texts: readonly Text[]): ContentError[] {
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
      if (/^successStories\.stories\./.test(field) && !studies.has(value)) {
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
function entryErrors({ entries }: Given): ContentError[] {
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
  if (leading.length === 1 || articles.length === 0) return errors;
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
