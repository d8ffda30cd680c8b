import { validOrigin } from '@/lib/routes/origin';
import { allPages } from '@/lib/routes/pages';
import { checkLive } from './check/live/check-live';

/**
 * `npm run check:live -- https://www.example.com`: asks a deployed site for every page, redirect,
 * header and the missing page. Ends with `N passed, N failed`, and exit code 1 if any failed.
 */
const [address] = process.argv.slice(2);
try {
  if (address === undefined) {
    throw new Error('npm run check:live -- ADDRESS, such as https://www.example.com');
  }
  const pages = allPages().map(({ path }) => path);
  let passed = 0;
  let failed = 0;
  for await (const { name, complaints } of checkLive(validOrigin('The address', address), pages)) {
    if (complaints.length === 0) passed += 1;
    else failed += 1;
    for (const complaint of complaints) console.error(`${name}: ${complaint}`);
  }
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
