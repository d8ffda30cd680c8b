import { routeIds, routes, type Route } from '@/content/routes';
import { rootFiles } from '@/lib/base/root-files';
import { slugify } from '@/lib/base/slug';
import type { Article } from './entry';
import { listFiles } from '@/lib/base/files';
import type { LinkTarget, LinkTargets } from './links';
import { paginateArticles } from './paginate';
import { isHidden, type CompiledEntry } from './read-entries';
import type { FieldsFile } from './yaml';

/**
 * All that links in the content may lead to.
 * @param articles those that the site shows
 */
export function findTargets(
  files: ReadonlyMap<string, FieldsFile>,
  entries: readonly CompiledEntry[],
  articles: readonly Article[],
): LinkTargets {
  const valuesOf = (file: string, field: RegExp) =>
    (files.get(file)?.values ?? [])
      .filter(({ location }) => field.test(location.field))
      .map(({ value }) => String(value));
  const pathsByKind = {
    'old address': [
      ...valuesOf('content/redirects.yaml', /\.from$/),
      ...entries.flatMap(({ entry }) => (isHidden(entry) ? [] : entry.otherPaths)),
    ],
    file: [...rootFiles, ...listFiles('public').map((file) => `/${file}`)],
    page: paginateArticles(articles).map(({ path }) => path),
  } as const;
  // Of several of one path, the last one counts.
  const byPath = new Map<string, LinkTarget>(
    Object.entries(pathsByKind).flatMap(([kind, paths]) =>
      paths.map((path): [string, LinkTarget] => [path, { kind: kind as LinkTarget['kind'] }]),
    ),
  );
  for (const { entry, text } of entries) {
    if (text === undefined) continue;
    byPath.set(entry.path, {
      kind: isHidden(entry) ? 'draft' : 'page',
      anchors: new Set(text.ids),
    });
  }
  for (const id of routeIds) {
    const { path, anchors = [] }: Route = routes[id];
    const sections = valuesOf(`content/pages/${id}.yaml`, /^sections\.\d+\.title$/).map(slugify);
    const cards = entries
      .filter(({ entry }) => id === 'case-studies' && entry.kind === 'case study')
      .map(({ entry: { anchor } }) => anchor);
    byPath.set(path, { kind: 'page', anchors: new Set([...anchors, ...sections, ...cards]) });
  }
  return byPath;
}
