import { intents, subjects } from '@/content/schema/parts';
import { decoded, originFault } from '../routes/origin';
import type { Advice } from './error';
import { suggestName, nearestName } from './nearest';

/** All that a link may lead to. */
export type Targets = {
  /** Every page by its path, with the places on it that a link may name. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** Addresses of entries that are announced, and of old addresses that redirect. */
  readonly otherPaths: ReadonlySet<string>;
  /** Addresses of entries whose files cannot be read. */
  readonly unreadPaths: ReadonlySet<string>;
  /** Addresses of drafts, which only drafts may link to. */
  readonly drafts: ReadonlySet<string>;
  /** Addresses of files, such as /feed.xml. */
  readonly files: ReadonlySet<string>;
  /** The site's own origin, which a link leaves out. */
  readonly origin: string;
};

/**
 * What is wrong with an address that a text or a field links to; nothing when it leads somewhere.
 * @param address as it was typed
 * @param targets what there is
 * @param page the page that the link stands on, where it stands on one
 */
export function adviseOnLink(
  address: string,
  targets: Targets,
  page?: { readonly path: string; readonly isDraft?: boolean },
): Advice | undefined {
  if (address === '' || address === '#')
    return { message: 'a link has no address', fix: 'Write one' };
  if (decoded(address) === undefined) {
    return { message: `“${address}” is not an address`, fix: 'Write %25 for a per cent sign' };
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return outwardAdvice(address, targets.origin);
  if (address.startsWith('//')) {
    return { message: `“${address}” lacks its beginning`, fix: `Write https:${address}` };
  }
  const [beforeHash = '', place = ''] = address.split('#');
  const [path = '', query = ''] = beforeHash.split('?');
  if (path === '') return page && placeAdvice(place, page.path, targets, 'this page');
  if (!path.startsWith('/')) return relativeAdvice(path, targets);
  if (path !== '/' && /\/$|\.html?$/.test(path)) {
    return {
      message: `the address ${path} is not written as on this site`,
      fix: `Write ${path.replace(/\/$|\.html?$/, '')}`,
    };
  }
  if ([targets.otherPaths, targets.unreadPaths].some((some) => some.has(path))) return undefined;
  if (targets.files.has(decodeURI(path))) return undefined;
  if (targets.drafts.has(path)) {
    if (page?.isDraft) return undefined;
    return { message: `${path} is a draft`, fix: 'Publish it first, or take the link out' };
  }
  if (!targets.pages.has(path)) {
    const page =
      nearestName(path, [...targets.pages.keys(), ...targets.otherPaths]) ?? sameEnd(path, targets);
    return { message: `there is no page ${path}`, fix: page && `Did you mean ${page}?` };
  }
  return (
    (path === '/contact' ? enquiryAdvice(query) : undefined) ??
    placeAdvice(place, path, targets, path)
  );
}

/** A page whose last part starts like that of an address. */
function sameEnd(path: string, { pages }: Targets): string | undefined {
  const end = path.split('/').at(-1)?.slice(0, 5) ?? '';
  return end.length < 4
    ? undefined
    : [...pages.keys()].find((page) => page.split('/').at(-1)?.startsWith(end));
}

function enquiryAdvice(query: string): Advice | undefined {
  const parameters = new URLSearchParams(query);
  for (const [name, known] of [
    ['intent', intents],
    ['product', subjects],
  ] as const) {
    const value = parameters.get(name);
    if (value === null || known.some((item) => item === value)) continue;
    return { message: `${name}=${value} is not known`, fix: suggestName(value, known) };
  }
  const unknownName = [...parameters.keys()].find(
    (name) => name !== 'intent' && name !== 'product',
  );
  return unknownName === undefined
    ? undefined
    : {
        message: `the contact page takes no ${unknownName}`,
        fix: 'Write intent and product alone',
      };
}

function placeAdvice(
  place: string,
  path: string,
  { pages }: Targets,
  pageName: string,
): Advice | undefined {
  const places = pages.get(path) ?? new Set<string>();
  const name = decoded(place) ?? place;
  if (name === '' || name === 'top' || places.has(name)) return undefined;
  const near = nearestName(name, places);
  const known = [...places].slice(0, 12).join(', ') || 'none';
  return {
    message: `${pageName} has no place named “${name}”`,
    fix: near ? `Did you mean #${near}?` : `It has ${known}`,
  };
}

function outwardAdvice(address: string, origin: string): Advice | undefined {
  const scheme = address.slice(0, address.indexOf(':')).toLowerCase();
  if (scheme === 'mailto' || scheme === 'tel') {
    return address.length > scheme.length + 1 ? undefined : { message: `“${address}” is empty` };
  }
  if (scheme !== 'https' && scheme !== 'http') {
    return { message: `a link cannot lead to ${address.slice(0, 60)}`, fix: 'Write https://…' };
  }
  if (!URL.canParse(address) || !/^https?:\/\/[^/]/i.test(address)) {
    return { message: `“${address}” is not an address`, fix: 'Write it as the browser shows it' };
  }
  const { origin: linkOrigin, pathname, search, hash } = new URL(address);
  return linkOrigin === origin
    ? { message: `${address} is on this site`, fix: `Write ${pathname}${search}${hash}` }
    : undefined;
}

/** A link by a file's name, or one that lacks its beginning. */
function relativeAdvice(path: string, { pages }: Targets): Advice {
  const name = path.replace(/^(\.{1,2}\/)+/, '').replace(/\.mdx?$/, '');
  const page = [...pages.keys()].find((known) => known.endsWith(`/${name}`));
  const guess = path.includes('@')
    ? `mailto:${path}`
    : /^[\w-]+(\.[\w-]+)+/.test(path) && !/\.mdx?$/.test(path)
      ? `https://${path}`
      : `/${name}`;
  return { message: `“${path}” is not a whole address`, fix: `Write ${page ?? guess}` };
}

/** The site's own origin for comparison; that of the company when the setting is wrong. */
export function originForLinks(company: string): string {
  const siteUrl = process.env.SITE_URL?.trim() || company;
  return originFault(siteUrl) === undefined ? new URL(siteUrl).origin : company;
}
