import { aliasForms } from '@/lib/hosting/redirects';
import { namesByFolder } from './path-patterns';
import { unlikePages, type SiteFacts } from './site-facts';
import { json, keyed } from './vercel';

const longestNames = 8_000;

/** A literal path in the syntax of Firebase's globs. */
function literal(text: string): string {
  return text.replace(/[\\*?[\]{}()!+@|]/g, '\\$&');
}

/**
 * `firebase.json`. Firebase compares sources with the address as asked for, also when the file
 * is missing; the rules therefore name the files that are there. Its redirects are 301 or 302.
 * It compresses by itself, so the compressed twins stay at home.
 *
 * @returns The file as JSON, indented.
 */
export function firebaseJson({ headers, pageHeaders, groups }: SiteFacts): string {
  return json({
    hosting: {
      public: 'out',
      ignore: ['**/*.br', '**/*.gz', '_headers', '_redirects', '_not-found.html'],
      cleanUrls: true,
      trailingSlash: false,
      redirects: aliasForms.map(({ from, to }) => ({ source: from, destination: to, type: 301 })),
      headers: [
        // Two asterisks do not match names that begin with a dot.
        ...['**', '/.well-known/**'].map((source) => ({
          source,
          headers: [...headers, ...pageHeaders].map(keyed),
        })),
        ...groups.flatMap((group) => {
          const own = unlikePages(group).map(keyed);
          if (own.length === 0) return [];
          return namesByFolder(group.addresses, longestNames).map(({ folder, names }) => ({
            source: `${literal(folder)}@(${names.map(literal).join('|')})`,
            headers: own,
          }));
        }),
      ],
    },
  });
}
