import { readFileSync } from 'node:fs';
import path from 'node:path';
import { policyIn } from '@/lib/hosting/policy';
import {
  cacheControl,
  contentTypeRules,
  contentTypes,
  crossOriginResourcePolicy,
  isHidden,
  pageCache,
  resourcePolicy,
  securityHeaders,
  type Header,
} from '@/lib/hosting/rules';
import { exportedFiles } from './export-facts';

/** Addresses that want the same headers beside those of every response. */
export type AddressGroup = {
  readonly headers: readonly Header[];
  readonly addresses: readonly string[];
};

/** What the configuration of a host is made from. */
export type SiteFacts = {
  /** The policy in the pages' meta tag; undefined when they have none. */
  readonly policy: string | undefined;
  /** The headers of every response, but for those that depend on the file. */
  readonly headers: readonly Header[];
  /** Those that depend on the file, as they are for pages and errors. */
  readonly pageHeaders: readonly Header[];
  /** Every address there is, in groups: each stands in exactly one. */
  readonly groups: readonly AddressGroup[];
};

const pageHeaders: readonly Header[] = [
  { name: 'Cross-Origin-Resource-Policy', value: resourcePolicy },
  { name: 'Cache-Control', value: pageCache },
];

function addressOf(file: string): string {
  return file === '/index.html' ? '/' : file.replace(/\.html$/, '');
}

function headersOf(file: string): readonly Header[] {
  const type = unusualType(file);
  return [
    { name: 'Cross-Origin-Resource-Policy', value: crossOriginResourcePolicy(file) },
    { name: 'Cache-Control', value: cacheControl(file) },
    ...(type === undefined ? [] : [{ name: 'Content-Type', value: type }]),
  ];
}

/** The type of files that hosts get wrong or do not know. */
function unusualType(file: string): string | undefined {
  if (file.endsWith('.webmanifest')) return contentTypes.webmanifest;
  return contentTypeRules.find((rule) => rule.paths.test(file))?.value;
}

/**
 * The headers of a group that pages do not have: what a rule for all addresses gets wrong.
 */
export function unlikePages({ headers }: AddressGroup): readonly Header[] {
  return headers.filter(
    ({ name, value }) =>
      !pageHeaders.some((header) => header.name === name && header.value === value),
  );
}

/**
 * Looks at a finished export, before its files are compressed or after.
 *
 * @param outDir The export.
 * @throws when it has no home page.
 */
export function siteFacts(outDir: string): SiteFacts {
  const groups = new Map<string, { headers: readonly Header[]; addresses: string[] }>();
  for (const file of exportedFiles(outDir)) {
    if (isHidden(file)) continue;
    const headers = headersOf(file);
    const key = JSON.stringify(headers);
    const group = groups.get(key) ?? { headers, addresses: [] };
    groups.set(key, group);
    group.addresses.push(addressOf(file));
  }
  const policy = policyIn(readFileSync(path.join(outDir, 'index.html'), 'utf8'));
  return { policy, headers: securityHeaders(policy), pageHeaders, groups: [...groups.values()] };
}
