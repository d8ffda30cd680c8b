import { routeIds, routes, type Route } from '@/content/routes';
import { rootFiles } from '@/lib/site/root-files';
import { slugOf } from '@/lib/site/slug';
import { filesUnder } from './files';
import type { Target, Targets } from './links';
import { paginateArticles } from './list-pages';
import type { EntryFile } from './read-entries';
import { isHidden } from './resolve-entries';
import type { FieldsFile, LocatedValue } from './yaml';

/**
 * All that links in the content may lead to.
 * @param values those of all files
 */
export function findTargets(
  files: ReadonlyMap<string, FieldsFile>,
  entries: readonly EntryFile[],
  values: readonly LocatedValue[],
): Targets {
  const valuesOf = (file: string, field: RegExp) =>
    values.flatMap(({ location, value }) =>
      location.file === file && field.test(location.field) ? [String(value)] : [],
    );
  const isDraft = (entry: EntryFile) => entry.isWritten && isHidden(entry);
  const visibleEntries = entries.filter((entry) => !isDraft(entry));
  const lists = paginateArticles(
    visibleEntries
      .filter(({ kind }) => kind === 'article')
      .map(({ fields, isWritten }) => ({ ...fields, category: `${fields.category}`, isWritten })),
  );
  const pathsByKind = {
    'old address': [
      ...valuesOf('content/redirects.yaml', /\.from$/),
      ...visibleEntries.flatMap(({ aliases }) => aliases),
    ],
    file: [...rootFiles, ...filesUnder('public').map((file) => `/${file}`)],
    page: lists.map(({ path }) => path),
  } as const;
  // Of several of one path, the last one counts.
  const byPath = new Map<string, Target>(
    Object.entries(pathsByKind).flatMap(([kind, paths]) =>
      paths.map((path): [string, Target] => [path, { kind: kind as Target['kind'] }]),
    ),
  );
  for (const entry of entries.filter(({ isWritten }) => isWritten)) {
    const anchors = entry.text && new Set(entry.text.ids);
    byPath.set(entry.path, { kind: isDraft(entry) ? 'draft' : 'page', anchors });
  }
  for (const id of routeIds) {
    const { path, anchors = [] }: Route = routes[id];
    const file = `content/pages/${id}.yaml`;
    const sections = valuesOf(file, /^sections\.\d+\.title$/).map(slugOf);
    const cards = entries
      .filter(({ kind }) => id === 'case-studies' && kind === 'case study')
      .map(({ number, slug }) => `case-${number ?? slug}`);
    // What is on a page that cannot be read is not known.
    const isReadable = files.get(file)?.values !== undefined;
    const allAnchors = isReadable ? new Set([...anchors, ...sections, ...cards]) : undefined;
    byPath.set(path, { kind: 'page', anchors: allAnchors });
  }
  return { origin: valuesOf('content/site.yaml', /^origin$/)[0] ?? '', byPath };
}
