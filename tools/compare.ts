import '@/scripts/report-errors';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { ContentProblem } from '@/lib/content/error';
import { compareSites } from './compare/compare-sites';
import { addScreenshots } from './compare/screenshots';
import { reportPage, summarise } from './compare/report';

/**
 * `npm run compare -- <old export> <new export>`: writes one HTML file that shows what changed on
 * every page, in words and in pictures, and prints a short summary in Markdown.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { output: { type: 'string', default: '.build/compare.html' } },
});

const [before, after, ...surplus] = positionals;
if (before === undefined || after === undefined || surplus.length > 0) {
  throw new ContentProblem('Give two folders: npm run compare -- <old export> <new export>.');
}
const change = compareSites(before, after);
await addScreenshots(change.pages, [before, after]);
mkdirSync(dirname(values.output), { recursive: true });
writeFileSync(values.output, reportPage(change));
console.log(summarise(change));
console.error(`The report is in ${values.output}`);
