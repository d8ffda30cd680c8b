import type {
  BlogCard,
  BlogTeaser,
  CaseStudy,
  CaseStudyTeaser,
  LinkTarget,
} from '@/content/schema';
import { hrefTo } from '../routes/urls';
import type { Article } from './articles';
import { articleCard } from './blog-cards';
import { storyCard, writtenCard, type Story } from './stories';

/** Cards of pages that may not be written yet, and what has been written. */
export type Written = {
  readonly cards: readonly BlogCard[];
  readonly articles: readonly Article[];
  readonly caseStudies: readonly CaseStudy[];
  readonly stories: readonly Story[];
};

/** The addresses that mean a card: its own, and the other ends of the path that it goes by. */
function addressesOf(
  { to, aliases = [] }: Pick<BlogCard, 'to' | 'aliases'>,
  folder: '/company/blogs/' | '/company/case-studies/',
): readonly string[] {
  return [hrefTo(to), ...aliases.map((end) => folder + end)];
}

/**
 * The cards that help at addresses without a page, each with the addresses that it helps at: that
 * of an article or a case study which has been written since leads to it.
 */
export function helpFor({ cards, articles, caseStudies, stories }: Written) {
  return {
    cards: cards.map((card) => {
      const article = articles.find(({ frontMatter }) => frontMatter.replaces === card.id);
      const addresses = addressesOf(card, '/company/blogs/');
      return { ...(article === undefined ? card : articleCard(article)), addresses };
    }),
    stories: caseStudies.map((card) => ({
      ...writtenCard(card, stories),
      addresses: addressesOf(card, '/company/case-studies/'),
    })),
  };
}

/** Addresses of cards whose page has been written since, and where each leads now. */
export function writtenPages(written: Written): ReadonlyMap<string, LinkTarget> {
  const { cards, stories } = helpFor(written);
  return new Map(
    [...cards, ...stories].flatMap(({ to, addresses }) =>
      'unregistered' in to ? [] : addresses.map((address) => [address, to] as const),
    ),
  );
}

/** A link's target, which is a page now if it has been written since. */
function leadingOn(to: LinkTarget, pages: ReadonlyMap<string, LinkTarget>): LinkTarget {
  return 'unregistered' in to ? (pages.get(to.unregistered) ?? to) : to;
}

/** A teaser, in the words of the article that it leads to once that is written. */
export function currentTeaser(teaser: BlogTeaser, written: Written): BlogTeaser {
  const to = leadingOn(teaser.to, writtenPages(written));
  const article =
    'article' in to && to !== teaser.to && written.articles.find(({ slug }) => slug === to.article);
  return article ? articleCard(article) : teaser;
}

/** A teaser of a case study, in the words of its page once that is written. */
export function currentStory(teaser: CaseStudyTeaser, written: Written): CaseStudyTeaser {
  const to = leadingOn(teaser.to, writtenPages(written));
  const story = 'story' in to && written.stories.find(({ slug }) => slug === to.story);
  if (!story) return teaser;
  const { summary, figure, figureLabel, ...card } = storyCard(story);
  return {
    ...card,
    description: summary,
    result: `${figure} ${figureLabel}`,
    picture: teaser.picture,
  };
}
