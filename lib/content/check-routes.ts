import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { routes, type Route } from '@/content/routes';
import type { Redirect } from '@/content/schema/site';
import type { ContentError } from './error';
import { linkFault, type Targets } from './links';
import type { FieldsFile } from './yaml';

type Routes = Readonly<Record<string, Route>>;

/**
 * What is wrong with the list of routes, or between it and the folders of app/.
 * @param list the routes, where they are not the project's
 */
export function routeErrors(list: Routes = routes): readonly ContentError[] {
  const errors: ContentError[] = [];
  const wrong = (field: string, message: string, fix: string) =>
    errors.push({ file: 'content/routes.ts', field, message, fix });
  const byPath = new Map<string, string>();
  for (const [id, { path }] of Object.entries(list)) {
    if (!/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path)) {
      const fix = 'Write lower-case words with hyphens and slashes';
      wrong(`${id}.path`, `“${path}” is no path`, fix);
    }
    const other = byPath.get(path);
    if (other) wrong(`${id}.path`, `is also the path of ${other}`, 'Give each page its own');
    byPath.set(path, id);
    const above = dirname(path);
    if (!Object.values(list).some((other) => other.path === above)) {
      wrong(`${id}.path`, `is below ${above}, which is no page`, 'Write it below one that is');
    }
    if (!existsSync(pageFile(path))) {
      wrong(id, `there is no ${pageFile(path)}`, 'Add the page, or take its line out');
    }
  }
  return [...errors, ...pageFiles().flatMap((file) => pageErrors(file, byPath))];
}

const pageFile = (path: string) => `app${path === '/' ? '' : path}/page.tsx`;

/** Every page.tsx of one address; those of entries and lists have a name in square brackets. */
function pageFiles(): readonly string[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => `app/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/page.tsx') && !file.includes('['))
    .sort();
}

/** Whether a page is in the list, and shows the words of its own id. */
function pageErrors(file: string, byPath: ReadonlyMap<string, string>): readonly ContentError[] {
  const path = file.slice('app'.length, -'/page.tsx'.length) || '/';
  const id = byPath.get(path);
  if (id === undefined) {
    const fix = 'Add it to content/routes.ts, with its words in content/pages';
    return [{ file, message: `the list of routes has no ${path}`, fix }];
  }
  const shown = /definePage\(\s*['"]([^'"]+)['"]/.exec(readFileSync(file, 'utf8'))?.[1];
  const message = `shows the page ${shown ?? 'of no id'}`;
  return shown === id ? [] : [{ file, message, fix: `Write definePage('${id}')` }];
}

/** What is wrong with the list of redirects. */
export function redirectErrors(
  files: ReadonlyMap<string, FieldsFile>,
  targets: Targets,
): readonly ContentError[] {
  const file = 'content/redirects.yaml';
  const { data, lineOf } = files.get(file) ?? {};
  const redirects = (data ?? []) as readonly Redirect[];
  return redirects.flatMap(({ from, to }, index) => {
    const errors: ContentError[] = [];
    const wrong = (name: string, message: string, fix?: string) => {
      const line = lineOf?.([index, name]);
      errors.push({ file, line, field: `${index}.${name}`, message, fix });
    };
    const target = to.split('#')[0] ?? '';
    const next = redirects.find((other) => other.from === target);
    const isPage = targets.pages.has(target) || targets.unread.has(target);
    if (from === target) {
      wrong('to', `${from} leads to itself`, 'Write the page that it should lead to');
    } else if (next && !targets.pages.has(target)) {
      wrong('to', `${to} is a redirect itself`, `Write where it ends: ${next.to}`);
    } else if (!isPage || targets.drafts.has(target)) {
      wrong('to', `${to} is no page`, 'Write the page that it should lead to');
    } else {
      const fault = linkFault(to, targets);
      if (fault) wrong('to', fault.message, fault.fix);
    }
    if (targets.pages.has(from)) {
      wrong('from', `${from} is a page, which the redirect would hide`, 'Take one of the two out');
    }
    if (redirects.findIndex((other) => other.from === from) < index) {
      wrong('from', `${from} stands in the list twice`, 'Take one of the two out');
    }
    return errors;
  });
}
