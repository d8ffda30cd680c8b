import './support/start-command';
import { parseArgs } from 'node:util';
import { UserError } from '@/lib/base/error';
import { requireExport } from '@/scripts/support/export-folder';
import { findOriginError } from '@/lib/base/addresses';
import { allPages } from '@/lib/site/pages';
import { checkLive } from './support/live-checks';

/**
 * `npm run check:live -- https://www.example.com [--against out]`: asks a deployed site for every
 * page, redirect, header and the missing page, and compares what it serves with an export. Ends
 * with `N passed, N failed`, and exit code 1 if any failed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
const [address] = positionals;
const { against } = values;
if (address === undefined) {
  throw new UserError(
    'npm run check:live -- ADDRESS [--against out], with an ADDRESS such as https://www.example.com',
  );
}
if (against !== undefined) requireExport(against);
const errorText = findOriginError(address);
if (errorText) throw new UserError(errorText.replace('\n', '. '));
const { origin } = new URL(address);
const pages = allPages().map(({ path }) => path);
const counts = { passed: 0, failed: 0 };
for await (const { name, faults } of checkLive({ origin, pages, against })) {
  counts[faults.length === 0 ? 'passed' : 'failed'] += 1;
  for (const fault of faults) console.error(`${name}: ${fault}`);
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
if (counts.failed > 0) process.exitCode = 1;
