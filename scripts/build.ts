import './support/start-command';
import { compileContent } from '@/lib/content/write-content';
import { isSetting } from '@/lib/base/settings';

// React and the libraries choose their variant by it when they are first loaded.
Object.assign(process.env, { NODE_ENV: 'production' });
// Spaces around a setting are nobody's wish, and one of spaces alone is unset.
for (const [name, value] of Object.entries(process.env)) {
  if (isSetting(name)) process.env[name] = value?.trim();
}
// One date for the whole build; the same date and input give the same bytes.
process.env.SOURCE_DATE_EPOCH ||= String(Math.floor(Date.now() / 1000));

const { waitingArticles } = await compileContent();
for (const { file, day } of waitingArticles) console.log(`Held back until ${day}: ${file}`);
// Loaded when the content is known to be good: modules that derive from it would only crash.
const { buildSite } = await import('@/build/build-site');
await buildSite('out');
