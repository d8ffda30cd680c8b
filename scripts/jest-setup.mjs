import { spawnSync } from 'node:child_process';

/** What Jest does before the first test: the words that tests import are compiled from content/. */
export default function compileContent() {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/content.ts'], {
    // Not into the output, where a report of the results may stand.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // It has said what is wrong; a stack of Jest’s would hide it.
  if (status !== 0) process.exit(1);
}
