import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { filesUnder } from '@/build/files';
import { outputOf } from '@/build/run-tool';
import { copyProject, type ProjectCopy } from '@/e2e/support/project-copy';
import { expect, test } from '../support/test';

// What somebody writes tomorrow passes everything that what is there passes: three articles with
// all that Markdown knows, in three scripts, and a case study, built and asked by the same tests. And
// what shows none of them stays as it is, byte for byte.
test.describe.configure({ mode: 'serial' });

const run = promisify(execFile);

let project: ProjectCopy;
const exported = (file: string) => readFile(join(project.dir, 'out', file), 'utf8');

test.beforeAll(async () => {
  // Nothing that a build may remember is there.
  project = await copyProject('empty');
  const entries = 'e2e/builds/entries';
  const articles = ['trade-promotion-roi', 'hindi-retail-reports', 'arabic-distributors'];
  for (const name of articles) {
    await cp(`${entries}/${name}.md`, join(project.dir, `content/blog/${name}.md`));
  }
  const caseStudy = 'beverage-roi.md';
  await cp(`${entries}/${caseStudy}`, join(project.dir, 'content/case-studies', caseStudy));
  const photograph = sharp({
    create: {
      width: 1500,
      height: 900,
      channels: 3,
      background: 'teal',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  }).blur(3);
  for (const folder of ['blog', 'case-studies']) {
    await photograph
      .clone()
      .jpeg()
      .toFile(join(project.dir, 'content', folder, 'shelf.jpg'));
  }
  await writeFile(
    join(project.dir, 'content/blog/not-yet.md'),
    (await readFile(`${entries}/arabic-distributors.md`, 'utf8'))
      .replaceAll(/^(title|description|headline): '/gm, "$1: 'Not yet: ")
      .replace('draft: false', 'draft: true')
      .replace(/(description: '.{100}).*'/, "$1'"),
  );
  for (const part of ['e2e', 'playwright.config.ts']) {
    await cp(part, join(project.dir, part), { recursive: true });
  }
});
test.afterAll(() => project.remove());

test('they build', async () => {
  const dayOfOut = String(Math.floor(statSync('out/index.html').mtimeMs / 1000));
  const { code, output } = await project.build({
    SOURCE_DATE_EPOCH: process.env.SOURCE_DATE_EPOCH ?? dayOfOut,
    // As good as unset.
    NEXT_PUBLIC_GA_ID: ' ',
  });
  expect(output).not.toContain('wrong with the content');
  expect(code, output).toBe(0);
});

test('what shows none of them has the same bytes, in whatever folder it is built', () => {
  const showing = /^(404|_redirects|blog|case-studies|feed|index|llms|sitemap)\b/;
  const differing = filesUnder('out').filter((file) => {
    const again = readFileSync(join(project.dir, 'out', file));
    return !showing.test(file) && !readFileSync(join('out', file)).equals(again);
  });
  expect(differing).toEqual([]);
});

test('they pass the checks of the site', async () => {
  const { code, output } = await outputOf(['--import', 'tsx', 'scripts/check-site.ts'], {
    cwd: project.dir,
  });
  expect(code, output).toBe(0);
});

test('they pass the tests of pages', async () => {
  const specs = ['budgets', 'crawler/', 'every-page', 'visitor/buttons'];
  const { stdout } = await run(
    process.execPath,
    [
      '--import',
      'tsx',
      'scripts/e2e.ts',
      ...specs,
      '--project=site',
      '-g',
      '/blog/(trade|hindi|arabic|topics)|/company/case-studies',
    ],
    { cwd: project.dir, env: { ...process.env, E2E_PORT: undefined }, maxBuffer: 16 * 1024 * 1024 },
  ).catch((error: { stdout: string }) => error);
  expect(stdout).toMatch(/\d+ passed/);
  expect(stdout).not.toMatch(/\d+ failed/);
});

test('an announced article that is written has a page, and its numbered address leads there', async () => {
  for (const page of ['blog.html', 'index.html']) {
    expect(await exported(page)).toContain('href="/blog/trade-promotion-roi"');
    expect(await exported(page)).not.toContain('/company/blogs/2"');
  }
  for (const old of ['company/blogs/2.html', 'company/blogs/trade-promotion-roi.html']) {
    expect(await exported(old)).toContain('url=/blog/trade-promotion-roi');
  }
  expect(await exported('404.html')).not.toContain('/company/blogs/2 ');
});

test('a case study is at the address that its card has, and every card leads to it', async () => {
  const page = await exported('company/case-studies/1.html');
  expect(page).toContain('"@type":"Article"');
  for (const list of ['case-studies.html', 'index.html', 'sitemap.xml']) {
    expect(await exported(list)).toContain('/company/case-studies/1');
  }
  expect(await exported('index.html')).not.toContain('/company/case-studies/beverage-roi');
});

test('two articles on a topic give it a page and a feed', async () => {
  const page = await exported('blog/topics/supply.html');
  expect(page).toContain('href="/blog/trade-promotion-roi"');
  expect(page).toContain('"@type":"CollectionPage"');
  expect(await exported('blog/topics/supply/feed.xml')).toContain('<content:encoded>');
  expect(await exported('sitemap.xml')).toContain('/blog/topics/supply');
});

test('a draft is nowhere', async () => {
  for (const file of ['blog.html', 'sitemap.xml', 'feed.xml', 'llms.txt']) {
    expect(await exported(file)).not.toContain('not-yet');
  }
});
