import { readFileSync } from 'node:fs';
import { routeIds, routes } from '@/content/routes';
import type { Redirect } from '@/content/schema/site';
import type { ContentErrors } from './error';
import { listFiles } from './files';
import { adviseOnLink, type Targets } from './links';
import type { FieldsFile } from './yaml';

/** Checks that the list of routes and the folders of app/ have the same pages. */
export function checkRoutes(errors: ContentErrors): void {
  // Pages of entries and lists have a name in square brackets.
  const pageFiles = new Set(
    listFiles('app')
      .map((file) => `app/${file}`)
      .filter((file) => file.endsWith('/page.tsx') && !file.includes('[')),
  );
  for (const id of routeIds) {
    const { path } = routes[id];
    const file = `app${path === '/' ? '' : path}/page.tsx`;
    if (pageFiles.delete(file)) {
      const shownId = /definePage\(\s*['"]([^'"]+)['"]/.exec(readFileSync(file, 'utf8'))?.[1];
      const advice = `shows the page ${shownId ?? 'of no id'}\nWrite definePage('${id}')`;
      errors.add({ file }, shownId !== id && advice);
    } else {
      const place = { file: 'content/routes.ts', field: `${id}.path` };
      errors.add(place, `there is no ${file}\nAdd the page, or take its line out`);
    }
  }
  for (const file of pageFiles) {
    const path = file.slice('app'.length, -'/page.tsx'.length);
    const fix = 'Add it to content/routes.ts, with its words in content/pages';
    errors.add({ file }, `the list of routes has no ${path}\n${fix}`);
  }
}

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
