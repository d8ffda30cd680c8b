import { aliasForms, permanentRedirect } from '@/lib/hosting/redirects';
import { globsFor } from './path-patterns';
import { unlikePages, type SiteFacts } from './site-facts';

/** Cloudflare's limits on `_headers`: rules in all, and characters in a line. */
export const headerLimits = { rules: 100, lineLength: 2_000 };

/** Cloudflare's limits on `_redirects`: static rules, and characters in a line. */
export const redirectLimits = { rules: 2_000, lineLength: 1_000 };

/**
 * The `_redirects` file of Cloudflare Pages. It compares addresses letter by letter, keeps the
 * query, and applies a redirect whether a file stands there or not.
 */
export function cloudflareRedirects(): string {
  return aliasForms.map(({ from, to }) => `${from} ${to} ${permanentRedirect}\n`).join('');
}

/**
 * The `_headers` file of Cloudflare Pages. Rules apply in the order of the file, and a header
 * set twice gets both values joined by a comma; so a rule takes the earlier value back (`!`)
 * before it sets its own.
 *
 * @throws when the site has outgrown Cloudflare's limits.
 */
export function cloudflareHeaders({ headers, pageHeaders, groups }: SiteFacts): string {
  const all = groups.flatMap(({ addresses }) => addresses);
  const rules = [
    [
      '/*',
      // Cloudflare's own: it would let the scripts of any site read ours.
      '  ! Access-Control-Allow-Origin',
      ...[...headers, ...pageHeaders].map(({ name, value }) => `  ${name}: ${value}`),
    ],
    ...groups.flatMap((group) => {
      const lines = unlikePages(group).flatMap(({ name, value }) => [
        `  ! ${name}`,
        `  ${name}: ${value}`,
      ]);
      if (lines.length === 0) return [];
      const chosen = new Set(group.addresses);
      return globsFor(all, (address) => chosen.has(address)).map((glob) => [glob, ...lines]);
    }),
  ];
  const longest = Math.max(...rules.flat().map((line) => line.length));
  if (rules.length > headerLimits.rules || longest > headerLimits.lineLength) {
    throw new Error(
      `Cloudflare's _headers may have ${headerLimits.rules} rules and lines of ${headerLimits.lineLength} characters; this site's has ${rules.length} rules, and its longest line ${longest}. Put files of one kind into a folder of their own.`,
    );
  }
  return rules.map((lines) => `${lines.join('\n')}\n`).join('\n');
}
