import type { Redirect } from '@/content/schema/site';
import type { ContentErrors } from './error';
import { readTextOrNone } from './files';
import type { Targets } from './links';
import type { FieldsFile } from './yaml';

/** Checks the list of redirects, whose addresses lead somewhere as links do. */
export function checkRedirects(
  { values, locate }: FieldsFile,
  targets: Targets,
  errors: ContentErrors,
): void {
  const redirects = (Array.isArray(values) ? values : []).map((redirect: Partial<Redirect>) => ({
    from: String(Object(redirect).from),
    to: String(Object(redirect).to),
  }));
  const kindOf = (path: string) => targets.byPath.get(path)?.kind;
  for (const [index, { from, to }] of redirects.entries()) {
    const [path = ''] = to.split('#');
    const isChain = redirects.some((other) => other.from === path);
    const message = isChain ? 'is a redirect itself' : 'is no page';
    const location = locate([index, 'to']);
    const isWrong = kindOf(path) !== 'page' && !errors.has(location);
    errors.add(location, isWrong && `${to} ${message}\nWrite the page that it should lead to`);
    const isRepeated = redirects.findIndex((other) => other.from === from) < index;
    const fromLocation = locate([index, 'from']);
    if (errors.has(fromLocation)) continue;
    errors.add(
      fromLocation,
      kindOf(from) !== 'old address' &&
        `${from} is a ${kindOf(from)}, which the redirect would hide\nTake one of the two out`,
      isRepeated && `${from} stands in the list twice\nTake one of the two out`,
    );
  }
}

/** Where the published addresses stand. */
export const publishedFile = 'content/published.txt';

/** The addresses in the list, whatever its line ends. */
export const readPublished = (): readonly string[] =>
  readTextOrNone(publishedFile)
    .split(/\r?\n/)
    .filter((line) => line.startsWith('/'));

/** Checks that every address that was ever published still leads somewhere. */
export function checkPublished({ byPath }: Targets, errors: ContentErrors): void {
  const addresses = readPublished();
  errors.add(
    { file: publishedFile },
    addresses.length === 0 &&
      'is missing or empty\nTake it from version control: it keeps published addresses from vanishing',
  );
  for (const address of addresses) {
    const fix = `Add “- from: ${address}”, with to: the page that readers should find instead, and reason`;
    errors.add(
      { file: 'content/redirects.yaml' },
      !byPath.has(address) && `${address} was published and is no page any more\n${fix}`,
    );
  }
}
