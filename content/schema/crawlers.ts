import type { Fact } from '../placeholder';

/** Whom robots.txt lets read the site; every other program may. */
export type CrawlerRules = {
  /** Programs that build the index of an assistant's search. */
  readonly searchMayRead: Fact<boolean>;
  /** Programs that fetch a page because a person asked about it. */
  readonly assistantsMayRead: Fact<boolean>;
  /** Programs that collect texts to train models with. */
  readonly trainingMayRead: Fact<boolean>;
};
