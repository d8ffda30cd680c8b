/** What is wrong with something that somebody wrote. */
export type Fault = {
  /** As the rest of a sentence: `is missing`. */
  readonly reason: string;
  /** What to write instead. */
  readonly remedy?: string;
};

/** Something that somebody wrote, or set, and has to put right. */
export type Mistake = Fault & {
  /** The file, from the project's folder, or the name of the setting. */
  readonly file: string;
  /** Where in it: a field such as `meta.title`, or `line 12`. */
  readonly place?: string;
};

/** A mistake in one line: `content/pages/about.ts: meta.title: is missing; write …`. */
export function inWords({ file, place, reason, remedy }: Mistake): string {
  const what = remedy === undefined ? reason : `${reason}; ${remedy}`;
  return [file, place, what].filter((part) => part !== undefined).join(': ');
}

/**
 * What the person who writes for the site, or builds it, can put right. Commands print its
 * message alone; any other error is a defect of the program and keeps its stack.
 */
export class Problem extends Error {
  override name = 'Problem';

  /**
   * @param title what is wrong as a whole, as a sentence; it loses its full stop before a list
   * @param mistakes every single one, so that all are seen at once
   */
  constructor(
    title: string,
    readonly mistakes: readonly Mistake[] = [],
  ) {
    const list = mistakes.map((mistake) => `  - ${inWords(mistake)}`);
    super(list.length === 0 ? title : [`${title.replace(/\.$/, '')}:`, ...list].join('\n'));
  }
}
