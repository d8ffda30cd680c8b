import type { PackedHost } from './pack';

/**
 * The host whose own machine this build runs on, as its environment says. Such a host compresses
 * by itself and would publish the compressed twins as files.
 *
 * @returns undefined on any other machine.
 */
export function buildingHost(
  env: Readonly<Record<string, string | undefined>>,
): PackedHost | undefined {
  if (env.CF_PAGES === '1') return 'cloudflare';
  if (env.NETLIFY === 'true') return 'netlify';
  if (env.VERCEL === '1') return 'vercel';
  return undefined;
}
