/** Something in the content, or in the settings of the build, that somebody has to put right. */
export type ContentError = {
  /** The file, from the project's folder, or the name of the setting. */
  readonly file: string;
  readonly line?: number;
  /** The field, such as `hero.title`. */
  readonly field?: string;
  /** What is wrong, as the rest of a sentence: `is missing`. */
  readonly message: string;
  /** What to write instead, as a sentence. */
  readonly fix?: string;
};

/** What is wrong and what to write, for whoever knows where. */
export type Fault = Pick<ContentError, 'message' | 'fix'>;

/** An error in one line: `content/pages/about.yaml:14 hero.title: is missing. Write it.` */
export function inWords({ file, line, field, message, fix }: ContentError): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const what = fix ? [message, fix] : [message];
  return `${place}${field ? ` ${field}` : ''}: ${what.map(asSentence).join(' ')}`;
}

const asSentence = (words: string) => (/[.!?…]”?$/.test(words) ? words : `${words}.`);

/**
 * What the person who writes for the site, or builds it, can put right. Commands print its message
 * alone; any other error is a defect of the program and keeps its stack.
 */
export class ContentProblem extends Error {
  override name = 'ContentProblem';

  /**
   * @param title what is wrong as a whole
   * @param errors every single one, so that all are seen at once
   */
  constructor(
    title: string,
    readonly errors: readonly ContentError[] = [],
  ) {
    const list = errors.map((error) => `  ${inWords(error)}`);
    super(list.length === 0 ? title : [`${title}:`, ...list].join('\n'));
  }
}
