import { existsSync, readFileSync } from 'node:fs';
import { routeIds, routes } from '@/content/routes';
import type { Redirect } from '@/content/schema/site';
import type { ContentErrors } from './error';
import { listFiles } from './files';
import type { Targets } from './links';
import type { FieldsFile } from './yaml';

/** Checks that the list of routes and the folders of app/ have the same pages, each once. */
export function checkRoutes(errors: ContentErrors): void {
  const fileOf = (path: string) => `app${path === '/' ? '' : path}/page.tsx`;
  const idByFile = new Map<string, string>();
  for (const id of routeIds) {
    const file = fileOf(routes[id].path);
    const other = idByFile.get(file);
    errors.add(
      { file: 'content/routes.ts', field: `${id}.path` },
      other !== undefined && `is that of ${other}, too\nWrite one of its own`,
      !existsSync(file) && `there is no ${file}\nAdd the page, or take its line out`,
    );
    idByFile.set(file, id);
  }
  // Pages of entries and lists have a name in square brackets.
  const names = listFiles('app').filter(
    (name) => /(^|\/)page\.tsx$/.test(name) && !/\[/.test(name),
  );
  for (const file of names.map((name) => `app/${name}`)) {
    const id = idByFile.get(file);
    const shownId = /definePage\(\s*['"]([^'"]+)['"]/.exec(readFileSync(file, 'utf8'))?.[1];
    errors.add(
      { file },
      id === undefined
        ? 'is in no line of content/routes.ts\nAdd one, with its words in content/pages'
        : shownId !== id && `shows the page ${shownId}\nWrite definePage('${id}')`,
    );
  }
}

/** Checks the list of redirects, whose addresses lead somewhere as links do. */
export function checkRedirects(
  { data, placeOf }: FieldsFile,
  targets: Targets,
  errors: ContentErrors,
): void {
  const redirects = (data ?? []) as readonly Redirect[];
  const isPage = (path: string) => targets.byPath.get(path)?.kind === 'page';
  for (const [index, { from, to }] of redirects.entries()) {
    const [path = ''] = to.split('#');
    const isChain = redirects.some((other) => other.from === path);
    const place = placeOf([index, 'to']);
    const message = isChain ? 'is a redirect itself' : 'is no page';
    const isWrong = !isPage(path) && !errors.has(place);
    errors.add(place, isWrong && `${to} ${message}\nWrite the page that it should lead to`);
    const isRepeated = redirects.findIndex((other) => other.from === from) < index;
    errors.add(
      placeOf([index, 'from']),
      isPage(from) && `${from} is a page, which the redirect would hide\nTake one of the two out`,
      isRepeated && `${from} stands in the list twice\nTake one of the two out`,
    );
  }
}
