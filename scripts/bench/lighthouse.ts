import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findBrowser } from '@/scripts/find-browser';
import type { Figures } from './statistics';

const run = promisify(execFile);

const folder = path.join('scripts', 'bench');
const program = path.join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');

/** Lighthouse 13 wants a newer Node than the site does. */
const newerNode = 'node@22.23.3';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  runtimeError: z.object({ code: z.string() }).optional(),
});

/** A command and its first arguments. */
type Command = readonly [command: string, ...args: string[]];

function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 19);
}

function nodeCommand(): Command {
  return isNewEnough(process.versions.node) ? [process.execPath] : ['npx', '--yes', newerNode];
}

/**
 * Installs Lighthouse and a Node that can run it, when they are not there yet.
 *
 * @returns Why Lighthouse can't be used, in one line; undefined when it can.
 */
export function whyNoLighthouse(): string | undefined {
  if (findBrowser() === undefined) return 'no Chromium was found';
  if (!existsSync(program)) {
    const install = spawnSync(
      'npm',
      ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    if (install.status !== 0) return `npm ci in ${folder} failed`;
  }
  const [command, ...args] = nodeCommand();
  const version = spawnSync(command, [...args, '--version'], { encoding: 'utf8' });
  const words = version.stdout?.trim().replace(/^v/, '') ?? '';
  return isNewEnough(words) ? undefined : `${newerNode} could not be fetched`;
}

/**
 * One Lighthouse run with its mobile preset: simulated 150 ms round trip, 1.6 Mbit/s, processor
 * slowed four times.
 *
 * @returns Scores of 0 to 100, times in milliseconds.
 * @throws when Lighthouse fails; the message is what it said last.
 */
export async function lighthouse(url: string): Promise<Figures> {
  const [command, ...args] = nodeCommand();
  const { stdout } = await run(
    command,
    [
      ...args,
      program,
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--only-categories=${categories.join(',')}`,
      '--disable-full-page-screenshot',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage',
    ],
    { env: { ...process.env, CHROME_PATH: findBrowser() ?? '' }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { audits, categories: scores, runtimeError } = report.parse(JSON.parse(stdout));
  if (runtimeError !== undefined) throw new Error(`Lighthouse: ${runtimeError.code} at ${url}`);
  const value = (audit: string): number => audits[audit]?.numericValue ?? NaN;
  return {
    ...Object.fromEntries(
      categories.map((name) => [name, Math.round((scores[name]?.score ?? NaN) * 100)]),
    ),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}
