import './support/start-command';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';

/**
 * `npm test`: everything that must hold, ending with one line `N passed, N failed`. With `--all`,
 * which is `npm run test:all`, also what rarely changes and takes long.
 */
const isThorough = process.argv.includes('--all');
const jestReport = '.build/unit.json';
const playwrightReport = '.build/e2e.json';

/** How many checks passed, failed and were left out. */
const total = { passed: 0, failed: 0, skipped: 0 };

/** Runs a script of package.json, and counts the tests of its report, else itself. */
async function run(script: string, args: readonly string[] = [], report = ''): Promise<void> {
  console.log(`── ${script}`);
  if (report !== '') rmSync(report, { force: true });
  const npm = process.env.npm_execpath ?? '';
  const command = [npm, 'run', '--silent', script, '--', ...args];
  const [code] = await once(spawn(process.execPath, command, { stdio: 'inherit' }), 'close');
  const { stats, ...jest } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  total.passed += stats?.expected ?? jest.numPassedTests ?? Number(code === 0);
  total.skipped += stats?.skipped ?? (jest.numPendingTests ?? 0) + (jest.numTodoTests ?? 0);
  // A test that passes only at times fails; a crash is a failure, whatever was counted.
  const failed = stats ? stats.unexpected + stats.flaky : jest.numFailedTests;
  total.failed += failed || Number(code !== 0);
  console.log(`── ${script}: ${code === 0 ? 'passed' : 'FAILED'}`);
}

// What is looked at is what this run builds, also where its build fails.
rmSync('out', { recursive: true, force: true });
Object.assign(process.env, {
  // One date for all builds of the run, also when midnight falls between them.
  SOURCE_DATE_EPOCH: process.env.SOURCE_DATE_EPOCH ?? String(Math.floor(Date.now() / 1000)),
  // The build need not ask again.
  TYPES_CHECKED: '1',
  E2E_QUICK: isThorough ? '' : '1',
  PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
});
const inTurn = async () => {
  await run('lint');
  // The build empties the folder where the types of the routes stand, so types come before it.
  await run('types');
  await run('build');
  await run('check:site');
  // Without the words, which `npm run format` formats: a long one is nobody's fault.
  await run('format:check', ['--log-level=warn']);
};
await run('content');
await Promise.all([
  run('unit', ['--silent', '--json', `--outputFile=${jestReport}`], jestReport),
  inTurn(),
]);
await run('e2e', ['--reporter=list,json'], playwrightReport);
if (total.failed > 0) process.exitCode = 1;
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
