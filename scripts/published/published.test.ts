import { inWords } from '@/lib/problem';
import { brokenAddresses, hashOfWords, readPublished, recorded } from './published';

const pages = ['/', '/about', '/blog', '/blog/new'];

test('a published address without page or redirect is named with the line to add', () => {
  const [mistake, ...others] = brokenAddresses(['/about', '/blog/old'], pages, []);
  expect(others).toEqual([]);
  expect(mistake && inWords(mistake)).toBe(
    "content/redirects.ts: /blog/old was published and is no page any more; add { from: '/blog/old', to: '…', reason: '…' }, where “to” is the page that readers should find instead",
  );
});

test.each([
  ['a page', ['/about'], []],
  ['a redirect to a page', ['/blog/old'], [{ from: '/blog/old', to: '/blog/new' }]],
  ['new, and in no list', [], []],
])('an address that is %s is no mistake', (_, published, aliases) => {
  expect(brokenAddresses(published, pages, aliases)).toEqual([]);
});

test('a redirect that leads to a redirect, or to no page, is named', () => {
  const aliases = [
    { from: '/oldest', to: '/blog/old' },
    { from: '/blog/old', to: '/blog/new' },
    { from: '/lost', to: '/nowhere' },
  ];
  expect(brokenAddresses([], pages, aliases).map(inWords)).toEqual([
    'content/redirects.ts: /oldest: /blog/old is a redirect itself, to /blog/new; write the page that it should lead to: /blog/new',
    'content/redirects.ts: /lost: /nowhere is no page; write the page that it should lead to',
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
