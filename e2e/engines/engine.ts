/** A browser as the journeys use it: a window of its own in which one page is open. */
export type Engine = {
  /** Takes a new page, so that no journey meets what the one before left. */
  renew(): Promise<void>;
  /** Opens an address and waits for its load event. */
  open(url: string): Promise<void>;
  /** Runs an expression in the page and returns its value, awaited. */
  run(expression: string): Promise<unknown>;
  /** Sets the size of the page's area in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Presses and releases keys, one after the other: a character, or a name such as `Tab`. */
  press(...keys: readonly string[]): Promise<void>;
  /** Clicks or taps at a point of the view. */
  point(x: number, y: number, kind: 'mouse' | 'touch'): Promise<void>;
  /** Lays the page out for paper, as printing does. */
  print(): Promise<void>;
  /** The mailto addresses that were handed to the mail program so far. */
  mails(): Promise<readonly string[]>;
  close(): Promise<void>;
};

/** A function's text and arguments as an expression for `run`. */
export function call<A extends readonly unknown[], R>(
  fn: (...args: A) => R | Promise<R>,
  ...args: A
): string {
  // The compiler's helper that names functions does not exist in the page.
  return `(() => { const __name = (value) => value; return (${fn.toString()})(...${JSON.stringify(args)}); })()`;
}
