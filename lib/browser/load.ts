/** A part of the page whose code has a file of its own. */
export type BrowserPart = {
  /** Brings the part to life on its element; a promise settles when it is live. */
  start(element: HTMLElement): void | Promise<void>;
};

/** Fetches the code of a part. Rejects when its file is gone or the line is bad. */
export type Load = (name: string) => Promise<BrowserPart>;
