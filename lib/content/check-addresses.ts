import { existsSync, readFileSync } from 'node:fs';
import type { Redirect } from '@/content/schema/site';
import type { ErrorCollector } from '@/lib/base/error';
import type { LinkTargets } from './links';
import type { FieldsFile } from './yaml';

/** Checks the list of redirects, whose addresses lead somewhere as links do. */
export function checkRedirects(
  { data: redirects, locate }: FieldsFile<readonly Redirect[]>,
  targets: LinkTargets,
  errors: ErrorCollector,
): void {
  for (const [index, { from, to }] of redirects.entries()) {
    const [path = ''] = to.split('#');
    const kind = targets.get(from)?.kind;
    // A path that is nowhere is told as that of any link.
    const isKnown = targets.has(path) || !path.startsWith('/');
    errors.add(
      locate([index, 'to']),
      isKnown &&
        targets.get(path)?.kind !== 'page' &&
        `${to} is no page\nWrite the page that it should lead to`,
    );
    errors.add(
      locate([index, 'from']),
      kind !== 'old address' &&
        `${from} is a ${kind}, which the redirect would hide\nTake one of the two out`,
      redirects.findIndex((other) => other.from === from) < index &&
        `${from} stands in the list twice\nTake one of the two out`,
    );
  }
}

/** Where the published addresses stand. */
export const publishedFile = 'content/published.txt';

/** The addresses in the list, whatever its line ends. */
export const readPublished = (): readonly string[] =>
  (existsSync(publishedFile) ? readFileSync(publishedFile, 'utf8') : '')
    .split(/\r?\n/)
    .filter((line) => line.startsWith('/'));

/** Checks that every address that was ever published still leads somewhere. */
export function checkPublished(targets: LinkTargets, errors: ErrorCollector): void {
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
      !targets.has(address) && `${address} was published and is no page any more\n${fix}`,
    );
  }
}
