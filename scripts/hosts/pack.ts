import { cpSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isHidden } from '@/lib/hosting/rules';
import { exportedFiles } from './export-facts';

/** Hosts that compress by themselves and are given a folder. */
export const packedHosts = ['cloudflare', 'netlify', 'vercel', 'firebase'] as const;

/** One of them. */
export type PackedHost = (typeof packedHosts)[number];

// Read from the export by the host itself, never served.
const hostFiles = { cloudflare: true, netlify: true, vercel: false, firebase: false } as const;

/**
 * Makes a folder that can be given to a host as it is: its configuration, and in `out/` the
 * export without the compressed twins and what else must not be public.
 *
 * @param outDir The finished export; its files are linked, not copied, where the disk allows.
 * @param hostsDir Where `emitHostFiles` wrote the configurations.
 * @param target The folder to make; emptied first.
 */
export function packForHost(
  host: PackedHost,
  outDir: string,
  hostsDir: string,
  target: string,
): void {
  rmSync(target, { recursive: true, force: true });
  cpSync(path.join(hostsDir, host), target, { recursive: true });
  const site = path.join(target, 'out');
  for (const file of exportedFiles(outDir)) {
    // Not hidden for these hosts: it is where they look for the words of an error.
    if (isHidden(file) && file !== '/404.html') continue;
    link(path.join(outDir, file), path.join(site, file));
  }
  if (!hostFiles[host]) return;
  for (const name of ['_headers', '_redirects']) {
    cpSync(path.join(target, name), path.join(site, name));
    rmSync(path.join(target, name));
  }
}

function link(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    // Another disk, or one without hard links.
    cpSync(from, to);
  }
}
