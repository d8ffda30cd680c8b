/** The types of all content, each inferred from its schema. */
export type * from './entries';
export type * from './pages';
export type * from './shared';
export type * from './sections';
export type * from './site';
export type * from './ui';
