import { isMap, isNode, LineCounter, parseDocument, type Document } from 'yaml';
import { z } from 'zod';
import type { ContentError, Fault } from './error';
import { shownWords, type FactValues } from './facts';
import { meant } from './nearest';
import { yamlFaults } from './yaml-faults';

/** The line of a field, or of the nearest thing above it that is there. */
export type LineOf = (path: readonly PropertyKey[]) => number;

/** A file of fields as read: what it holds, or everything that is wrong with it. */
export type FieldsFile<Fields = unknown> = {
  readonly file: string;
  /** Its fields, where they are all in order. */
  readonly data?: Fields;
  /** The text behind a head: empty lines stand where that was, so that line numbers are the file’s. */
  readonly body: string;
  readonly errors: readonly ContentError[];
  readonly lineOf: LineOf;
  /** What stands on a line of the file. */
  readonly rowOf: (line: number) => string;
};

/**
 * Signs of a text that was saved in another encoding than UTF-8, and characters that no page may
 * hold: control characters, and those that turn the direction of what follows.
 */
const garbled = /\uFFFD|[\0-\x08\x0B\x0C\x0E-\x1F\u202A-\u202E]|[ÃÂ][\u0080-\u00BF]|â€/;

/** The lines of a file that hold broken letters, as errors. */
function brokenLetters(file: string, rows: readonly string[]): readonly ContentError[] {
  return rows.flatMap((row, index): ContentError[] => {
    if (!garbled.test(row)) return [];
    const words = row.replaceAll(/[\0-\x1F\u202A-\u202E]/g, '\uFFFD').trim();
    const message = `holds broken letters: “${words.slice(0, 80)}”`;
    return [{ file, line: index + 1, message, fix: 'Save the file as UTF-8 and type them again' }];
  });
}

/**
 * Reads a file of YAML 1.2, or the head of a file of Markdown, and checks what it holds.
 * @param file its name: that of a Markdown file ends in .md
 * @param text what is in it
 * @param schema what its fields must be
 * @param facts what names in braces stand for: fields are checked as they are shown
 */
