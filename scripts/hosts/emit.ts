import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildingHost } from './building-host';
import { cloudflareHeaders, cloudflareRedirects } from './cloudflare';
import { firebaseJson } from './firebase';
import { netlifyHeaders, netlifyRedirects, netlifyToml } from './netlify';
import { nginxSite } from './nginx';
import { siteFacts } from './site-facts';
import { vercelJson } from './vercel';

/** Where a server of one's own keeps its releases; deploy/release.sh makes what is in it. */
const serverFolder = '/srv/www';

/** Settings of `emitHostFiles`. */
export type EmitOptions = {
  /** Folder for each host's files; default `.build/hosts`. It is emptied first. */
  readonly hostsDir?: string;
  /** The environment, which says whether a host itself is building. */
  readonly env?: Readonly<Record<string, string | undefined>>;
};

/**
 * Writes the configuration of every host, from the one list in lib/hosting and the files of the
 * export. Two hosts read theirs from the export itself, under the same names but in different
 * dialects: the export gets Cloudflare's, or Netlify's where Netlify builds.
 *
 * @param outDir The finished export, redirect pages and policy tags included.
 * @throws when there is no export, or a host's limits are exceeded.
 */
export function emitHostFiles(
  outDir: string,
  { hostsDir = path.join('.build', 'hosts'), env = process.env }: EmitOptions = {},
): void {
  const facts = siteFacts(outDir);
  const { policy } = facts;
  const cloudflare = {
    _headers: cloudflareHeaders(facts),
    _redirects: cloudflareRedirects(),
  };
  const netlify = { _headers: netlifyHeaders(facts), _redirects: netlifyRedirects() };
  const root = `${serverFolder}/current`;
  const policyFiles = `${serverFolder}/policy*.conf`;
  const hosts = {
    cloudflare,
    netlify: { ...netlify, 'netlify.toml': netlifyToml },
    vercel: { 'vercel.json': vercelJson(facts) },
    firebase: { 'firebase.json': firebaseJson(facts) },
    nginx: {
      'site.conf': nginxSite({ root, policy, policyFiles, listen: ['80', '[::]:80'] }),
      'container.conf': nginxSite({ root, policy, listen: ['8080'] }),
    },
  };
  rmSync(hostsDir, { recursive: true, force: true });
  for (const [host, files] of Object.entries(hosts)) writeFiles(path.join(hostsDir, host), files);
  writeFiles(outDir, buildingHost(env) === 'netlify' ? netlify : cloudflare);
}

function writeFiles(dir: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(dir, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text);
}
