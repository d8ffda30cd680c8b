import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isHidden } from '@/lib/hosting/rules';
import { exportedFiles, hostsDir } from './emit';

/** Hosts that compress by themselves and are given a folder. */
export const packedHosts = ['cloudflare', 'netlify', 'vercel'] as const;

/**
 * Makes a folder that can be given to a host as it is: its configuration, and in `out/` the
 * export without the compressed files and what else must not be public. Whatever else stands in
 * the folder stays, such as the link to the host's project (`.vercel`, `.netlify`).
 *
 * @param outDir The finished export.
 * @param target The folder to make.
 * @param configurations Where the build left them.
 */
export function packForHost(
  host: (typeof packedHosts)[number],
  outDir: string,
  target: string,
  configurations: string = hostsDir,
): void {
  const site = path.join(target, 'out');
  rmSync(site, { recursive: true, force: true });
  for (const file of exportedFiles(outDir)) {
    // The error page's file is where these hosts look for its words.
    if (isHidden(file) && file !== '/404.html') continue;
    cpSync(path.join(outDir, file), path.join(site, file));
  }
  for (const file of exportedFiles(path.join(configurations, host))) {
    const isForSite = file === '/_headers' || file === '/_redirects';
    cpSync(path.join(configurations, host, file), path.join(isForSite ? site : target, file));
  }
}
