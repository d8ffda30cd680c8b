import { join } from 'node:path';
import { covers } from '@/content/pictures';
import type { CaseStudy, StoryFrontMatter } from '@/content/schema';
import { storyPath } from '../routes/urls';
import { text } from '../seo/page-meta';
import { frontMatterOf, writingFields } from './front-matter';
import { sharedValues, writingFolder, type Writing } from './writings';

/** A case study with a page: a file of `content/stories/`. */
export type Story = Writing<StoryFrontMatter>;

const fields = {
  ...writingFields,
  industry: text(1, 40),
  figure: text(1, 12),
  result: text(1, 80),
  challenge: text(1, 400),
  approach: text(1, 400),
  outcome: text(1, 400),
};

const folder = writingFolder<StoryFrontMatter>({
  one: 'case study',
  several: 'case studies',
  home: join('content', 'stories'),
  schema: frontMatterOf(fields),
  pathOf: storyPath,
  mistakesAmong: (items) => sharedValues(items, ['title', 'description', 'headline']),
});

/** All case studies, drafts included, newest first, and everything that is wrong with the others. */
export const readAllStories = folder.readAll;

/**
 * The case studies that are shown, newest first.
 * @throws Problem with everything that is wrong with any file
 */
export const readStories = folder.read;

/**
 * One case study by the end of its address.
 * @throws an Error when there is none, Problem when its file has faults
 */
export const readStory = folder.readOne;

/**
 * The cards of the case study page: a card whose number is a file's name takes the file's words
 * and leads to its page; files without a card come first, newest first.
 */
export function storyCards(
  cards: readonly CaseStudy[],
  stories: readonly Story[],
): readonly CaseStudy[] {
  const hasCard = ({ slug }: Story) => cards.some(({ id }) => String(id) === slug);
  return [
    ...stories.filter((story) => !hasCard(story)).map((story) => storyCard(story)),
    ...cards.map((card) => writtenCard(card, stories)),
  ];
}

/** A card, in the words of the case study whose file has its number once that is written. */
export function writtenCard(card: CaseStudy, stories: readonly Story[]): CaseStudy {
  const story = stories.find(({ slug }) => slug === String(card.id));
  return story === undefined ? card : storyCard(story, card);
}

/** The card of a case study with a page; `card` is what the list says of it. */
export function storyCard(
  { slug, frontMatter }: Story,
  { aliases, change, picture = covers.arms }: Partial<CaseStudy> = {},
): CaseStudy {
  return {
    ...frontMatter,
    id: slug,
    title: frontMatter.headline,
    summary: frontMatter.excerpt,
    figureLabel: frontMatter.result,
    picture,
    to: { story: slug },
    aliases,
    change,
  };
}
