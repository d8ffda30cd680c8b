/**
 * Starts a page: `npm run new-page -- <id> <path> "<label>"`, such as
 * `npm run new-page -- pricing /pricing "Pricing"`. Adds its line to content/routes.ts and writes
 * the file of its words and the file that names its sections. The words start empty, and the
 * content check names every one that is still missing.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { routeIds, routes } from '@/content/routes';
import { filesOfNewPage, faultsOfNewPage, routesWith, type NewPage } from './new-page/new-page';

const [id = '', path = '', label = ''] = process.argv.slice(2);
const page: NewPage = { id, path, label };
const known = routeIds.map((route) => ({ id: route, path: routes[route].path }));

const files = filesOfNewPage(page);
const faults = [
  ...faultsOfNewPage(page, known),
  ...files.filter(({ file }) => existsSync(file)).map(({ file }) => `${file} exists already`),
];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  console.error('Usage: npm run new-page -- <id> <path> "<label>"');
  process.exit(1);
}

const list = 'content/routes.ts';
await writeFile(list, routesWith(await readFile(list, 'utf8'), page, known));
for (const { file, text } of files) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
console.log([list, ...files.map(({ file }) => file)].map((file) => `written: ${file}`).join('\n'));
