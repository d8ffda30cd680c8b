/** The lengths that search engines and platforms show whole, in characters. */
export const metaLengths = {
  title: { least: 10, most: 65 },
  description: { least: 50, most: 165 },
  socialTitle: { least: 1, most: 90 },
  socialDescription: { least: 1, most: 200 },
  pictureTitle: { least: 1, most: 48 },
} as const;

/** What search engines and shared links show of a page; `metaLengths` has the lengths. */
export type PageMeta = {
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

/** What every page has. */
export type PageContent = { readonly meta: PageMeta };

/** What a social picture shows beside its title. */
export type MotifName =
  | 'arms'
  | 'products'
  | 'services'
  | 'articles'
  | 'dashboard'
  | 'conversation'
  | 'alert'
  | 'decision'
  | 'process'
  | 'layers'
  | 'pipeline'
  | 'letter'
  | 'timeline'
  | 'growth'
  | 'reading'
  | 'document';

/** The pictures of shared links in words, for those who cannot see them. */
export type SocialPicturesContent = {
  /** A picture: its {title}, and the {motif} beside it. */
  readonly alt: string;
  readonly motifs: Readonly<Record<MotifName, string>>;
};
