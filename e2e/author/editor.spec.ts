import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import sirv from 'sirv';
import { readFields } from '@/lib/content/yaml';
import { ErrorCollector } from '@/lib/base/error';
import { entryKinds } from '@/lib/content/read-entries';
import { buildEditorConfig } from '@/tools/editor/config';
import { readContentModel } from '@/tools/editor/content-model';
import { writeEditor } from '@/tools/editor/write-editor';
import { expect, test, type Page } from '@playwright/test';
import { listen } from '@/lib/testing/listen';

/** Puts the content into a private folder of the page, which stands for the one to choose. */
async function fillFolder(page: Page): Promise<void> {
  const files = readdirSync('content', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.ts'))
    .map(({ parentPath, name }) => join(parentPath, name));
  const contents = files.map((file) => [file.split('/'), readFileSync(file, 'base64')] as const);
  await page.evaluate(async (entries) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const [names, content] of entries) {
      let folder = root;
      for (const name of names.slice(0, -1)) {
        folder = await folder.getDirectoryHandle(name, { create: true });
      }
      const file = await folder.getFileHandle(names.at(-1) ?? '', { create: true });
      const writable = await file.createWritable();
      await writable.write(Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)));
      await writable.close();
    }
  }, contents);
}

/** A file of that folder, as text. */
const fileIn = (page: Page, path: string) =>
  page.evaluate(async (names) => {
    let folder = await navigator.storage.getDirectory();
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    return (await (await folder.getFileHandle(names.at(-1) ?? '')).getFile()).text();
  }, path.split('/'));

// So high that every field comes into view, which is when it is drawn.
test.use({ viewport: { width: 1280, height: 6000 } });

test('an author changes words and adds an article with a picture', async ({ page }, info) => {
  const dir = info.outputPath('editor');
  writeEditor(
    dir,
    buildEditorConfig(readContentModel(), {
      repository: 'https://github.com/a/b',
      signIn: undefined,
    }),
  );
  const { origin, close } = await listen(createServer(sirv(dir, { dev: true })));
  const faults: string[] = [];
  const elsewhere: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('response', (response) => {
    if (response.url().startsWith('http') && !response.url().startsWith(origin)) {
      elsewhere.push(response.url());
    }
  });
  await page.addInitScript(() => {
    const choose = () => navigator.storage.getDirectory();
    Object.assign(window, { showDirectoryPicker: choose });
  });
  await page.goto(origin);
  await fillFolder(page);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('button', { name: 'New' })).toBeVisible();

  const open = (path: string) => page.goto(`${origin}/#/collections/${path}`);
  const field = (name: string) => page.locator(`section[data-key-path="${name}"]`);
  const inputOf = (name: string) => field(name).locator('input, textarea').first();
  /** Saves what is open, and waits for its file and until it is closed: the next has fields of its names. */
  const save = async (file: string) => {
    const text = () => fileIn(page, file).catch(() => undefined);
    const before = await text();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(text).not.toBe(before);
    await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
  };
  for (const [collection, file, name] of [
    ['content-pages', 'content/pages/about.yaml', 'registration'],
    ['content-ui', 'content/ui/documents.yaml', 'label'],
    ['content-blog', 'content/blog/generative-bi-next-wave.md', 'body'],
    ['content-case-studies', 'content/case-studies/beverage-roi.md', 'excerpt'],
  ] as const) {
    const before = readFileSync(file, 'utf8').split('\n');
    await open(`${collection}/entries/${parse(file).name}`);
    const input = inputOf(name);
    await input.fill((await input.inputValue()).replace(/\w+/, 'Changed'));
    await save(file);
    const after = (await fileIn(page, file)).split('\n');
    expect(after, file).toHaveLength(before.length);
    expect(after.filter((line) => !before.includes(line))).toHaveLength(1);
  }

  const picture = info.outputPath('shelf.jpg');
  await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#356' } })
    .jpeg()
    .toFile(picture);
  await open('content-blog/new');
  const fillIn = async (texts: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(texts)) await inputOf(name).fill(text);
  };
  await fillIn({
    title: 'How a shelf photograph counts stock',
    description: 'What a photograph of a shelf can tell about stock, and what not.',
    pictureTitle: 'Counting by photograph',
    headline: 'Counting stock by photograph',
    excerpt: 'A photograph counts what stands on a shelf, not what stands behind.',
    date: '2026-10-01',
    author: 'Analytics practice',
    readTime: '4',
    category: 'Retail operations',
  });
  await field('icon').getByRole('combobox').click();
  await page.getByRole('option', { name: 'store' }).click();
  await field('color').getByRole('radio').first().click();
  await field('cover').getByRole('button', { name: 'Choose a file' }).click();
  await page.locator('input[type=file]').last().setInputFiles(picture);
  await page.getByRole('button', { name: 'Insert' }).click();
  await fillIn({
    coverAlt: 'A shelf, seen from the front.',
    body: 'A paragraph.\n\n:::aside\nA remark.\n:::',
  });
  const article = 'content/blog/counting-stock-by-photograph.md';
  await save(article);

  const text = await fileIn(page, article);
  expect(await fileIn(page, 'content/blog/shelf.jpg')).not.toBe('');
  const errors = new ErrorCollector();
  const fields = readFields(article, text, entryKinds.article.schema, errors);
  expect(errors.list()).toEqual([]);
  expect(fields?.data).toMatchObject({ category: 'Retail operations', cover: 'shelf.jpg' });
  expect(text).toContain('\n:::aside\nA remark.\n:::\n');

  expect(faults).toEqual([]);
  expect(elsewhere, 'nothing comes from elsewhere').toEqual([]);
  close();
});
