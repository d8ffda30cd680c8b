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
 * @param list the routes, where they are not the project's
 */
export function checkRoutes(errors: ContentErrors, list: Routes = routes): void {
  const file = 'content/routes.ts';
  const byPath = new Map<string, string>();
  for (const [id, { path }] of Object.entries(list)) {
    const place = { file, field: `${id}.path` };
    if (!/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path)) {
      const fix = 'Write lower-case words with hyphens and slashes';
      errors.add(place, { message: `“${path}” is no path`, fix });
    }
    const other = byPath.get(path);
    if (other) {
      const message = `is also the path of ${other}`;
      errors.add(place, { message, fix: 'Give each page its own' });
    }
    byPath.set(path, id);
    const parentPath = dirname(path);
    if (!Object.values(list).some((route) => route.path === parentPath)) {
      const message = `is below ${parentPath}, which is no page`;
      errors.add(place, { message, fix: 'Write it below one that is' });
    }
    if (!existsSync(pageFile(path))) {
      const message = `there is no ${pageFile(path)}`;
      errors.add({ file, field: id }, { message, fix: 'Add the page, or take its line out' });
    }
  }
  for (const page of pageFiles()) checkPage(page, byPath, errors);
}

const pageFile = (path: string) => `app${path === '/' ? '' : path}/page.tsx`;

/** Every page.tsx of one address; those of entries and lists have a name in square brackets. */
const pageFiles = () =>
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => `app/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/page.tsx') && !file.includes('['));

/** Checks that a page is in the list, and shows the words of its own id. */
function checkPage(file: string, byPath: ReadonlyMap<string, string>, errors: ContentErrors): void {
  const path = file.slice('app'.length, -'/page.tsx'.length) || '/';
  const id = byPath.get(path);
  if (id === undefined) {
    const fix = 'Add it to content/routes.ts, with its words in content/pages';
    return errors.add({ file }, { message: `the list of routes has no ${path}`, fix });
  }
  const pageId = /definePage\(\s*['"]([^'"]+)['"]/.exec(readFileSync(file, 'utf8'))?.[1];
  if (pageId === id) return;
  const message = `shows the page ${pageId ?? 'of no id'}`;
  errors.add({ file }, { message, fix: `Write definePage('${id}')` });
}

/** Checks the list of redirects. */
export function checkRedirects(
  { data, at }: FieldsFile,
  targets: Targets,
  errors: ContentErrors,
): void {
  const redirects = (data ?? []) as readonly Redirect[];
  for (const [index, { from, to }] of redirects.entries()) {
    const target = to.split('#')[0] ?? '';
    const next = redirects.find((other) => other.from === target);
    const isPage = targets.pages.has(target) || targets.unreadPaths.has(target);
    const aim = 'Write the page that it should lead to';
    errors.add(
      at([index, 'to']),
      from === target
        ? { message: `${from} leads to itself`, fix: aim }
        : next && !targets.pages.has(target)
          ? { message: `${to} is a redirect itself`, fix: `Write where it ends: ${next.to}` }
          : !isPage || targets.drafts.has(target)
            ? { message: `${to} is no page`, fix: aim }
            : adviseOnLink(to, targets),
    );
    const fix = 'Take one of the two out';
    const source = at([index, 'from']);
    if (targets.pages.has(from)) {
      errors.add(source, { message: `${from} is a page, which the redirect would hide`, fix });
    }
    if (redirects.findIndex((other) => other.from === from) < index) {
      errors.add(source, { message: `${from} stands in the list twice`, fix });
    }
  }
}
