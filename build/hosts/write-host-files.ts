import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { headerPolicy } from '@/lib/hosting/policy';
import { siteOrigin } from '@/lib/site/urls';
import { listFiles } from '@/lib/base/files';
import { nginxSite } from './nginx';
import {
  cloudflareHeaders,
  netlifyHeaders,
  netlifyToml,
  redirectsFile,
  vercelJson,
} from './static-hosts';

/** Where the build leaves each host's configuration. */
const hostsDir = path.join('.build', 'hosts');

/**
 * Writes the configuration of every host to `.build/hosts/`, from the one list in lib/hosting and
 * the files of the export. Two hosts read theirs from the export itself, under the same names but
 * in different dialects: the export gets Cloudflare's, Netlify's if it is for Netlify, and none if it
 * is for Vercel, where they would be pages.
 * @param outDir the finished export, redirect pages included
 * @param into where to write instead; emptied first
 */
export function writeHostFiles(outDir: string, into: string = hostsDir): void {
  const files = listFiles(outDir).map((file) => `/${file}`);
  const policy = headerPolicy(process.env);
  const { hostname: host } = new URL(siteOrigin());
  const cloudflare = {
    _headers: cloudflareHeaders(policy),
    _redirects: redirectsFile('cloudflare'),
  };
  const netlify = { _headers: netlifyHeaders(files, policy), _redirects: redirectsFile('netlify') };
  const hosts = {
    cloudflare,
    netlify: { ...netlify, 'netlify.toml': netlifyToml },
    vercel: { 'vercel.json': vercelJson(files, policy) },
    nginx: {
      [`${host}.conf`]: nginxSite({ host, root: `/srv/www/${host}`, policy }),
      'container.conf': nginxSite({ host, root: '/srv/www', plainPort: 8080, policy }),
    },
  };
  rmSync(into, { recursive: true, force: true });
  for (const [name, texts] of Object.entries(hosts)) writeFiles(path.join(into, name), texts);
  const ofHost = { cloudflare, netlify, vercel: {} };
  writeFiles(outDir, {
    ...ofHost[hostOfBuild(process.env) ?? 'cloudflare'],
    // GitHub Pages, publishing a branch, would leave out _next/ and .well-known/ without it.
    '.nojekyll': '',
  });
}

/**
 * The host that this build is for, as the environment says: the host's own machine sets it, or who
 * hands the export to that host. Such a host compresses by itself and would publish the compressed
 * files, too.
 * @returns nothing for any other host
 */
export function hostOfBuild(
  env: Readonly<Record<string, string | undefined>>,
): 'cloudflare' | 'netlify' | 'vercel' | undefined {
  if (env.CF_PAGES === '1') return 'cloudflare';
  if (env.NETLIFY === 'true') return 'netlify';
  return env.VERCEL === '1' ? 'vercel' : undefined;
}

function writeFiles(dir: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(dir, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text);
}
