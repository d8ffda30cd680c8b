import type { ExportedPage, ExportedSite } from './site';

/** A check of one page: gives what is wrong with it, one sentence each. */
export type PageCheck = {
  readonly name: string;
  /** The kinds of page that it is for. */
  readonly kinds: readonly ExportedPage['kind'][];
  readonly faults: (
    page: ExportedPage,
    site: ExportedSite,
  ) => readonly string[] | Promise<readonly string[]>;
};

/** A check of the export as a whole. */
export type SiteCheck = {
  readonly name: string;
  readonly faults: (
    site: ExportedSite,
    now: Date,
  ) => readonly string[] | Promise<readonly string[]>;
};

/** Every kind of page. */
export const everyKind = ['page', 'not found', 'redirect'] as const;

/** A value that stands several times among others, once each. */
export function repeated<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
