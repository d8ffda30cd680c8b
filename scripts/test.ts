import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findOrInstallBrowser } from './find-browser';
import {
  countsOfCheck,
  countsOfJest,
  countsOfPlaywright,
  lastLine,
  sumOf,
  type Counts,
} from './test/counts';
import { runStep, type Step } from './test/run-step';

/**
 * `npm test`: everything that must hold, ending with one line `N passed, N failed`.
 * Types, lint and format count as one check each, the rest as many as they report.
 */
const bin = (name: string) => createRequire(import.meta.url).resolve(name);
const script = (file: string, ...args: string[]) => ['--import', 'tsx', file, ...args];

const steps: readonly Step[] = [
  { name: 'route types', command: [bin('next/dist/bin/next'), 'typegen'], counted: 'as one' },
  { name: 'types', command: [bin('typescript/bin/tsc'), '--noEmit'], counted: 'as one' },
  {
    name: 'lint',
    command: [
      bin('eslint/package.json').replace('package.json', 'bin/eslint.js'),
      '.',
      '--max-warnings',
      '0',
    ],
    counted: 'as one',
  },
  {
    name: 'format',
    command: [
      bin('prettier/package.json').replace('package.json', 'bin/prettier.cjs'),
      '--check',
      '--log-level',
      'warn',
      '.',
    ],
    counted: 'as one',
  },
  {
    name: 'unit tests',
    command: [bin('jest/bin/jest'), '--json', '--outputFile=.build/jest.json', '--silent'],
    counted: { report: '.build/jest.json', counts: countsOfJest },
  },
  { name: 'build', command: script('scripts/build.ts'), counted: 'as one' },
  {
    name: 'site checks',
    command: script('scripts/check-site.ts'),
    counted: 'from its last line',
  },
  ...(['site', 'builds'] as const).map((project) => ({
    name: project === 'site' ? 'browser tests' : 'builds of changed copies',
    command: script('scripts/e2e.ts', `--project=${project}`, '--reporter=list,json'),
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: `.build/playwright-${project}.json` },
    counted: { report: `.build/playwright-${project}.json`, counts: countsOfPlaywright },
  })),
];

// Jest does not make the folder of its report.
mkdirSync('.build', { recursive: true });
const results: Counts[] = [];
try {
  process.env.CHROMIUM_PATH = findOrInstallBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  results.push(countsOfCheck(false));
}
for (const step of steps) results.push(await runStep(step));
const total = sumOf(results);
if (total.failed > 0) process.exitCode = 1;
console.log(`\n${lastLine(total)}`);
