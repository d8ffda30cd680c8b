import { aliasForms } from '@/lib/hosting/redirects';
import { globsFor } from './path-patterns';
import type { SiteFacts } from './site-facts';

/**
 * The `_redirects` file of Netlify, which knows 301 but not 308. The exclamation mark makes a
 * redirect win over the redirect page that stands at its address.
 */
export function netlifyRedirects(): string {
  return aliasForms.map(({ from, to }) => `${from} ${to} 301!\n`).join('');
}

/**
 * The `_headers` file of Netlify. Which of two rules wins for one header is not documented, so
 * no address gets a header from two of them; and `/blog/*` is a rule for `/blog` too.
 */
export function netlifyHeaders({ headers, groups }: SiteFacts): string {
  const all = groups.flatMap(({ addresses }) => addresses);
  const rules = [
    { glob: '/*', headers },
    ...groups.flatMap((group) => {
      const chosen = new Set(group.addresses);
      return globsFor(all, (address) => chosen.has(address), true).map((glob) => ({
        glob,
        headers: group.headers,
      }));
    }),
  ];
  return rules
    .map((rule) =>
      [rule.glob, ...rule.headers.map(({ name, value }) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/** `netlify.toml` for sites that Netlify builds itself. */
export const netlifyToml = `[build]
  command = "npm run build"
  publish = "out"

[build.environment]
  # The export is plain files; Netlify's adapter for Next.js has nothing to do.
  NETLIFY_NEXT_PLUGIN_SKIP = "true"
`;
