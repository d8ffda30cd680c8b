import { elementsOf, type HtmlElement } from '@/build/html';
import {
  everyKind,
  follow,
  type ExportedPage,
  type ExportedSite,
  type PageCheck,
  type SiteCheck,
} from '../site';

/** How many clicks from home every page may be away. */
const mostClicks = 3;

const anchorsOf = ({ tree }: ExportedPage) =>
  elementsOf(tree, ({ name, attribs }) => name === 'a' && 'href' in attribs);

const isNofollow = ({ attribs }: HtmlElement) =>
  (attribs['rel'] ?? '').split(/\s+/).includes('nofollow');

/**
 * Addresses that cards lead to although no page stands there yet: whoever follows one gets the
 * not-found page, which shows the card whose addresses it names.
 */
const shownWhenNotFound = ({ pages }: ExportedSite) =>
  pages
    .filter(({ kind }) => kind === 'not found')
    .flatMap(({ tree }) => elementsOf(tree, ({ attribs }) => 'data-match' in attribs))
    .flatMap(({ attribs }) => attribs['data-match']?.split(' ') ?? []);

function anchorFaults(anchor: HtmlElement, page: ExportedPage, site: ExportedSite): string[] {
  const href = anchor.attribs['href'] ?? '';
  if (href.trim() === '' || href === '#') return [`has a link that leads nowhere: “${href}”`];
  const target = follow(site, page, href);
  if (target.kind === 'nothing') {
    if (!shownWhenNotFound(site).includes(target.path))
      return [`the link ${href} leads to no page`];
    return isNofollow(anchor)
      ? []
      : [`the link ${href} leads to a page that does not exist yet and is not nofollow`];
  }
  if (target.kind !== 'page' || target.hash === '' || target.hash === 'top') return [];
  return target.page.ids.has(target.hash)
    ? []
    : [`the link ${href}: ${target.page.path} has no place named “${target.hash}”`];
}

/** The addresses in a `srcset`. */
const candidates = (srcset: string) =>
  srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

export const linkChecks: readonly PageCheck[] = [
  {
    name: 'every link and every anchor resolves',
    kinds: everyKind,
    faults: (page, site) => [
      ...new Set(anchorsOf(page).flatMap((anchor) => anchorFaults(anchor, page, site))),
    ],
  },
  {
    name: 'every file that it loads exists',
    kinds: everyKind,
    faults: (page, site) => {
      const addresses = elementsOf(page.tree).flatMap(({ name, attribs }) => [
        ...[attribs['src'], attribs['poster'], attribs['data-fallback']],
        ...candidates(attribs['srcset'] ?? ''),
        ...(name === 'link' && attribs['rel'] !== 'canonical' ? [attribs['href']] : []),
      ]);
      return [...new Set(addresses)].flatMap((address) => {
        if (!address || address.startsWith('data:')) return [];
        const target = follow(site, page, address);
        if (target.kind === 'elsewhere') return [`loads ${address} from another host`];
        return target.kind === 'nothing' ? [`loads ${address}, which does not exist`] : [];
      });
    },
  },
];

export const linksTogether: readonly SiteCheck[] = [
  {
    name: `every page at most ${mostClicks} clicks from home`,
    faults: (site) => {
      const clicks = new Map<string, number>([['/', 0]]);
      const queue = ['/'];
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        const page = site.pageAt.get(path);
        for (const anchor of page ? anchorsOf(page) : []) {
          if (isNofollow(anchor)) continue;
          const next = page && destination(site, page, anchor.attribs['href'] ?? '');
          if (next === undefined || clicks.has(next)) continue;
          clicks.set(next, (clicks.get(path) ?? 0) + 1);
          queue.push(next);
        }
      }
      return site.pages
        .filter(({ kind }) => kind === 'page')
        .flatMap(({ path }) => {
          const count = clicks.get(path);
          if (count === undefined) return [`${path} cannot be reached from home`];
          return count > mostClicks ? [`${path} is ${count} clicks from home`] : [];
        });
    },
  },
];

/** The page that a link ends at, redirects followed. */
function destination(site: ExportedSite, from: ExportedPage, href: string): string | undefined {
  const target = follow(site, from, href);
  if (target.kind !== 'page') return undefined;
  if (target.page.kind !== 'redirect') return target.page.path;
  return anchorsOf(target.page)[0]?.attribs['href'];
}
