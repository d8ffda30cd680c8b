import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type RunningServer } from '@/scripts/serve/server';
import { expect, test } from '../support/test';

// A host that keeps nothing of the release before: the worst that an open tab can meet.
let dir: string;
let server: RunningServer;

test.beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'release-'));
  await cp('out', dir, { recursive: true });
  server = await startServer({ dir, port: 0, host: '127.0.0.1' });
});

test.afterEach(async () => {
  await server.close();
  await rm(dir, { recursive: true });
});

/** Puts another release in the folder's place: the same pages, all their files under new names. */
async function release(): Promise<void> {
  await rename(join(dir, '_next/static/site'), join(dir, '_next/static/next-release'));
  const files = await readdir(dir, { recursive: true });
  for (const file of files) {
    if (/\.(br|gz)$/.test(file)) await rm(join(dir, file));
    if (!/\.(html|js)$/.test(file)) continue;
    const text = await readFile(join(dir, file), 'utf8');
    await writeFile(
      join(dir, file),
      text.replaceAll('/_next/static/site/', '/_next/static/next-release/'),
    );
  }
}

test('a tab of the release before stays usable, and its next page is the new release', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`http://127.0.0.1:${server.port}/solutions/octosense`);
  await release();
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  await expect(page.locator('#menu-services')).toBeVisible();
  await page
    .locator('#menu-services')
    .getByRole('link', { name: /AI consulting/ })
    .click();
  await page.waitForURL('**/services/ai-consulting');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('script[src*="/next-release/"]')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('what a tab of the release before still wants to load stays in its plain version', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  // Below the fold on a low window, so that its code is not fetched before the release.
  await page.setViewportSize({ width: 800, height: 300 });
  await page.goto(`http://127.0.0.1:${server.port}/`);
  await release();
  const carousel = page.locator('[data-part="carousel"]');
  await carousel.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await expect(carousel).toBeVisible();
  await expect(carousel.getByRole('img').first()).toBeAttached();
  expect(errors).toEqual([]);
});
