import { join } from 'node:path';
import type { ArticleFrontMatter } from '@/content/schema';
import { articlePath } from '../routes/urls';
import { text } from '../seo/page-meta';
import { checkCover } from './cover';
import { flag, frontMatterOf, wholeNumber, writingFields } from './front-matter';
import { sharedValues, writingFolder, type Writing } from './writings';

/** An article: a file of `content/blog/`. */
export type Article = Writing<ArticleFrontMatter>;

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

const folder = writingFolder<ArticleFrontMatter>({
  one: 'article',
  several: 'articles',
  home: join('content', 'blog'),
  schema: frontMatterOf(fields).superRefine((frontMatter, context) =>
    checkCover(frontMatter, (field, message) =>
      context.addIssue({ code: 'custom', path: [field], message }),
    ),
  ),
  pathOf: articlePath,
  nameFault: (slug) =>
    /^\d+$/.test(slug) ? 'must not be a number: that is a card without article' : undefined,
  mistakesAmong: (items) => {
    const leading = items.filter(({ frontMatter: { featured, draft } }) => featured && !draft);
    return [
      ...sharedValues(items, ['title', 'description', 'headline', 'replaces']),
      ...leading.slice(1).map(({ file }) => ({
        file,
        place: 'featured',
        reason: `only one article leads the list, and ${leading[0]?.file} does`,
        remedy: 'take the line out of one of the two',
      })),
    ];
  },
});

/** An article from the name and the content of its file, or all that is wrong with it. */
export const parseArticle = folder.parse;

/** All articles, drafts included, newest first, and everything that is wrong with the others. */
export const readAllArticles = folder.readAll;

/**
 * The articles that are shown, newest first.
 * @throws Problem with everything that is wrong with any file
 */
export const readArticles = folder.read;

/**
 * One article by the end of its address.
 * @throws an Error when there is none, Problem when its file has faults
 */
export const readArticle = folder.readOne;
