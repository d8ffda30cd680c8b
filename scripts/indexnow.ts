import { readFileSync } from 'node:fs';
import { Problem } from '@/lib/problem';
import { validOrigin } from '@/lib/routes/urls';
import { changedAddresses, indexNowKey, sendChanges } from './indexnow/indexnow';
import { exportedWords, publishedFile, readPublished } from './published/published';

/**
 * `npm run indexnow -- https://www.example.com`: after a deploy, and before `npm run published`,
 * tells search engines which addresses have changed since the last one. Needs INDEXNOW_KEY, as it
 * was set for the build; without it nothing is sent.
 */
try {
  const [address] = process.argv.slice(2);
  if (address === undefined) throw new Problem('npm run indexnow -- ADDRESS of the deployed site');
  const origin = validOrigin('The address', address);
  const key = indexNowKey(process.env);
  const known = readPublished(readFileSync(publishedFile, 'utf8'));
  const changed = changedAddresses(known, await exportedWords('out'));
  if (key === undefined) console.log('INDEXNOW_KEY is not set: nothing is sent.');
  else if (changed.length === 0) console.log('Nothing has changed since the last record.');
  else {
    await sendChanges(origin, key, changed);
    console.log(`Sent ${changed.length} addresses:\n${changed.join('\n')}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
