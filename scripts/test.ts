import { mkdirSync } from 'node:fs';
import { lastLine, runRows, sumOf, type Step } from './test/run-step';

/**
 * `npm test`: everything that must hold, ending with one line `N passed, N failed`.
 * Types, lint and format count as one check each, the rest as many as they report.
 */
const script = (name: string, ...args: string[]) => [
  process.env.npm_execpath ?? '',
  ...['run', '--silent', name, '--', ...args],
];
const asOne = (name: string, ...command: [name: string, ...args: string[]]): Step => ({
  name,
  command: script(...command),
  counted: 'as one',
});

const content = asOne('content', 'check:content');
const lint = asOne('lint', 'lint');
// Without the words, which `npm run format` formats: a long one is nobody's fault.
const format = asOne('format', 'format:check', '--log-level=warn');
const unitTests: Step = {
  name: 'unit tests',
  command: script('unit', '--json', '--outputFile=.build/jest.json', '--silent'),
  counted: { report: '.build/jest.json', of: 'Jest' },
};
// The build empties the folder where the types of the routes stand, so types come before it.
const types = asOne('types', 'types');
const build: Step = { ...asOne('build', 'build'), environment: { TYPES_CHECKED: '1' } };
const siteChecks: Step = {
  name: 'site checks',
  command: script('check:site'),
  counted: 'from its last line',
};
const inBrowser = (name: string, project: string): Step => ({
  name,
  command: script('e2e', `--project=${project}`, '--reporter=list,json'),
  environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: `.build/playwright-${project}.json` },
  counted: { report: `.build/playwright-${project}.json`, of: 'Playwright' },
});

// Jest does not make the folder of its report.
mkdirSync('.build', { recursive: true });
// One date for all builds of the run, also when midnight falls between them.
process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1000));
const total = sumOf([
  await runRows([content]),
  await runRows([lint, unitTests], [types, build, siteChecks, format]),
  await runRows([
    inBrowser('browser tests', 'site'),
    inBrowser('builds of changed copies', 'builds'),
  ]),
]);
if (total.failed > 0) process.exitCode = 1;
console.log(`\n${lastLine(total)}`);
