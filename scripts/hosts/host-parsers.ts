import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { aliasForms } from '@/lib/hosting/redirects';
import {
  cacheControl,
  crossOriginResourcePolicy,
  isHidden,
  pageCache,
  securityHeaders,
} from '@/lib/hosting/rules';
import { exportedFiles, type ExportFacts } from './export-facts';

/** Hosts without an engine for one's own machine, whose reading of a configuration is public. */
export const parsedHosts = ['netlify', 'vercel'] as const;

/** One of them. */
export type ParsedHost = (typeof parsedHosts)[number];

/** The hosts' own packages; fetched when they are needed, no dependencies of the site. */
const packages = [
  '@netlify/headers-parser@9.0.3',
  '@netlify/redirect-parser@15.0.4',
  '@vercel/routing-utils@6.6.0',
];

const result = z.object({
  errors: z.array(z.string()),
  answers: z.array(
    z.object({
      redirect: z.object({ status: z.number(), location: z.string() }).optional(),
      headers: z.record(z.string(), z.array(z.string())),
    }),
  ),
});

/** What must come of an address: where it leads, or what it carries. */
type Expected = {
  readonly address: string;
  readonly location?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * Fetches the hosts' packages.
 *
 * @param folder Where to; made if it is missing.
 */
export function fetchHostParsers(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** What each address of the export must come to. */
function expectations(host: ParsedHost, { dir, policy }: ExportFacts): readonly Expected[] {
  const common = securityHeaders(policy).map(({ name, value }) => [name.toLowerCase(), value]);
  const carrying = (file: string): Readonly<Record<string, string>> => ({
    ...Object.fromEntries(common),
    'cache-control': cacheControl(file),
    'cross-origin-resource-policy': crossOriginResourcePolicy(file),
  });
  const aliases = aliasForms
    // Vercel takes the slash off first; its next answer is the alias without it.
    .filter(({ from }) => host !== 'vercel' || !from.endsWith('/'))
    .map(({ from, to }) => ({ address: from, location: to }));
  const moved = new Set(aliasForms.map(({ from }) => from));
  const addresses = exportedFiles(dir)
    .filter((file) => !isHidden(file))
    .map((file) => ({
      address: file === '/index.html' ? '/' : file.replace(/\.html$/, ''),
      headers: carrying(file),
    }))
    .filter(({ address }) => !moved.has(address));
  // Vercel looks at its rules before it looks for the file.
  const missing =
    host === 'vercel'
      ? [
          { address: '/about/', location: '/about' },
          { address: '/about.html', location: '/about' },
          { address: '/_next/static/missing.0123abcd.js', headers: { 'cache-control': pageCache } },
          { address: '/og/missing.0123abcd.jpg', headers: { 'cache-control': pageCache } },
        ]
      : [];
  return [...aliases, ...addresses, ...missing];
}

/**
 * Has a host's own code read the configuration made for it, and compares what comes of every
 * address with the rules.
 *
 * @param packagesDir Where `fetchHostParsers` put the packages.
 * @param configuration The host's folder of `emitHostFiles`.
 * @returns How many addresses are right, and what is wrong with the others.
 */
export function checkConfiguration(
  host: ParsedHost,
  packagesDir: string,
  configuration: string,
  facts: ExportFacts,
): { readonly passed: number; readonly complaints: readonly string[] } {
  const expected = expectations(host, facts);
  const output = execFileSync(
    process.execPath,
    [path.resolve('scripts/hosts/read-configuration.mjs'), host, packagesDir, configuration],
    { input: JSON.stringify(expected.map(({ address }) => address)), encoding: 'utf8' },
  );
  const { errors, answers } = result.parse(JSON.parse(output));
  let passed = 0;
  const complaints = errors.map((error) => `it does not accept the configuration: ${error}`);
  expected.forEach(({ address, location, headers = {} }, index) => {
    const answer = answers[index];
    const wrong = Object.entries(headers)
      .filter(([name, value]) => answer?.headers[name]?.join(', ') !== value)
      .map(([name]) => `${address}: ${name} is ${answer?.headers[name]?.join(', ') ?? 'missing'}`);
    if (answer?.redirect?.location !== location) {
      wrong.push(`${address} leads to ${answer?.redirect?.location ?? 'itself'}, not ${location}`);
    }
    if (wrong.length === 0) passed++;
    complaints.push(...wrong);
  });
  return { passed, complaints };
}
