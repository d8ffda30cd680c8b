import { ErrorCollector, formatError } from '@/lib/base/error';
import { findLinkError, type LinkTarget, type LinkTargets } from './links';

const pages: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/solutions': ['demo', 'faq'],
  '/solutions/octomine': ['kpis'],
  '/about': [],
  '/contact': ['times'],
  '/blog/two': ['the-second-part', 'résumé'],
  '/blog/draft': [],
};
/** Places on these are not known. */
const oldPaths = [
  '/old',
  '/company/blogs/2',
  '/blog/broken',
  '/guide.pdf',
  '/a b.pdf',
  '/Q&A #1.pdf',
];
const targets: LinkTargets = new Map<string, LinkTarget>([
  ...oldPaths.map((path): [string, LinkTarget] => [path, { kind: 'old address' }]),
  ...Object.entries(pages).map(([path, places]): [string, LinkTarget] => [
    path,
    { kind: path.endsWith('draft') ? 'draft' : 'page', anchors: new Set(places) },
  ]),
]);
const here = '/solutions';

test.each([
  ...['/', '/solutions', '/solutions/octomine#kpis', '/solutions#top', '/about#', '/old'],
  ...[
    '/company/blogs/2',
    '/blog/broken#part',
    '/guide.pdf',
    '/a%20b.pdf',
    '/Q&A%20%231.pdf',
    '#demo',
  ],
  ...['/contact?intent=demo&product=octomine', '/contact?intent=talk#times', '/blog/two#résumé'],
  ...['/blog/two#r%C3%A9sum%C3%A9', 'mailto:info@example.com', 'tel:+911234'],
  ...['https://example.org/a?b#c', 'HTTPS://example.org', 'http://example.org'],
])('%s is in order', (address) => {
  expect(findLinkError(address, targets, here)).toBeUndefined();
});

test.each<string[]>([
  ['', 'a link has no address. Write one.'],
  ['#', 'a link has no address.'],
  ['/solution', 'there is no page /solution. Did you mean /solutions?'],
  ['/Solutions', 'there is no page /Solutions. Did you mean /solutions?'],
  ['/octomine', 'there is no page /octomine. Did you mean /solutions/octomine?'],
  ['/nowhere-near', 'there is no page /nowhere-near.'],
  ['/blog/draft', '/blog/draft is a draft, or waits for its day. Publish it first, or take the'],
  ['#there', 'this page has no place named “there”. It has demo, faq.'],
  ['/solutions/octomine#kpi', '/solutions/octomine has no place named “kpi”. Did you mean #kpis?'],
  ['/about#team', '/about has no place named “team”. It has none.'],
  ['/contact?intent=tlak', 'intent=tlak is not known. Did you mean talk?'],
  ['/contact?intent=demo&product=octomin', 'product=octomin is not known. Did you mean octomine?'],
  ['/contact?intent=hack', 'intent=hack is not known. There are demo, trial, access'],
  ['/contact?subject=x', 'the contact page takes no subject. Write intent and product alone.'],
  ['/about/', 'there is no page /about/. Did you mean /about?'],
  ['/price-list.pdf', 'there is no file public/price-list.pdf. Put it there, or take the link'],
  ['two.md', '“two.md” is not a whole address. Did you mean /blog/two?'],
  ['about', '“about” is not a whole address. Did you mean /about?'],
  ['www.example.org', '“www.example.org” is not a whole address. Start it with a slash, https://'],
  ...['//example.org', 'javascript:alert(1)', 'data:text/html,x', 'https://', 'mailto:'].map(
    (address) => [address, `“${address}” is no address that a link can lead to. Write it as the`],
  ),
])('%j: %s', (address, message) => {
  const errors = new ErrorCollector();
  errors.add({ file: 'f' }, findLinkError(address, targets, here));
  expect(errors.list().map(formatError).join()).toContain(`f: ${message}`);
});

test('a draft may link to a draft', () => {
  expect(findLinkError('/blog/draft', targets, '/blog/draft')).toBeUndefined();
});
