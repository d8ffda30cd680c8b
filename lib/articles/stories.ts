import { join } from 'node:path';
import { covers } from '@/content/pictures';
import type { CaseStudy, StoryFrontMatter } from '@/content/schema';
import { storyPath } from '../routes/urls';
import { text } from '../seo/page-meta';
import { frontMatterOf, writingFields } from './front-matter';
import { folderReader, newestFirst, sharedValues, shown, writingParser } from './writings';
import type { Read, Writing } from './writings';

/** A case study with a page: a file of `content/stories/`. */
export type Story = Writing<StoryFrontMatter>;

/** Where the case studies are. */
export const storiesDirectory = join('content', 'stories');

const fields = {
  ...writingFields,
  industry: text(1, 40),
  figure: text(1, 12),
  result: text(1, 80),
  challenge: text(1, 400),
  approach: text(1, 400),
  outcome: text(1, 400),
};

/** A case study from the name and the content of its file, or all that is wrong with it. */
export const parseStory = writingParser<StoryFrontMatter>(
  frontMatterOf(fields),
  Object.keys(fields),
  storyPath,
);

const folder = folderReader(parseStory);

/** All case studies, drafts included, newest first, and everything that is wrong with the others. */
export function readAllStories(directory: string = storiesDirectory): Read<Story> {
  const { items, mistakes } = folder.all(directory);
  return {
    items: [...items].sort(newestFirst),
    mistakes: [...mistakes, ...sharedValues(items, ['title', 'description', 'headline'])],
  };
}

/**
 * The case studies that are shown, newest first.
 * @throws Problem with everything that is wrong with any file
 */
export function readStories(directory: string = storiesDirectory): readonly Story[] {
  return shown('case studies', readAllStories(directory));
}

/**
 * One case study by the end of its address.
 * @throws an Error when there is none, Problem when its file has faults
 */
export function readStory(slug: string, directory: string = storiesDirectory): Story {
  const [story] = shown('case studies', folder.one(directory, slug));
  if (story === undefined) throw new Error(`There is no case study “${slug}” in ${directory}`);
  return story;
}

/**
 * The cards of the case study page: a card whose number is a file's name takes the file's words
 * and leads to its page; files without a card come first, newest first.
 */
export function storyCards(
  cards: readonly CaseStudy[],
  stories: readonly Story[],
): readonly CaseStudy[] {
  const written = new Map(stories.map((story) => [story.slug, story]));
  const known = new Set(cards.map(({ id }) => String(id)));
  return [
    ...stories.filter(({ slug }) => !known.has(slug)).map((story) => storyCard(story)),
    ...cards.map((card) => {
      const story = written.get(String(card.id));
      return story === undefined ? card : storyCard(story, card);
    }),
  ];
}

/** The card of a case study with a page; `card` is what the list says of it. */
export function storyCard(
  { slug, frontMatter }: Story,
  { aliases, change, picture = covers.arms }: Partial<CaseStudy> = {},
): CaseStudy {
  const { headline, excerpt, language, industry, figure, result, icon, color } = frontMatter;
  return {
    id: slug,
    title: headline,
    summary: excerpt,
    ...(language !== undefined && { language }),
    icon,
    challenge: frontMatter.challenge,
    approach: frontMatter.approach,
    outcome: frontMatter.outcome,
    industry,
    color,
    picture,
    figure,
    figureLabel: result,
    to: { story: slug },
    ...(aliases !== undefined && { aliases }),
    ...(change !== undefined && { change }),
  };
}
