import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lastLine, runRows, sumOf, type Step } from './test/run-step';

/**
 * `npm test`: everything that must hold, ending with one line `N passed, N failed`.
 * Types, lint and format count as one check each, the rest as many as they report.
 */
const { resolve } = createRequire(import.meta.url);
const script = (file: string, ...args: string[]) => ['--import', 'tsx', file, ...args];
const asOne = (name: string, ...command: string[]): Step => ({ name, command, counted: 'as one' });
const bin = (tool: string, file: string) =>
  resolve(`${tool}/package.json`).replace('package.json', file);

const content = asOne('content', ...script('scripts/check-content.ts'));
const lint = asOne('lint', bin('eslint', 'bin/eslint.js'), '.', '--max-warnings', '0');
const format = asOne(
  'format',
  bin('prettier', 'bin/prettier.cjs'),
  ...['--check', '--log-level', 'warn', '.'],
  // Words are formatted by `npm run format`; a long one is nobody's fault.
  '!content/**',
);
const unitTests: Step = {
  name: 'unit tests',
  command: [resolve('jest/bin/jest'), '--json', '--outputFile=.build/jest.json', '--silent'],
  counted: { report: '.build/jest.json', of: 'Jest' },
};
// The build empties the folder where the types of the routes stand, so types come before it.
const routeTypes = asOne('route types', resolve('next/dist/bin/next'), 'typegen');
const types = asOne('types', resolve('typescript/bin/tsc'), '--noEmit');
const build: Step = {
  ...asOne('build', ...script('scripts/build.ts')),
  environment: { TYPES_CHECKED: '1' },
};
const siteChecks: Step = {
  name: 'site checks',
  command: script('scripts/check-site.ts'),
  counted: 'from its last line',
};
const inBrowser = (name: string, project: string): Step => ({
  name,
  command: script('scripts/e2e.ts', `--project=${project}`, '--reporter=list,json'),
  environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: `.build/playwright-${project}.json` },
  counted: { report: `.build/playwright-${project}.json`, of: 'Playwright' },
});

// Jest does not make the folder of its report.
mkdirSync('.build', { recursive: true });
// One date for all builds of the run, also when midnight falls between them.
process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1000));
const total = sumOf([
  await runRows([content]),
  await runRows([lint, unitTests], [routeTypes, types, build, siteChecks, format]),
  await runRows([
    inBrowser('browser tests', 'site'),
    inBrowser('builds of changed copies', 'builds'),
  ]),
]);
if (total.failed > 0) process.exitCode = 1;
console.log(`\n${lastLine(total)}`);
