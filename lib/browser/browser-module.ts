/** The modules of browser code with a file of their own: an island, an enhancement, consent. */
export type BrowserModule = {
  /** Starts it on its element; a promise settles when it works. */
  start(element: HTMLElement): void | Promise<void>;
};

/** Fetches such a file by its name. Rejects when its file is gone or the line is bad. */
export type LoadModule = (name: string) => Promise<BrowserModule>;

/** Those of `modules` that every page starts, and the setting without which a build leaves them out. */
export const pageModules = {
  consent: process.env.NEXT_PUBLIC_GA_ID,
  'cookieless-analytics': process.env.NEXT_PUBLIC_STATISTICS_ID,
};
