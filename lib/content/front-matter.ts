import type { z } from 'zod';
import type { ContentError } from './error';
import { checked, readYaml, type LineOf } from './yaml';

/** An entry's file taken apart. */
export type FrontMatterFile<Fields> = {
  readonly fields?: Fields;
  /** The text. Empty lines stand where the front matter was: line numbers are the file's. */
  readonly body: string;
  readonly errors: readonly ContentError[];
  readonly lineOf: LineOf;
};

/**
 * Takes a Markdown file with front matter apart.
 * @param file its name, for messages
 * @param given what is in it
 * @param schema what its fields must be
 */
export function readFrontMatter<Schema extends z.ZodType>(
  file: string,
  given: string,
  schema: Schema,
): FrontMatterFile<z.infer<Schema>> {
  const source = given.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  const head = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m.exec(source);
  if (head === null || head.index !== 0) {
    const fix = 'Start with a line ---, the fields, each on a line of its own, and a line ---';
    const errors = [{ file, line: 1, message: 'has no front matter', fix }];
    return { body: '', lineOf: () => 1, errors };
  }
  const yaml = readYaml(file, head[1] ?? '', 2);
  const { data, errors } = checked(yaml, schema);
  const body = head[0].replace(/[^\n]/g, '') + source.slice(head[0].length);
  return { fields: data, body, errors, lineOf: yaml.lineOf };
}
