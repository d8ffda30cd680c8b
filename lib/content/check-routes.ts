import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { routes, type Route } from '@/content/routes';
import type { Redirect } from '@/content/schema/site';
import type { ContentErrors } from './error';
import { adviseOnLink, type Targets } from './links';
import type { FieldsFile } from './yaml';

type Routes = Readonly<Record<string, Route>>;

/**
 * Checks the list of routes, and that it and the folders of app/ have the same pages.
 * @param routeList the routes, where they are not the project's
 */
export function checkRoutes(errors: ContentErrors, routeList: Routes = routes): void {
  const byPath = new Map<string, string>();
  for (const [id, { path }] of Object.entries(routeList)) {
    const otherId = byPath.get(path);
    byPath.set(path, id);
    const hasParent = Object.values(routeList).some((route) => route.path === dirname(path));
    errors.add(
      { file: 'content/routes.ts', field: `${id}.path` },
      !/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path) &&
        `“${path}” is no path\nWrite lower-case words with hyphens and slashes`,
      otherId && `is also the path of ${otherId}\nGive each page its own`,
      !hasParent && `is below ${dirname(path)}, which is no page\nWrite it below one that is`,
      !existsSync(pageFile(path)) &&
        `there is no ${pageFile(path)}\nAdd the page, or take its line out`,
    );
  }
  for (const file of pageFiles()) {
    const path = file.slice('app'.length, -'/page.tsx'.length) || '/';
    const id = byPath.get(path);
    const shownId = /definePage\(\s*['"]([^'"]+)['"]/.exec(readFileSync(file, 'utf8'))?.[1];
    const fix = 'Add it to content/routes.ts, with its words in content/pages';
    errors.add(
      { file },
      id === undefined
        ? `the list of routes has no ${path}\n${fix}`
        : id !== shownId && `shows the page ${shownId ?? 'of no id'}\nWrite definePage('${id}')`,
    );
  }
}

const pageFile = (path: string) => `app${path === '/' ? '' : path}/page.tsx`;

/** Every page.tsx of one address; those of entries and lists have a name in square brackets. */
const pageFiles = () =>
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => `app/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/page.tsx') && !file.includes('['));

/** Checks the list of redirects. */
export function checkRedirects(
  { data, placeOf }: FieldsFile,
  targets: Targets,
  errors: ContentErrors,
): void {
  const redirects = (data ?? []) as readonly Redirect[];
  const kindOf = (path: string) => targets.byPath.get(path)?.kind;
  for (const [index, { from, to }] of redirects.entries()) {
    const [target = ''] = to.split('#');
    const next = redirects.find((other) => other.from === target)?.to;
    const aim = 'Write the page that it should lead to';
    errors.add(
      placeOf([index, 'to']),
      from === target
        ? `${from} leads to itself\n${aim}`
        : next && kindOf(target) === 'other'
          ? `${to} is a redirect itself\nWrite where it ends: ${next}`
          : kindOf(target) === 'page'
            ? adviseOnLink(to, targets)
            : `${to} is no page\n${aim}`,
    );
    const isTwice = redirects.findIndex((other) => other.from === from) < index;
    errors.add(
      placeOf([index, 'from']),
      kindOf(from) === 'page' &&
        `${from} is a page, which the redirect would hide\nTake one of the two out`,
      isTwice && `${from} stands in the list twice\nTake one of the two out`,
    );
  }
}
