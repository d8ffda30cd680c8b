/** What stands now in the place of an element that was there before; nothing, where nothing does. */
export type SuccessorOf = (before: Element) => Element | undefined;

/** What of the browser code has a file of its own: an island, an enhancement, consent, field data. */
export type Loaded = {
  /**
   * Starts it on its element; a promise settles when it is live. An island says what has become of
   * its elements.
   */
  start(element: HTMLElement): void | Promise<SuccessorOf | void>;
};

/** Fetches such a file by its name. Rejects when its file is gone or the line is bad. */
export type Load = (name: string) => Promise<Loaded>;
