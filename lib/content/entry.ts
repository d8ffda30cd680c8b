import type { ArticleFields, CaseStudyFields } from '@/content/schema/entries';
import type { Picture } from '@/lib/pictures/pictures';
import type { SitePath } from '@/lib/base/site-path';

/** An entry's properties that follow from its file: its address, and whether it has a text. */
export type EntryBase = {
  /** The file's name without its ending; the end of its address, but for a numbered case study. */
  readonly slug: string;
  /** The file, from the project's folder, for messages and for its history. */
  readonly file: string;
  /** Whether it has a text: without one it is announced, and its address answers 404. */
  readonly hasBody: boolean;
  /** Whether it is a draft or of a day to come: shown in development and with DRAFTS=1 alone. */
  readonly isUnpublished: boolean;
  /** Where its card leads: its page, or while it is announced the address that it was given. */
  readonly path: SitePath;
  /** Where the home page's teaser leads; the same as its path once it is written. */
  readonly teaserPath: SitePath;
  /** The id of its card on the page that lists all of its kind. */
  readonly anchor: string;
  /** Its other addresses: they redirect to its page once it is written. */
  readonly otherPaths: readonly SitePath[];
};

export type Article = Omit<ArticleFields, 'cover'> &
  EntryBase & { readonly kind: 'article'; readonly cover: Picture };
export type CaseStudy = Omit<CaseStudyFields, 'cover'> &
  EntryBase & { readonly kind: 'case study'; readonly cover: Picture };

/** An article or a case study. */
export type Entry = Article | CaseStudy;

/** Whether drafts and articles of a day to come are shown: in development, and with DRAFTS=1. */
export function showsDrafts(): boolean {
  return process.env.NODE_ENV === 'development' || process.env.DRAFTS === '1';
}
