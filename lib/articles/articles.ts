import { join } from 'node:path';
import type { ArticleFrontMatter } from '@/content/schema';
import { articlePath } from '../routes/urls';
import { text } from '../seo/page-meta';
import { coverFaults } from './cover';
import { flag, frontMatterOf, wholeNumber, writingFields } from './front-matter';
import {
  folderReader,
  nameMistake,
  newestFirst,
  sharedValues,
  shown,
  writingParser,
  type Read,
  type Writing,
} from './writings';

/** An article: a file of `content/blog/`. */
export type Article = Writing<ArticleFrontMatter>;

/** Where the articles are. */
export const articlesDirectory = join('content', 'blog');

const fields = {
  ...writingFields,
  author: text(1, 80),
  readTime: wholeNumber(120),
  category: text(1, 40),
  cover: text(1, 200).optional(),
  coverAlt: text(1, 300).optional(),
  featured: flag,
  replaces: wholeNumber(9999).optional(),
};

/** An article from the name and the content of its file, or all that is wrong with it. */
export const parseArticle = writingParser<ArticleFrontMatter>(
  frontMatterOf(fields).superRefine((frontMatter, context) => {
    for (const [field, message] of coverFaults(frontMatter)) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  }),
  Object.keys(fields),
  articlePath,
  (file, slug) =>
    /^\d+$/.test(slug)
      ? { file, place: 'file name', reason: 'must not be a number: that is a card without article' }
      : nameMistake(file, slug),
);

const folder = folderReader(parseArticle);

/** All articles, drafts included, newest first, and everything that is wrong with the others. */
export function readAllArticles(directory: string = articlesDirectory): Read<Article> {
  const { items, mistakes } = folder.all(directory);
  const leading = items.filter(({ frontMatter: { featured, draft } }) => featured && !draft);
  return {
    items: [...items].sort(newestFirst),
    mistakes: [
      ...mistakes,
      ...sharedValues(items, ['title', 'description', 'headline', 'replaces']),
      ...leading.slice(1).map(({ file }) => ({
        file,
        place: 'featured',
        reason: `only one article leads the list, and ${leading[0]?.file} does`,
        remedy: 'take the line out of one of the two',
      })),
    ],
  };
}

/**
 * The articles that are shown, newest first.
 * @param directory the folder they are in; tests give another one
 * @throws Problem with everything that is wrong with any file
 */
export function readArticles(directory: string = articlesDirectory): readonly Article[] {
  return shown('articles', readAllArticles(directory));
}

/**
 * One article by the end of its address.
 * @throws an Error when there is none, Problem when its file has faults
 */
export function readArticle(slug: string, directory: string = articlesDirectory): Article {
  const [article] = shown('articles', folder.one(directory, slug));
  if (article === undefined) throw new Error(`There is no article “${slug}” in ${directory}`);
  return article;
}