export function readFields<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  facts: FactValues = new Map(),
): FieldsFile<z.infer<Schema>> {
  const source = text.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  const rows = source.split('\n');
  // The line --- before a head is YAML, too; the one behind it would start another document.
  const [whole, head] = file.endsWith('.md')
    ? (/^(---[ \t]*\n[\s\S]*?^)---[ \t]*(?:\n|$)/m.exec(source) ?? [])
    : [source, source];
  const lines = new LineCounter();
  const yaml = parseDocument(head ?? '', { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const read = {
    file,
    body: (whole ?? '').replace(/[^\n]/g, '') + source.slice(whole?.length),
    lineOf: (path: readonly PropertyKey[]) => lineAt(offsetOf(yaml, path)),
    rowOf: (line: number) => rows[line - 1] ?? '',
  };
  const broken = brokenLetters(file, rows);
  if (broken.length > 0) return { ...read, errors: broken };
  if (head === undefined || !source.startsWith(head)) {
    const fix = 'Start with a line ---, the fields, each on a line of its own, and a line ---';
    return { ...read, errors: [{ file, line: 1, message: 'has no front matter', fix }] };
  }
  // What one mistake leads to on its line is not told again.
  const errors = yamlFaults(yaml, head)
    .map(([offset, fault]): ContentError => {
      const line = lineAt(offset);
      return { file, line, ...fault(read.rowOf(line)) };
    })
    .filter(({ line }, at, all) => all.findIndex((other) => other.line === line) === at);
  if (errors.length > 0) return { ...read, errors };
  const values: unknown = shownWords(yaml.toJS() ?? {}, facts);
  const { data, error } = schema.safeParse(values, { reportInput: true });
  return { ...read, data, errors: error ? issuesAsErrors(error.issues, schema, read) : [] };
}

/** Where the node of a path, or the last one on the way to it, starts in the source. */
function offsetOf(yaml: Document.Parsed, path: readonly PropertyKey[]): number {
  const above = path.slice(0, -1);
  const parent = yaml.getIn(above, true);
  const field = isMap(parent) && parent.items.find(({ key }) => `${key}` === String(path.at(-1)));
  const node = field ? field.key : yaml.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length === 0 ? (yaml.contents?.range[0] ?? 0) : offsetOf(yaml, above);
}

/** Fields by their path, as messages name them: `hero.actions.0.label`. */
export const fieldName = (path: readonly PropertyKey[]) => path.map(String).join('.');

/** What stands at a path inside a value. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => Object(at)[key], value);

/** What a schema says of a file, with the lines and what to write. */
function issuesAsErrors(
  issues: readonly z.core.$ZodIssue[],
  schema: z.ZodType,
  { file, lineOf, rowOf }: Pick<FieldsFile, 'file' | 'lineOf' | 'rowOf'>,
): readonly ContentError[] {
  const wrong = (path: readonly PropertyKey[], fault: Fault): ContentError => {
    return { file, line: lineOf(path), field: fieldName(path), ...fault };
  };
  const faultOf = (issue: z.core.$ZodIssue): Fault => {
    const { path, input } = issue;
    if (input !== undefined && input !== null) return ruleFault(issue);
    const key = String(path.at(-1));
    const field = shapeAt(schema, path.slice(0, -1))[key];
    const wanted = field && `${key}: ${descriptionOf(field)}`;
    if (input === undefined) return { message: 'is missing', fix: wanted && `Add ${wanted}` };
    if (!rowOf(lineOf(path)).includes('#')) {
      return { message: 'is empty', fix: wanted && `Write ${wanted}` };
    }
    const fix = `Write the text, between quotation marks if it starts with #: ${key}: '#…'`;
    return { message: 'is empty: what follows # is a comment', fix };
  };
  return issues.flatMap((issue): ContentError[] => {
    const { path } = issue;
    if (issue.code !== 'unrecognized_keys') return [wrong(path, faultOf(issue))];
    const known = Object.keys(shapeAt(schema, path));
    return issue.keys.map((key) => {
      const fix = meant(key, known, `The fields are ${known.join(', ')}`);
      return wrong([...path, key], { message: 'is no field here', fix });
    });
  });
}

/** A broken rule in words: what is wrong, and what to write. */
function ruleFault(issue: z.core.$ZodIssue): Fault {
  // Of several ways to write a field, the rule that the schema put into words.
  const ways = issue.code === 'invalid_union' ? issue.errors.flat() : [];
  const told = ways.find(({ code }) => code === 'custom') ?? ways[0];
  const rule = told && issue.message === 'Invalid input' ? told : issue;
  const [message = '', fix] = rule.message.split('\n');
  return { message: message.replace(/^Invalid input: e/, 'e'), fix };
}

/** The fields of the part of a schema that a path leads to. */
function shapeAt(
  schema: z.ZodType,
  path: readonly PropertyKey[],
): Readonly<Record<string, z.ZodType>> {
  const inner = inside(schema);
  const [key, ...rest] = path;
  if (inner instanceof z.ZodArray) return shapeAt(inner.element as z.ZodType, rest);
  if (!(inner instanceof z.ZodObject)) return {};
  const field = inner.shape[String(key)] as z.ZodType | undefined;
  return key === undefined ? inner.shape : field ? shapeAt(field, rest) : {};
}

/** What to write in a field, for the person who fills it in. */
export const descriptionOf = (schema: z.ZodType): string =>
  schema.meta()?.description ?? inside(schema).meta()?.description ?? '';

/** A schema without the wrapping that makes it optional. */
function inside(schema: z.ZodType): z.ZodType {
  const { innerType } = schema.def as { readonly innerType?: z.ZodType };
  return innerType ? inside(innerType) : schema;
}
