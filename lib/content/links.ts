import { intents, subjects } from '@/content/schema/parts';
import { decodeAddress } from '../routes/origin';
import type { Advice } from './error';
import { nearestName, suggestName } from './nearest';

/** Something that a link may lead to. */
export type Target = {
  readonly kind: 'page' | 'draft' | 'other';
  /** The places on it that a link may name; any, where these are not known. */
  readonly places: ReadonlySet<string>;
};

/** All that a link may lead to. */
export type Targets = {
  readonly byPath: ReadonlyMap<string, Target>;
  /** The site's own origin, which a link leaves out. */
  readonly origin: string;
};

/**
 * What is wrong with an address that a text or a field links to; nothing when it leads somewhere.
 * @param address as it was typed
 * @param targets what there is
 * @param page the path of the page that the link stands on, where it stands on one
 */
export function adviseOnLink(address: string, targets: Targets, page?: string): Advice | undefined {
  if (address === '' || address === '#') return 'a link has no address\nWrite one';
  if (decodeAddress(address) === undefined) {
    return `“${address}” is not an address\nWrite %25 for a per cent sign`;
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return adviseOnOtherSite(address, targets.origin);
  if (address.startsWith('//')) return `“${address}” lacks its beginning\nWrite https:${address}`;
  const [beforeHash = '', place = ''] = address.split('#');
  const [path = '', query = ''] = beforeHash.split('?');
  const paths = [...targets.byPath.keys()];
  if (path === '') {
    const ownPage = targets.byPath.get(page ?? '');
    return ownPage && adviseOnPlace(place, ownPage, 'this page');
  }
  if (!path.startsWith('/'))
    return `“${path}” is not a whole address\nWrite ${completeAddress(path, paths)}`;
  const tidy = path.replace(/(?<=.)\/$|\.html?$/, '');
  if (tidy !== path) return `the address ${path} is not written as on this site\nWrite ${tidy}`;
  const target = targets.byPath.get(path) ?? targets.byPath.get(decodeURI(path));
  if (target === undefined) {
    const suggestion = nearestName(path, paths) ?? pathWithSameEnd(path, paths);
    return `there is no page ${path}${suggestion === undefined ? '' : `\nDid you mean ${suggestion}?`}`;
  }
  if (target.kind === 'draft' && targets.byPath.get(page ?? '')?.kind !== 'draft') {
    return `${path} is a draft, or waits for its day\nPublish it first, or take the link out`;
  }
  return (
    (path === '/contact' ? adviseOnEnquiry(query) : undefined) ?? adviseOnPlace(place, target, path)
  );
}

/** A path whose last part starts like that of an address. */
function pathWithSameEnd(path: string, paths: readonly string[]): string | undefined {
  const end = path.split('/').at(-1)?.slice(0, 5) ?? '';
  return end.length < 4
    ? undefined
    : paths.find((candidate) => candidate.split('/').at(-1)?.startsWith(end));
}

function adviseOnEnquiry(query: string): Advice | undefined {
  const names = { intent: intents, product: subjects } as const;
  for (const [name, value] of new URLSearchParams(query)) {
    if (name !== 'intent' && name !== 'product') {
      return `the contact page takes no ${name}\nWrite intent and product alone`;
    }
    const choices: readonly string[] = names[name];
    if (!choices.includes(value)) {
      return `${name}=${value} is not known\n${suggestName(value, choices)}`;
    }
  }
  return undefined;
}

function adviseOnPlace(typed: string, { places }: Target, page: string): Advice | undefined {
  const place = decodeAddress(typed) ?? typed;
  if (place === '' || place === 'top' || places.has(place)) return undefined;
  const near = nearestName(place, places);
  const fix = near
    ? `Did you mean #${near}?`
    : `It has ${[...places].slice(0, 12).join(', ') || 'none'}`;
  return `${page} has no place named “${place}”\n${fix}`;
}

function adviseOnOtherSite(address: string, origin: string): Advice | undefined {
  if (/^(mailto|tel):./i.test(address)) return undefined;
  if (!/^https?:/i.test(address)) {
    return `a link cannot lead to ${address.slice(0, 60)}\nWrite https://…`;
  }
  if (!URL.canParse(address) || !/^https?:\/\/[^/]/i.test(address)) {
    return `“${address}” is not an address\nWrite it as the browser shows it`;
  }
  const { origin: own, pathname, search, hash } = new URL(address);
  return own === origin
    ? `${address} is on this site\nWrite ${pathname}${search}${hash}`
    : undefined;
}

/** What a link by a file's name, or one that lacks its beginning, was meant to be. */
function completeAddress(path: string, paths: readonly string[]): string {
  const name = path.replace(/^(\.{1,2}\/)+/, '').replace(/\.mdx?$/, '');
  if (path.includes('@')) return `mailto:${path}`;
  if (name === path && /^[\w-]+(\.[\w-]+)+/.test(path)) return `https://${path}`;
  return paths.find((page) => page.endsWith(`/${name}`)) ?? `/${name}`;
}
