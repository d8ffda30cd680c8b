import type { IconName, Tone } from './icons';
import type { Meta } from './meta';

/** What the heads of articles and case studies have in common. */
type WritingFrontMatter = Meta & {
  /** The headline on the page. */
  readonly headline: string;
  /** Two sentences for cards and the feed. */
  readonly excerpt: string;
  /** Day of publication: YYYY-MM-DD. */
  readonly date: string;
  /** Day of the last change of substance: YYYY-MM-DD; leave out if never changed. */
  readonly updated?: string;
  readonly icon: IconName;
  readonly color: Tone;
  /** Its language where that is not English, such as `hi` or `ar`. */
  readonly language?: string;
  /** `true` while it is being written: it is shown only in development and with DRAFTS=1. */
  readonly draft?: boolean;
  /** Names of the fields above that are still stand-ins; launch-check lists them. */
  readonly placeholders?: readonly string[];
};

/** The head of an article file (`content/blog/<slug>.mdx`), checked by lib/articles/articles.ts. */
export type ArticleFrontMatter = WritingFrontMatter & {
  /** Who wrote it, by role. */
  readonly author: string;
  /** Minutes of reading. */
  readonly readTime: number;
  readonly category: string;
  /** The cover: a drawing of content/pictures.ts by its name, or a picture beside the file. */
  readonly cover?: string;
  /** What a picture on the cover shows, in words, for those who cannot see it. */
  readonly coverAlt?: string;
  /** Whether its card leads the blog page; exactly one does. */
  readonly featured?: boolean;
  /** Number of the card without a page that this article takes the place of. */
  readonly replaces?: number;
};

/** The head of a case study file (`content/stories/<id>.mdx`), checked by lib/articles/stories.ts. */
export type StoryFrontMatter = WritingFrontMatter & {
  readonly industry: string;
  /** The number that leads the story, such as '23%'. */
  readonly figure: string;
  /** What the number counts, such as 'ROI increase in 6 months'. */
  readonly result: string;
  /** What was wrong. */
  readonly challenge: string;
  /** What we did. */
  readonly approach: string;
  /** What changed, with the number. */
  readonly outcome: string;
};
