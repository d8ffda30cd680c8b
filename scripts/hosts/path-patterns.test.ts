import { globsFor, namesByFolder } from './path-patterns';

const paths = [
  '/',
  '/about',
  '/blog',
  '/blog/one',
  '/images/logo.svg',
  '/images/photo.jpg',
  '/_next/static/media/a.woff2',
  '/_next/static/site/b.js',
  '/og/home.jpg',
];

test.each([
  ['one file', ['/about'], ['/about']],
  ['a folder that holds nothing else', ['/og/home.jpg'], ['/og/*']],
  ['a part of a folder', ['/images/logo.svg'], ['/images/logo.svg']],
  [
    'folders in a folder',
    ['/_next/static/media/a.woff2', '/_next/static/site/b.js'],
    ['/_next/static/*'],
  ],
  ['the page above a folder', ['/blog'], ['/blog']],
  ['the home page', ['/'], ['/']],
  ['nothing', [], []],
])('globs for %s', (_, chosen, expected) => {
  expect(globsFor(paths, (path) => chosen.includes(path))).toEqual(expected);
});

test('globs match the chosen paths and no others', () => {
  const isIn = (path: string) => path.length % 2 === 0;
  const globs = globsFor(paths, isIn).map(
    (glob) => new RegExp(`^${glob.replaceAll('.', '\\.').replace('*', '.*')}$`),
  );
  expect(paths.filter((path) => globs.some((glob) => glob.test(path)))).toEqual(paths.filter(isIn));
});

test.each([
  ['the page and the folder', ['/blog', '/blog/one'], ['/blog/*']],
  ['the page alone', ['/blog'], ['/blog']],
  ['the folder alone', ['/blog/one'], ['/blog/one']],
  ['home', ['/'], ['/']],
])('where a folder’s glob matches the page above it: globs for %s', (_, chosen, expected) => {
  expect(globsFor(paths, (path) => chosen.includes(path), true)).toEqual(expected);
});

test('names are grouped by folder, in groups below a length', () => {
  expect(namesByFolder(['/og/c.jpg', '/og/a.jpg', '/og/b.jpg', '/x.txt'], 12)).toEqual([
    { folder: '/og/', names: ['a.jpg', 'b.jpg'] },
    { folder: '/og/', names: ['c.jpg'] },
    { folder: '/', names: ['x.txt'] },
  ]);
});
