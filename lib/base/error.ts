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

export type ErrorLocation = Pick<ContentError, 'file' | 'line' | 'field'>;

/**
 * What is wrong, and behind the last line break what to write instead: `is missing\nWrite it`.
 * Schemas have their messages in this form, too.
 */
export type ErrorMessage = string;

/** All that is wrong, collected by everything that reads or checks the content. */
export class ErrorCollector {
  private readonly all: ContentError[] = [];

  /** Adds all that is wrong with something; nothing where nothing is. */
  add(location: ErrorLocation, ...errorText: readonly (ErrorMessage | false | undefined)[]): void {
    for (const text of errorText) {
      if (!text) continue;
      const [, message = text, fix] = /^([^]*)\n(.*)$/.exec(text) ?? [];
      this.all.push({ ...location, message, ...(fix && { fix }) });
    }
  }

  /** Every error, by file, then by line. */
  list(): readonly ContentError[] {
    return this.all
      .slice()
      .sort((a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0));
  }

  /** @throws UserError with every error; nothing where there is none */
  throwAny(where: string): void {
    if (this.all.length > 0)
      throw new UserError(`Something is wrong with the ${where}`, this.list());
  }
}

/** An error in one line: `content/pages/about.yaml:14 hero.title: is missing. Write it.` */
export function formatError({ file, line, field, message, fix }: ContentError): string {
  const location = line === undefined ? file : `${file}:${line}`;
  const sentences = fix ? [message, fix] : [message];
  return `${location}${field ? ` ${field}` : ''}: ${sentences.map(asSentence).join(' ')}`;
}

const asSentence = (words: string) => (/[.!?…]”?$/.test(words) ? words : `${words}.`);

/**
 * What whoever runs a command can put right: its message is printed alone. Any other error is a defect
 * of the program and keeps its stack.
 */
export class UserError extends Error {
  override name = 'UserError';

  /**
   * @param title what is wrong as a whole
   * @param errors every single one, so that all are seen at once
   */
  constructor(
    title: string,
    readonly errors: readonly ContentError[] = [],
  ) {
    const lines = errors.map((error) => `  ${formatError(error)}`);
    super(lines.length === 0 ? title : [`${title}:`, ...lines].join('\n'));
  }
}
