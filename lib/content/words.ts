import type { Pages } from '@/content/schema/pages';
import type { Navigation, Redirect, Site } from '@/content/schema/site';
import type { Ui } from '@/content/schema/ui';
import type { Picture } from '../pictures/pictures';
import { readCompiledWords } from './compiled';
import type { Article, CaseStudy } from './entry';

type Words = {
  readonly site: Site;
  readonly navigation: Navigation;
  readonly redirects: readonly Redirect[];
  readonly pictures: Readonly<Record<string, Picture>>;
  readonly pages: Pages;
  /** Entries that the site shows, the newest first. */
  readonly articles: readonly Article[];
  readonly caseStudies: readonly CaseStudy[];
  /** Addresses of entries that have no page yet. */
  readonly unwrittenPaths: readonly string[];
} & { readonly [Name in keyof Ui as InCamelCase<Name>]: Ui[Name] };

/** The name that writeContent gives to the words of a file. */
type InCamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<InCamelCase<Rest>>}`
  : Name;

/**
 * All that `content/` holds, as `@/words`. Programs read it here, from `.content/`. Bundlers take the
 * same values from `.content/words.js`, one file each, so that a bundle holds no words that it does
 * not use.
 */
export const {
  site,
  navigation,
  redirects,
  pictures,
  pages,
  articles,
  caseStudies,
  unwrittenPaths,
  article,
  consent,
  contactForm,
  demo,
  documents,
  errorScreen,
  reading,
  reply,
  reportingHours,
  trial,
} = readCompiledWords<Words>();
