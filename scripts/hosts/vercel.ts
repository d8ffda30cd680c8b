import { aliasForms, permanentRedirect } from '@/lib/hosting/redirects';
import type { Header } from '@/lib/hosting/rules';
import { namesByFolder } from './path-patterns';
import { unlikePages, type SiteFacts } from './site-facts';

// Vercel allows 4,096 characters for a source.
const longestNames = 3_500;

/** A literal path in path-to-regexp's syntax. */
function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|:!]/g, '\\$&');
}

/**
 * `vercel.json`. Clean addresses need both `cleanUrls` and `trailingSlash: false`. Headers are
 * applied before the file is looked for, also when it is missing; the rules therefore name the
 * files that are there. A later rule replaces the value of an earlier one.
 *
 * @returns The file as JSON, indented.
 */
export function vercelJson({ headers, pageHeaders, groups }: SiteFacts): string {
  return json({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    outputDirectory: 'out',
    cleanUrls: true,
    trailingSlash: false,
    redirects: aliasForms.map(({ from, to }) => ({
      source: from,
      destination: to,
      statusCode: permanentRedirect,
    })),
    headers: [
      { source: '/(.*)', headers: [...headers, ...pageHeaders].map(keyed) },
      ...groups.flatMap((group) => {
        const own = unlikePages(group).map(keyed);
        if (own.length === 0) return [];
        return namesByFolder(group.addresses, longestNames).map(({ folder, names }) => ({
          source: `${literal(folder)}(${names.map(literal).join('|')})`,
          headers: own,
        }));
      }),
    ],
  });
}

/** A header as Vercel and Firebase write it. */
export function keyed({ name, value }: Header): { readonly key: string; readonly value: string } {
  return { key: name, value };
}

/** JSON as Prettier would not change it in essence: two spaces, newline at the end. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
