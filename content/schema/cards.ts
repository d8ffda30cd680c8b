import type { Fact } from '../placeholder';
import type { IconName, Tone } from './icons';
import type { LinkTarget } from './links';
import type { Picture, PictureFile } from './sections';

/** A title and a sentence or two. */
export type Claim = { readonly title: string; readonly description: string };

/** A card that says what a product or service does. */
export type Feature = Claim & { readonly icon: IconName };

/** A product on the solutions page. */
export type Solution = {
  /** Product name, as written everywhere. */
  readonly name: 'Octomine' | 'ASK Octopus' | 'OctoSense';
  /** What kind of product it is, in a few words. */
  readonly title: string;
  /** Two sentences: what it does, for whom. */
  readonly description: string;
  readonly image: Picture;
  readonly to: LinkTarget;
  /** Four to six short phrases. */
  readonly features: readonly string[];
  /** A word on the card's corner, such as 'Flagship'. */
  readonly badge?: string;
};

/** A service on the services page. */
export type Service = {
  readonly title: string;
  readonly description: string;
  /** Three to six short phrases. */
  readonly capabilities: readonly string[];
  readonly to: LinkTarget;
};

/** A case study. */
export type CaseStudy = {
  /** A number for a story without a page yet; a case study's card has its file name. */
  readonly id: string | number;
  readonly title: string;
  /** Two sentences for the card. */
  readonly summary: string;
  readonly icon: IconName;
  /** What was wrong. */
  readonly challenge: Fact<string>;
  /** What we did. */
  readonly approach: Fact<string>;
  /** What changed, with the number. */
  readonly outcome: string;
  readonly industry: string;
  readonly color: Tone;
  /** The number that leads the story, such as '23%'. */
  readonly figure: string;
  /** What the number counts, such as 'ROI increase in 6 months'. */
  readonly figureLabel: string;
  /** What the chart of before and after draws: so many per cent more, or so many days less. */
  readonly change?: { readonly percent: number } | { readonly days: number };
  /** Its language where that is not English, such as `hi` or `ar`. */
  readonly language?: string;
  /** The drawing beside it; pictures.ts has them. */
  readonly picture: Picture;
  /** Where its card leads. */
  readonly to: LinkTarget;
  /** Addresses that mean this story, besides the card's: the end of the path. */
  readonly aliases?: readonly string[];
};

/** A case study on the home page. */
export type CaseStudyTeaser = Pick<
  CaseStudy,
  'language' | 'industry' | 'title' | 'picture' | 'to'
> & {
  /** The result in a few words, its number first: '23% ROI increase in 6 months'. */
  readonly result: string;
  readonly description: string;
};

/** A card on the blog page. */
export type BlogCard = {
  /** A number for a card without a page yet; an article's card has its file name. */
  readonly id: string | number;
  readonly title: string;
  /** Two sentences. */
  readonly excerpt: string;
  /** Who wrote it, by role. */
  readonly author: string;
  /** Day of publication: YYYY-MM-DD. */
  readonly date: Fact<string>;
  /** Minutes of reading. */
  readonly readTime: number;
  readonly category: string;
  readonly icon: IconName;
  readonly color: Tone;
  /** Its language where that is not English, such as `hi` or `ar`. */
  readonly language?: string;
  /** Whether it is still being written. */
  readonly draft?: boolean;
  /** The drawing on it, which pictures.ts has, or the article's own picture. */
  readonly cover?: Picture | PictureFile;
  /** Whether the card leads the page; exactly one does. */
  readonly featured: boolean;
  readonly to: LinkTarget;
  /** Addresses that mean this card, besides its own: the end of the path. */
  readonly aliases?: readonly string[];
};

/** An article on the home page. */
export type BlogTeaser = Pick<
  BlogCard,
  'title' | 'excerpt' | 'language' | 'date' | 'readTime' | 'to'
> &
  Required<Pick<BlogCard, 'cover'>>;

/** An entry of the timeline. */
export type TimelineEntry = {
  readonly year: number;
  readonly title: Fact<string>;
  readonly description: Fact<string>;
};

/** A group of the technology stack. */
export type StackGroup = {
  readonly category: string;
  readonly tools: readonly string[];
};

/** A KPI and how it is counted. */
export type KpiDefinition = {
  readonly name: string;
  /** One short sentence: what is divided by what, or what is left out. */
  readonly definition: string;
};

/** A step of a process, named by its heading, such as 'Connect'. */
export type ProcessStep = {
  readonly title: string;
  readonly description: string;
};

/** A question and its answer. */
export type Question = {
  readonly question: string;
  readonly answer: string;
};
