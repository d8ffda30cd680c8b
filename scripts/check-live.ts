import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { validOrigin } from '@/lib/routes/origin';
import { allPages } from '@/lib/routes/pages';
import { checkLive, type LiveCheck } from './check/live/check-live';
import { checkBytes } from './check/live/same-bytes';

/**
 * `npm run check:live -- https://www.example.com [--against out]`: asks a deployed site for every
 * page, redirect, header and the missing page, and compares what it serves with an export. Ends
 * with `N passed, N failed`, and exit code 1 if any failed.
 */
const counts = { passed: 0, failed: 0 };

async function count(checks: AsyncIterable<LiveCheck>): Promise<void> {
  for await (const { name, faults } of checks) {
    counts[faults.length === 0 ? 'passed' : 'failed'] += 1;
    for (const fault of faults) console.error(`${name}: ${fault}`);
  }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' } },
  });
  const [address] = positionals;
  const { against } = values;
  if (address === undefined) {
    throw new Error(
      'npm run check:live -- ADDRESS [--against out], with an ADDRESS such as https://www.example.com',
    );
  }
  if (against !== undefined && !existsSync(join(against, 'index.html'))) {
    throw new Error(`No site in ${against}: --against wants the folder of an export.`);
  }
  const origin = validOrigin('The address', address);
  const pages = allPages().map(({ path }) => path);
  await count(checkLive(origin, pages));
  if (against !== undefined) await count(checkBytes(origin, against));
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  if (counts.failed > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
