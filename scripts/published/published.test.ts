import { inWords } from '@/lib/problem';
import { publishedMistakes, readPublished, recorded } from './published';

test('a published address without page or redirect is named with the line to add', () => {
  const published = ['/about', '/blog/old', '/company/blogs'];
  expect(publishedMistakes(['/', '/about', '/blog/new'], published).map(inWords)).toEqual([
    "content/redirects.ts: /blog/old was published and is no page any more; add { from: '/blog/old', to: '…', reason: '…' }, where “to” is the page that readers should find instead",
  ]);
});

test('recording adds, and never forgets', () => {
  const text = recorded(readPublished('# why\r\n/about\r\n/old\r\n'), ['/about', '/new']);
  expect(readPublished(text)).toEqual(['/about', '/new', '/old']);
});
