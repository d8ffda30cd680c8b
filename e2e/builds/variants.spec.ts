import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  copyProject,
  fingerprint,
  type Built,
  type ProjectCopy,
} from '@/scripts/testing/project-copy';
import { startServer, type RunningServer } from '@/scripts/serve/server';
import { expect, policyViolationsOf, test } from '../support/test';

// The same project with one more article and another address.
test.describe.configure({ mode: 'serial' });

const second = `---
title: 'Fill rate: a second article, for the tests'
description: 'An article that a test drops into the folder, to see it appear wherever articles do.'
pictureTitle: 'Fill rate'
headline: 'Fill rate, a second time'
excerpt: 'An article that a test drops into the folder.'
author: 'Analytics practice'
date: '2026-01-15'
readTime: 3
category: 'Supply'
icon: 'truck'
color: 'ink'
replaces: 4
---

The first paragraph of the second article.

## A heading

- one
- two
`;
const settings = {
  SITE_URL: 'https://site.example',
  SOURCE_DATE_EPOCH: '1770000000',
};
const path = '/blog/second-article';

let project: ProjectCopy;
let built: Built;
let server: RunningServer;

const exported = (file: string) => readFile(join(project.dir, 'out', file), 'utf8');
const serve = () => startServer({ dir: join(project.dir, 'out'), port: 0, host: '127.0.0.1' });
const address = () => `http://127.0.0.1:${server.port}`;

test.beforeAll(async () => {
  project = await copyProject();
  await project.write('content/blog/second-article.mdx', second);
  built = await project.build(settings);
});
test.afterAll(() => project.remove());

test('an article dropped into the folder appears in route, list, sitemap, feed, and as a picture', async () => {
  expect(built.output).toContain('compressed');
  expect(built.code).toBe(0);
  const page = await exported(`${path}.html`);
  expect(page).toContain('The first paragraph of the second article.');
  expect(page).toContain('<link rel="canonical" href="https://site.example/blog/second-article"/>');
  const list = await exported('blog.html');
  expect(list).toContain('Fill rate, a second time');
  expect(list).toContain(`href="${path}"`);
  // The card without a page, whose place it takes, is gone.
  expect(list).not.toContain('/company/blogs/4');
  expect(await exported('sitemap.xml')).toContain(`<loc>https://site.example${path}</loc>`);
  expect(await exported('feed.xml')).toContain(`https://site.example${path}`);
  const [, picture = ''] =
    /<meta property="og:image" content="https:\/\/site\.example([^"]+)"/.exec(page) ?? [];
  expect((await stat(join(project.dir, 'out', picture))).size).toBeGreaterThan(5000);
});

test('all articles share one style', async () => {
  const style = async (file: string) => /<style>([^<]+)/.exec(await exported(file))?.[1];
  expect(await style(`${path}.html`)).toBe(await style('blog/generative-bi-next-wave.html'));
});

test('nothing of Next’s runtime is left', async () => {
  const files = (await fingerprint(join(project.dir, 'out'))).join('\n');
  expect(files).not.toMatch(/_next\/static\/chunks|__next|_not-found|_buildManifest/);
  expect(files).toMatch(/\/robots\.txt [\s\S]*\/sitemap\.xml /);
  const page = await exported('index.html');
  expect(page).not.toMatch(/__next_f|_R_|data-precedence|<!--/);
});

test('the same input and date give the same bytes', async () => {
  const before = await fingerprint(join(project.dir, 'out'));
  const again = await project.build(settings);
  expect(again.code).toBe(0);
  expect(await fingerprint(join(project.dir, 'out'))).toEqual(before);
});

test.describe('with PRUNE=0', () => {
  test.beforeAll(async () => {
    built = await project.build({ ...settings, PRUNE: '0' });
    server = await serve();
  });
  test.afterAll(() => server.close());

  test('the build says what it leaves in, and leaves a working site', async ({ page }) => {
    expect(built.output).toContain('PRUNE=0');
    expect(built.code).toBe(0);
    expect(existsSync(join(project.dir, 'out/_next/static/chunks'))).toBe(true);

    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const violations = policyViolationsOf(page);
    await page.goto(`${address()}/contact?intent=demo&product=octomine`);
    const form = page.locator('[data-island="contact-form"]');
    // Hydrated by Next: React's own words about a field that is left empty.
    await expect(form.getByLabel('Tell us about your project *')).toHaveValue(/Octomine/);
    await form.locator('[type=submit]').click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
    await page.goto(`${address()}/solutions/ask-octopus`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(errors).toEqual([]);
    expect(violations).toEqual([]);
  });
});
