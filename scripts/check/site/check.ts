import type { ExportedPage, ExportedSite } from './site';

/** What is wrong, one sentence each; false stands for what is not. */
type Told = readonly (string | false)[];

/** A check of one page. */
export type PageCheck = {
  readonly name: string;
  /** The kinds of page that it is for. */
  readonly kinds: readonly ExportedPage['kind'][];
  readonly faults: (page: ExportedPage, site: ExportedSite) => Told | Promise<Told>;
};

/** A check of the export as a whole. */
export type SiteCheck = {
  readonly name: string;
  readonly faults: (site: ExportedSite, now: Date) => Told | Promise<Told>;
};

/** Every kind of page. */
export const everyKind = ['page', 'not found', 'redirect'] as const;

/** A value that stands several times among others, once each. */
export function repeated<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
