import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { elementsOf, htmlOf } from '@/build/html';
import { markdownPath } from '@/lib/site/urls';
import { readSite, type ExportedPage } from '@/scripts/site-checks/read-export';
import { startServer, type RunningServer } from '@/scripts/serve/server';

const { folder, files, pages } = readSite(process.env.COMPARE_FOLDER ?? '');

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer({ dir: folder, port: 0, host: '127.0.0.1' });
});
test.afterAll(() => server.close());

for (const exported of pages) {
  const { path, kind } = exported;

  test(path, async ({ page }) => {
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    expect.soft(headOf(exported), 'Its head').toMatchSnapshot(`${name}-head.txt`);
    if (kind === 'redirect') return;
    const markdown = join(folder, markdownPath(path));
    const text = existsSync(markdown) ? readFileSync(markdown, 'utf8') : '';
    expect.soft(text, 'Its Markdown version').toMatchSnapshot(`${name}-markdown.txt`);
    await page.clock.setFixedTime('2031-05-06');
    // A telephone and a desk.
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`http://127.0.0.1:${server.port}${path}`);
      // In a window that is as high as the page everything comes that waits to be seen.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
      await page.waitForLoadState('networkidle');
      // A drawing's own motion, which cannot be switched off.
      await page.waitForTimeout(1000);
      await expect.soft(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true });
    }
    // At the end, when every script that comes late has had its way.
    const words = await page.locator('main').ariaSnapshot();
    expect.soft(words, 'Its words and links').toMatchSnapshot(`${name}-words.txt`);
  });
}

test('which pages and files there are', () => {
  // What compressing makes of them follows; the pages themselves are compared above.
  const lines = [...files]
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => (/\.(html|md)$/.test(file) ? file : `${file} ${hashOf(file)}`));
  expect(lines.sort().join('\n')).toMatchSnapshot('files.txt');
});

const hashOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex');

/** What programs read in a page's head, in a line each. */
const headOf = ({ tree }: ExportedPage): string =>
  elementsOf(
    tree,
    ({ name, attribs }) =>
      name === 'title' ||
      (name === 'meta' && attribs['http-equiv'] !== 'Content-Security-Policy') ||
      (name === 'link' && attribs['rel'] !== 'preload') ||
      attribs['type'] === 'application/ld+json',
  )
    .map((element) => htmlOf(element).replaceAll(/[,{]"/g, '\n$&'))
    .join('\n');
