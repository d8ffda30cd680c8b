import { offeringIds } from '@/content/routes';
import { intents } from '@/content/schema/shared';
import { decodeAddress } from '@/lib/base/addresses';
import type { ErrorMessage } from '@/lib/base/error';
import { findNearestName, suggestName } from './nearest';
import { shorten } from './patterns';

/** Something that a link may lead to. */
export type LinkTarget = {
  readonly kind: 'page' | 'draft' | 'file' | 'old address';
  /** The ids on it that a link may name; any, where these are not known. */
  readonly anchors?: ReadonlySet<string>;
};

/** All that a link may lead to, by its path. */
export type LinkTargets = ReadonlyMap<string, LinkTarget>;

/**
 * What is wrong with an address that a text or a field links to; nothing when it leads somewhere.
 * @param address as it was typed
 * @param targets what there is
 * @param page the path of the page that the link stands on, where it stands on one
 */
export function findLinkError(
  address: string,
  targets: LinkTargets,
  page = '',
): ErrorMessage | undefined {
  if (address === '' || address === '#') return 'a link has no address\nWrite one';
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return findOtherSiteError(address);
  const [beforeHash = '', anchor = ''] = address.split('#');
  const [path = '', query = ''] = beforeHash.split('?');
  const linkingPage = targets.get(page);
  if (path === '') return linkingPage && findAnchorError(anchor, linkingPage, 'this page');
  const target = targets.get(path) ?? targets.get(decodeAddress(path));
  if (target === undefined) return findPathError(path, [...targets.keys()]);
  if (target.kind === 'draft' && linkingPage?.kind !== 'draft') {
    return `${path} is a draft, or waits for its day\nPublish it first, or take the link out`;
  }
  const errorText = path === '/contact' ? findContactLinkError(query) : undefined;
  return errorText ?? findAnchorError(anchor, target, path);
}

/** What to write instead of a path that leads nowhere: the nearest, or one that ends like it. */
function findPathError(input: string, paths: readonly string[]): ErrorMessage {
  if (/^\/.*\.(?!html?$|mdx?$)\w+$/.test(input)) {
    return `there is no file public${input}\nPut it there, or take the link out`;
  }
  const path = `/${input.replace(/^[./]+|\/$|\.(html?|mdx?)$/g, '')}`;
  const near = findNearestName(path, paths) ?? paths.find((candidate) => candidate.endsWith(path));
  const suggestion = near && `\nDid you mean ${near}?`;
  return input.startsWith('/')
    ? `there is no page ${input}${suggestion ?? ''}`
    : `“${input}” is not a whole address${suggestion ?? '\nStart it with a slash, https:// or mailto:'}`;
}

function findContactLinkError(query: string): ErrorMessage | undefined {
  const choices = new Map<string, readonly string[]>([
    ['intent', intents],
    ['product', offeringIds],
  ]);
  for (const [name, value] of new URLSearchParams(query)) {
    const values = choices.get(name);
    if (!values) return `the contact page takes no ${name}\nWrite intent and product alone`;
    if (!values.includes(value)) {
      return `${name}=${value} is not known\n${suggestName(value, values)}`;
    }
  }
  return undefined;
}

function findAnchorError(
  input: string,
  { anchors }: LinkTarget,
  page: string,
): ErrorMessage | undefined {
  const anchor = decodeAddress(input);
  if (!anchors || anchor === '' || anchor === 'top' || anchors.has(anchor)) return undefined;
  const near = findNearestName(anchor, anchors);
  const fix = near
    ? `Did you mean #${near}?`
    : `It has ${[...anchors].slice(0, 12).join(', ') || 'none'}`;
  return `${page} has no place named “${anchor}”\n${fix}`;
}

function findOtherSiteError(address: string): ErrorMessage | undefined {
  return /^(mailto|tel):./i.test(address) ||
    (/^https?:\/\/[^/]/i.test(address) && URL.canParse(address))
    ? undefined
    : `“${shorten(address)}” is no address that a link can lead to\nWrite it as the browser shows it, from https:// on`;
}
