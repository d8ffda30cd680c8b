import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { startServer, type RunningServer } from '@/scripts/serve/server';
import { filesUnder } from '@/scripts/shared/files';
import { expect, test } from '../support/test';
import { complaintsOf, fillContactForm, followMails, goBack, islandLive } from '../support/visitor';

// A new release takes the place of the one that an open tab has loaded.
let folder: string;
let server: RunningServer;
const site = () => join(folder, 'site');
const at = (address: string) => `http://127.0.0.1:${server.port}${address}`;

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  // Without the compressed twins, which would still hold the first release's names.
  cpSync('out', site(), { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  server = await startServer({ dir: site(), port: 0, host: '127.0.0.1' });
});
test.afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Gives every script another name, as a release does whose scripts have changed. */
function release(): void {
  const files = filesUnder(site());
  const scripts = files.filter((file) => /^_next\/static\/site\/.+\.js$/.test(file));
  for (const file of files.filter((one) => /\.(?:html|js)$/.test(one))) {
    const text = scripts.reduce(
      (all, script) => all.replaceAll(basename(script), renamed(basename(script))),
      readFileSync(join(site(), file), 'utf8'),
    );
    writeFileSync(join(site(), file), text);
  }
  for (const script of scripts) renameSync(join(site(), script), join(site(), renamed(script)));
}
const renamed = (script: string) => script.replace(/\.js$/, 'X.js');

test('a link leads to a working page of the new one, and back', async ({ page }) => {
  await page.goto(at('/'));
  release();
  await page.locator('footer').getByRole('link', { name: 'Contact' }).click();
  await page.waitForURL('**/contact');
  await islandLive(page, 'contact-form');
  await goBack(page, '/');
  await page.getByRole('button', { name: 'Solutions' }).click();
  await expect(page.locator('#menu-solutions')).toBeVisible();
});

test('the carousel stays a strip to scroll', async ({ page }) => {
  const complaints = complaintsOf(page, /Failed to load resource/);
  await page.goto(at('/'));
  release();
  const refused = page.waitForResponse('**/carousel.*.js');
  await page.locator('[data-part="carousel"]').scrollIntoViewIfNeeded();
  expect((await refused).status()).toBe(404);
  await expect(page.locator('[data-part="carousel"]:not([data-live])')).toBeVisible();
  await page.locator('.swiper').evaluate((strip) => strip.scrollTo({ left: 300 }));
  expect(await page.locator('.swiper').evaluate(({ scrollLeft }) => scrollLeft)).toBe(300);
  expect(complaints).toEqual([]);
});

test('the form still hands the message to the mail program', async ({ page }) => {
  // At 60 px of height the form is more than a screen away: nothing of it has been fetched.
  await page.setViewportSize({ width: 1280, height: 60 });
  await page.goto(at('/contact'));
  release();
  await page.setViewportSize({ width: 1280, height: 900 });
  const mails = await followMails(page);
  await fillContactForm(page, { 'Tell us about your project *': 'A project' });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect.poll(() => mails).toHaveLength(1);
  expect(decodeURIComponent(mails[0] ?? '').replaceAll('+', ' ')).toContain('A project');
});
