/** A path on this site: starts with a slash. */
export type SitePath = `/${string}`;
