import { makeFolder } from '@/lib/testing/folder';
import { exportedPages } from './export-folder';

const sitemap = ['', '/blog', '/blog/page/2', '/blog/topics/retail']
  .map((path) => `<url><loc>https://www.example.com${path || '/'}</loc></url>`)
  .join('');
const hidden = '<meta name="robots" content="noindex, follow">';

test('the pages of an export are those of its sitemap, further pages of lists with them', () => {
  const folder = makeFolder({ 'index.html': '', 'sitemap.xml': sitemap, '404.html': hidden });
  expect(exportedPages(folder)).toEqual(['/', '/blog', '/blog/page/2', '/blog/topics/retail']);
});

test.each([
  ['no export', {}, /^No site in .+: run "npm run build" first\.$/],
  [
    'an export with drafts',
    { 'index.html': '', 'sitemap.xml': sitemap, 'blog/draft.html': hidden },
    /shows drafts \(blog.draft\.html\): build it without DRAFTS=1 first\.$/,
  ],
])('of %s nothing is recorded', (_, files, message) => {
  expect(() => exportedPages(makeFolder(files))).toThrow(message);
});
