/**
 * The types of all content. Each field says what to write there.
 * A wrong or missing field stops the build and names the file and the field.
 */
export type * from './cards';
export type * from './company';
export type * from './company-pages';
export type * from './counts';
export type * from './crawlers';
export type * from './demo';
export type * from './home-page';
export * from './icons';
export type * from './links';
export * from './meta';
export type * from './notices';
export type * from './sample-data';
export type * from './sections';
export type * from './service-pages';
export type * from './solution-pages';
export type * from './writings';
