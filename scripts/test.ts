import { rmSync } from 'node:fs';
import { lastLine, runRows, sumCounts, type Step } from './test/run-step';

/**
 * `npm test`: everything that must hold, ending with one line `N passed, N failed`. With `--all`,
 * which is `npm run test:all`, also what rarely changes and takes long.
 */
const isThorough = process.argv.includes('--all');
const step = (name: string, script: string, ...args: readonly string[]): Step => ({
  name,
  command: [process.env.npm_execpath ?? '', 'run', '--silent', script, '--', ...args],
});

// What is looked at is what this run builds, also where its build fails.
rmSync('out', { recursive: true, force: true });
// One date for all builds of the run, also when midnight falls between them.
process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1000));
const total = sumCounts([
  await runRows([step('content', 'content')]),
  await runRows(
    [step('unit tests', 'unit', '--silent')],
    [
      step('lint', 'lint'),
      // The build empties the folder where the types of the routes stand, so types come before it.
      step('types', 'types'),
      { ...step('build', 'build'), environment: { TYPES_CHECKED: '1' } },
      step('site checks', 'check:site'),
      // Without the words, which `npm run format` formats: a long one is nobody's fault.
      step('format', 'format:check', '--log-level=warn'),
    ],
  ),
  await runRows([
    { ...step('browser tests', 'e2e'), environment: { E2E_QUICK: isThorough ? '' : '1' } },
  ]),
]);
if (total.failed > 0) process.exitCode = 1;
console.log(`\n${lastLine(total)}`);
