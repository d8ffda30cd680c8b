import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { elementsOf, htmlOf } from '@/build/html';
import { markdownPath } from '@/lib/site/urls';
import { readSite, type ExportedPage, type ExportedSite } from '@/scripts/check/site/site';
import { startServer, type RunningServer } from '@/scripts/serve/server';

const { COMPARE_BEFORE = '', COMPARE_AFTER = '' } = process.env;
const exports = [readSite(COMPARE_BEFORE), readSite(COMPARE_AFTER)] as const;

/** The widths of a telephone and of a desk, in CSS pixels. */
const widths = [390, 1440] as const;

/** The same moment for all pictures. */
const now = new Date();

let servers: readonly RunningServer[];

test.beforeAll(async () => {
  servers = await Promise.all(
    exports.map(({ folder }) => startServer({ dir: folder, port: 0, host: '127.0.0.1' })),
  );
});
test.afterAll(() => Promise.all(servers.map((server) => server.close())));

for (const path of new Set(exports.flatMap(({ pages }) => pages.map((page) => page.path)))) {
  const [before, after] = exports.map(({ pageAt }) => pageAt.get(path));

  test(path, async ({ page }, testInfo) => {
    expect(after, 'The page is gone.').toBeDefined();
    expect(before, 'The page is new.').toBeDefined();
    if (!before || !after) return;
    expect.soft(headOf(after), 'Its head').toBe(headOf(before));
    if (before.kind === 'redirect' || after.kind === 'redirect') return;
    const [oldText, newText] = exports.map((site) => markdownOf(site, path));
    expect.soft(newText, 'Its Markdown version').toBe(oldText);
    for (const width of widths) {
      const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}.png`;
      const [old, current] = [
        await takePicture(page, 0, path, width),
        await takePicture(page, 1, path, width),
      ];
      mkdirSync(dirname(testInfo.snapshotPath(name)), { recursive: true });
      writeFileSync(testInfo.snapshotPath(name), old);
      expect.soft(current, `Its picture, ${width} pixels wide`).toMatchSnapshot(name);
    }
  });
}

test('files beside the pages', () => {
  const [before, after] = exports.map(fileList);
  expect(after).toBe(before);
});

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

function markdownOf({ folder }: ExportedSite, path: string): string {
  const file = join(folder, markdownPath(path));
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** A page of one export as a visitor sees it who has come to its end. */
async function takePicture(page: Page, side: 0 | 1, path: string, width: number): Promise<Buffer> {
  await page.clock.setFixedTime(now);
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`http://127.0.0.1:${servers[side]?.port}${path}`);
  // In a window that is as high as the page everything comes that waits to be seen.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.waitForLoadState('networkidle');
  // A drawing's own motion, which cannot be switched off.
  await page.waitForTimeout(1000);
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

/** All other files with what stands for their bytes; what compressing makes of them follows. */
const fileList = ({ folder, files }: ExportedSite): string =>
  [...files]
    .filter((file) => !/\.(html|md|br|gz)$/.test(file))
    .map(
      (file) =>
        `${file} ${createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex')}`,
    )
    .sort()
    .join('\n');
