import { readArticles } from '@/lib/articles';
import { contentModules } from './build/content-set';
import { asTable, leftOver } from './launch-check/left-over';

/** `npm run launch-check`: what the company must still supply; exit code 1 while anything is. */
const list = leftOver(await contentModules(), readArticles());
if (list.length === 0) {
  console.log('Nothing stands in for anything any more: the content is ready to go live.');
} else {
  console.log(`${asTable(list)}\n\n${list.length} left to supply before going live.`);
  process.exitCode = 1;
}
