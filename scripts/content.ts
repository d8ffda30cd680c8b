import './support/start-command';
import { compileContent } from '@/lib/content/write-content';

/** `npm run content`: reads, checks and compiles content/ for everything else. `npm run check:content` looks at spelling, too. */
const { waitingArticles } = await compileContent();
for (const { file, day } of waitingArticles) console.log(`${file} waits for its day, ${day}.`);
console.log('The content is in order.');
