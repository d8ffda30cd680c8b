import { routeIds, routes } from '@/content/routes';
import type { Redirect } from '@/content/schema/site';
import type { ContentErrors } from './error';
import { readTextOrNone } from './files';
import type { Targets } from './links';
import type { FieldsFile } from './yaml';

/** Checks that every route has its page in app/: one of a path that two have shows but one of them. */
export function checkRoutes(errors: ContentErrors): void {
  for (const id of routeIds) {
    const { path } = routes[id];
    const file = `app${path === '/' ? '' : path}/page.tsx`;
    const isPage = new RegExp(`definePage\\(\\s*'${id}'`).test(readTextOrNone(file));
    const fix = `Write definePage('${id}') there, or another path in content/routes.ts`;
    errors.add({ file }, !isPage && `is not the page of the route ${id}\n${fix}`);
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
