import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

it('the committed dataset is what the generator writes', () => {
  const script = join(__dirname, 'sample-data.ts');
  expect(() =>
    execFileSync(process.execPath, ['--import', 'tsx', script, '--check'], { stdio: 'pipe' }),
  ).not.toThrow();
}, 30_000);
