import { redirects } from '@/words';
import { readEntries } from '../content/entries';

/** Permanent, and the method stays (RFC 9110, 15.4.9). */
export const permanentRedirect = 308;

/**
 * Every old address with the page that it leads to, without trailing slash: the list of
 * content/redirects.yaml, and the numbered addresses of entries that have a page by now.
 */
export function aliases(): readonly { readonly from: string; readonly to: string }[] {
  const { articles, caseStudies } = readEntries();
  return [
    ...redirects.map(({ from, to }) => ({ from, to })),
    ...[...articles, ...caseStudies]
      .filter(({ written }) => written)
      .flatMap(({ path, aliases: others }) => others.map((from) => ({ from, to: path }))),
  ];
}

/**
 * Every alias in both slash forms, for hosts that compare addresses letter by letter.
 * The alias comes before its form with a slash.
 */
export const aliasForms = () =>
  aliases().flatMap(({ from, to }) => [
    { from, to },
    { from: `${from}/`, to },
  ]);
