import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';

/** What the names of generated articles begin with. */
export const generatedPrefix = 'bench-article-';

const frontMatterOf = z.record(z.string(), z.unknown());

const sectionStart = /\n(?=## )/;

/**
 * A generated article: the front matter of a real one under its own title, date and description,
 * and its sections in another order, so that no two pages are alike.
 *
 * @param original The text of the real article's file.
 * @param number Which article it is, from 1.
 * @returns The name and the text of the file.
 */
export function generatedArticle(
  original: string,
  number: number,
): { readonly name: string; readonly text: string } {
  const [, frontMatter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(original) ?? [];
  const label = String(number).padStart(5, '0');
  // One day each, backwards from a fixed one: the list is sorted by it.
  const day = new Date(Date.UTC(2025, 0, 1) - number * 24 * 3600 * 1000);
  const date = day.toISOString().slice(0, 10);
  const fields = Object.entries(frontMatterOf.parse(parse(frontMatter)));
  const facts = {
    // The card it replaces, and the day it was changed, are the real article's own.
    ...Object.fromEntries(fields.filter(([name]) => name !== 'replaces' && name !== 'updated')),
    title: `Reading the shelf, part ${label}`,
    pictureTitle: `Part ${label}`,
    headline: `Reading the shelf, part ${label}`,
    description: `Part ${label} of a long series about sales data, written to see how the build grows with the number of articles.`,
    date,
    featured: false,
    placeholders: ['date', 'author'],
  };
  const [opening = '', ...sections] = body.split(sectionStart);
  const turn = sections.length === 0 ? 0 : number % sections.length;
  const turned = [...sections.slice(turn), ...sections.slice(0, turn)];
  const text = `---\n${stringify(facts)}---\n${opening}\nThis is part ${label}.\n\n${turned.join('\n')}`;
  return { name: `${generatedPrefix}${label}.mdx`, text };
}

/**
 * Writes generated articles beside the real ones of a project.
 *
 * @param project The copy of the project.
 * @param numbers Which: from the first to the last, both included, counted from 1.
 */
export function writeArticles(
  project: string,
  numbers: { readonly first: number; readonly last: number },
): void {
  const folder = path.join(project, 'content', 'blog');
  const original = readdirSync(folder).find(
    (name) => name.endsWith('.mdx') && !name.startsWith(generatedPrefix),
  );
  if (original === undefined) throw new Error('content/blog has no article to start from.');
  const text = readFileSync(path.join(folder, original), 'utf8');
  for (let number = numbers.first; number <= numbers.last; number++) {
    const article = generatedArticle(text, number);
    writeFileSync(path.join(folder, article.name), article.text);
  }
}
