import { elementsOf, type HtmlElement } from '@/build/html';
import { resolveAddress, type ExportedPage, type ExportedSite } from './read-export';

/** How many clicks from home every page may be away. */
const MAX_CLICKS = 3;

const anchorsOf = ({ tree }: ExportedPage) =>
  elementsOf(tree, ({ name, attribs }) => name === 'a' && 'href' in attribs);

const isNofollow = ({ attribs }: HtmlElement) => /\bnofollow\b/.test(attribs['rel'] ?? '');

/**
 * Addresses that cards lead to although no page stands there yet: whoever follows one gets the
 * not-found page, which shows the card whose addresses it names.
 */
const cardAddresses = ({ pages }: ExportedSite) =>
  pages
    .filter(({ kind }) => kind === 'not found')
    .flatMap(({ tree }) => elementsOf(tree, ({ attribs }) => 'data-match' in attribs))
    .flatMap(({ attribs }) => attribs['data-match']?.split(' ') ?? []);

/** Links to a page or to a place that is not there. */
export function linkFaults(page: ExportedPage, site: ExportedSite): string[] {
  return anchorsOf(page).flatMap((anchor) => {
    const href = anchor.attribs['href'] ?? '';
    if (href.trim() === '' || href === '#') return [`has a link that leads nowhere: “${href}”`];
    const target = resolveAddress(site, page, href);
    if (target.kind === 'nothing') {
      if (!cardAddresses(site).includes(target.path)) return [`the link ${href} leads to no page`];
      return isNofollow(anchor)
        ? []
        : [`the link ${href} leads to a page that does not exist yet and is not nofollow`];
    }
    if (target.kind !== 'page' || target.hash === '' || target.hash === 'top') return [];
    return target.page.ids.has(target.hash)
      ? []
      : [`the link ${href}: ${target.page.path} has no place named “${target.hash}”`];
  });
}

/** Files that a page loads and that are missing, or another host's. */
export function loadFaults(page: ExportedPage, site: ExportedSite): string[] {
  const addresses = elementsOf(page.tree).flatMap(({ name, attribs }) => [
    ...[attribs['src'], attribs['poster']],
    ...(attribs['srcset'] ?? '').split(',').map((candidate) => candidate.trim().split(/\s+/)[0]),
    ...(name === 'link' && attribs['rel'] !== 'canonical' ? [attribs['href']] : []),
  ]);
  return addresses.flatMap((address) => {
    if (!address || address.startsWith('data:')) return [];
    const { kind } = resolveAddress(site, page, address);
    if (kind === 'elsewhere') return [`loads ${address} from another host`];
    return kind === 'nothing' ? [`loads ${address}, which does not exist`] : [];
  });
}

/** Pages that nobody finds. */
export function reachFaults(site: ExportedSite): string[] {
  const clicks = new Map<string, number>([['/', 0]]);
  for (const [path, count] of clicks) {
    const page = site.pageAt.get(path);
    for (const anchor of page ? anchorsOf(page).filter((link) => !isNofollow(link)) : []) {
      const next = page && destination(site, page, anchor.attribs['href'] ?? '');
      if (next !== undefined && !clicks.has(next)) clicks.set(next, count + 1);
    }
  }
  return site.pages
    .filter(({ kind }) => kind === 'page')
    .flatMap(({ path }) => {
      const count = clicks.get(path);
      if (count === undefined) return [`${path} cannot be reached from home`];
      return count > MAX_CLICKS ? [`${path} is ${count} clicks from home`] : [];
    });
}

/** The page that a link ends at, redirects followed. */
function destination(site: ExportedSite, from: ExportedPage, href: string): string | undefined {
  const target = resolveAddress(site, from, href);
  if (target.kind !== 'page') return undefined;
  if (target.page.kind !== 'redirect') return target.page.path;
  return anchorsOf(target.page)[0]?.attribs['href'];
}

/** Addresses of the site's own in a file, in tags, data or text, where nothing stands. */
export function addressFaults(text: string, site: ExportedSite): string[] {
  const home = site.pageAt.get('/');
  const plainText = text.replace(/\\&|&(amp|#x26|#38);/g, '&');
  // A name may have a “&” in it; one that starts a character's name ends the address.
  const addresses =
    plainText.match(/https?:\/\/(?:[^\s"'<>()\\&]|&(?!\w+;|#))+(?<![&.,:;!?])/g) ?? [];
  return addresses.flatMap((address) => {
    const target = home && resolveAddress(site, home, address);
    return target?.kind === 'nothing' && !cardAddresses(site).includes(target.path)
      ? [`names ${address}, which does not exist`]
      : [];
  });
}
