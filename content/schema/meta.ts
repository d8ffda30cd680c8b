import type { PagePictureName } from '../pictures';

/** The lengths that search engines and platforms show whole, in characters. */
export const metaLengths = {
  title: { least: 10, most: 65 },
  description: { least: 50, most: 165 },
  socialTitle: { least: 1, most: 90 },
  socialDescription: { least: 1, most: 200 },
  pictureTitle: { least: 1, most: 48 },
} as const;

/** What search engines and shared links show of anything; `metaLengths` has the lengths. */
export type Meta = {
  /** Title in search results and the browser tab, unlike any other page's. */
  readonly title: string;
  /** The two lines below it in search results, unlike any other page's. */
  readonly description: string;
  /** Title of a shared link, without the company's name; leave out to use `title`. */
  readonly socialTitle?: string;
  /** Description of a shared link; leave out to use `description`. */
  readonly socialDescription?: string;
  /** The few words on the picture of a shared link. */
  readonly pictureTitle: string;
};

/** What search engines and shared links show of a page of the route list. */
export type PageMeta = Meta & {
  /** The drawing on the picture of a shared link: a name of `pagePictures` in content/pictures.ts. */
  readonly picture: PagePictureName;
};

/** What every page has. */
export type PageContent = { readonly meta: PageMeta };
