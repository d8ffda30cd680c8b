import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportedPages } from './export-folder';

/** An export of files by name. */
function exportOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  mkdirSync(join(folder, 'blog'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
const sitemap = ['', '/blog', '/blog/page/2', '/blog/topics/retail']
  .map((path) => `<url><loc>https://www.example.com${path || '/'}</loc></url>`)
  .join('');
const hidden = '<meta name="robots" content="noindex, follow">';

test('the pages of an export are those of its sitemap, further pages of lists with them', () => {
  const folder = exportOf({ 'index.html': '', 'sitemap.xml': sitemap, '404.html': hidden });
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
  expect(() => exportedPages(exportOf(files))).toThrow(message);
});
