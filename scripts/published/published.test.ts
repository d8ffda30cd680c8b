import { inWords } from '@/lib/problem';
import { hashOfWords, publishedMistakes, readPublished, recorded } from './published';

test('a published address without page or redirect is named with the line to add', () => {
  const published = ['/about', '/blog/old', '/company/blogs'];
  expect(publishedMistakes(['/', '/about', '/blog/new'], published).map(inWords)).toEqual([
    "content/redirects.ts: /blog/old was published and is no page any more; add { from: '/blog/old', to: '…', reason: '…' }, where “to” is the page that readers should find instead",
  ]);
});

test('recording adds and renews, and never forgets', () => {
  const known = readPublished('# why\r\n/about 1\r\n/old 2\r\n');
  const text = recorded(known, new Map([...[['/about', '3'] as const], ['/new', '4'] as const]));
  expect(text.split('\n').filter((line) => !line.startsWith('#'))).toEqual([
    '/about 3',
    '/new 4',
    '/old 2',
    '',
  ]);
  expect(readPublished(text).get('/old')).toBe('2');
});

test('the hash changes with the words of a page alone', () => {
  const page = (words: string, rest = '', day = '6 May 2031') =>
    `<title>T</title><style>${rest}</style><main class="${rest}">${words} <time>${day}</time></main><footer>${rest}</footer>`;
  const hash = hashOfWords(page('One'));
  expect(hash).toMatch(/^[0-9a-f]{12}$/);
  expect(hashOfWords(page('One', 'x', '7 May 2031'))).toBe(hash);
  expect(hashOfWords(page('Two'))).not.toBe(hash);
});
