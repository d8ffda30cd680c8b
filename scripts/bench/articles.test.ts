import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { articlesDirectory, readArticles } from '@/lib/articles';
import { readFileSync } from 'node:fs';
import { writeArticles } from './articles';

let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'articles-'));
  const folder = path.join(project, articlesDirectory);
  mkdirSync(folder, { recursive: true });
  const [name = ''] = readdirSync(articlesDirectory).filter((file) => file.endsWith('.mdx'));
  writeFileSync(path.join(folder, name), readFileSync(path.join(articlesDirectory, name)));
});
afterEach(() => rmSync(project, { recursive: true }));

test('generated articles are articles that the site accepts, each with its own title', () => {
  writeArticles(project, { first: 1, last: 12 });
  const articles = readArticles(path.join(project, articlesDirectory));
  expect(articles).toHaveLength(13);
  expect(new Set(articles.map(({ frontMatter }) => frontMatter.title)).size).toBe(13);
  expect(articles.filter(({ frontMatter }) => frontMatter.featured)).toHaveLength(1);
  expect(new Set(articles.map(({ body }) => body)).size).toBe(13);
});
