import { rm } from 'node:fs/promises';
import { buildSite } from './build/build-site';
import { Problem } from './build/problem';

// React and the libraries choose their variant by it when they are first loaded.
Object.assign(process.env, { NODE_ENV: 'production' });
// One date for the whole build; the same date and input give the same bytes.
process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1000));

try {
  await buildSite('out');
} catch (error) {
  // Half a site must not be taken for one.
  await rm('out', { recursive: true, force: true });
  console.error(error instanceof Problem ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
