/** What stands now in the place of an element that was there before; nothing, where nothing does. */
export type SuccessorOf = (before: Element) => Element | undefined;

/** A part of the page whose code has a file of its own. */
export type BrowserPart = {
  /**
   * Brings the part to life on its element; a promise settles when it is live. An island says what
   * has become of its elements.
   */
  start(element: HTMLElement): void | Promise<SuccessorOf | void>;
};

/** Fetches the code of a part. Rejects when its file is gone or the line is bad. */
export type Load = (name: string) => Promise<BrowserPart>;
