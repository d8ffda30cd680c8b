import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ContentProblem } from '@/lib/content/error';
import { validOrigin } from '@/lib/routes/origin';
import { allPages } from '@/lib/routes/pages';
import { checkLive } from './check/live/check-live';
import { runCommand } from './run-command';

/**
 * `npm run check:live -- https://www.example.com [--against out]`: asks a deployed site for every
 * page, redirect, header and the missing page, and compares what it serves with an export. Ends
 * with `N passed, N failed`, and exit code 1 if any failed.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' } },
  });
  const [address] = positionals;
  const { against } = values;
  if (address === undefined) {
    throw new ContentProblem(
      'npm run check:live -- ADDRESS [--against out], with an ADDRESS such as https://www.example.com',
    );
  }
  if (against !== undefined && !existsSync(join(against, 'index.html'))) {
    throw new ContentProblem(`No site in ${against}: --against wants the folder of an export.`);
  }
  const origin = validOrigin('The address', address);
  const pages = allPages().map(({ path }) => path);
  const counts = { passed: 0, failed: 0 };
  for await (const { name, faults } of checkLive({ origin, pages, against })) {
    counts[faults.length === 0 ? 'passed' : 'failed'] += 1;
    for (const fault of faults) console.error(`${name}: ${fault}`);
  }
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  if (counts.failed > 0) process.exitCode = 1;
});
