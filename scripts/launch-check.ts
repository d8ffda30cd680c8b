import { blog } from '@/content/pages/blog';
import { caseStudies } from '@/content/pages/case-studies';
import { readArticles } from '@/lib/articles/articles';
import { readStories } from '@/lib/articles/stories';
import { writtenPages } from '@/lib/articles/taken-over';
import { inWords } from '@/lib/problem';
import { contentModules } from './check/content/content-set';
import { leftOver } from './check/content/left-over';

/** `npm run launch-check`: what the company must still supply; exit code 1 while anything is. */
const articles = readArticles();
const stories = readStories();
const written = { cards: blog.cards, articles, caseStudies: caseStudies.stories, stories };
const list = leftOver(
  await contentModules(),
  [...articles, ...stories],
  new Set(writtenPages(written).keys()),
);
if (list.length === 0) {
  console.log('Nothing stands in for anything any more: the content is ready to go live.');
} else {
  console.log(
    `${list.map(inWords).join('\n')}\n\n${list.length} left to supply before going live.`,
  );
  process.exitCode = 1;
}
