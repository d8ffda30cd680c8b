import { isMap, isNode, LineCounter, parseDocument, type Document } from 'yaml';
import { z } from 'zod';
import type { ContentError } from './error';
import { meant } from './nearest';
import { yamlFaults } from './yaml-faults';

/** The line of a field, or of the nearest thing above it that is there. */
export type LineOf = (path: readonly PropertyKey[]) => number;

type Fault = Pick<ContentError, 'message' | 'fix'>;

/** A text of YAML as read: its values, and the line of any field in it. */
export type YamlFile = {
  readonly file: string;
  readonly values: unknown;
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
export function brokenLetters(file: string, text: string): readonly ContentError[] {
  return text.split('\n').flatMap((line, index): ContentError[] => {
    if (!garbled.test(line)) return [];
    const words = line.replaceAll(/[\0-\x1F\u202A-\u202E]/g, '\uFFFD').trim();
    const message = `holds broken letters: “${words.slice(0, 80)}”`;
    return [{ file, line: index + 1, message, fix: 'Save the file as UTF-8 and type them again' }];
  });
}

/**
 * Reads YAML 1.2.
 * @param file its name, for messages
 * @param text what is in it
 * @param firstLine the line of the file that the text starts on
 */
export function readYaml(file: string, text: string, firstLine = 1): YamlFile {
  const lines = new LineCounter();
  const source = text.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  const yaml = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const rows = source.split('\n');
  const rowOf = (line: number) => rows[line - firstLine] ?? '';
  // What one mistake leads to on its line is not told again.
  const errors = yamlFaults(yaml, source)
    .map(([offset, fault]): ContentError => {
      const line = lineAt(offset);
      return { file, line, ...fault(rowOf(line)) };
    })
    .filter(({ line }, at, all) => all.findIndex((other) => other.line === line) === at);
  return {
    file,
    values: errors.length === 0 ? (yaml.toJS() ?? {}) : undefined,
    errors,
    lineOf: (path) => lineAt(offsetOf(yaml, path)),
    rowOf,
  };
}

/** Where the node of a path, or the last one on the way to it, starts in the source. */
function offsetOf(yaml: Document.Parsed, path: readonly PropertyKey[]): number {
  const above = path.slice(0, -1);
  const parent = yaml.getIn(above, true);
  const field = isMap(parent) && parent.items.find(({ key }) => `${key}` === String(path.at(-1)));
  const node = field ? field.key : yaml.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length === 0 ? 0 : offsetOf(yaml, above);
}

/** Fields by their path, as messages name them: `hero.actions.0.label`. */
export const fieldName = (path: readonly PropertyKey[]) => path.map(String).join('.');

/** What stands at a path inside a value. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => Object(at)[key], value);

/**
 * Checks what a file holds.
 * @param yaml the file as read
 * @param schema what its fields must be
 * @returns the values, or everything that is wrong with them
 */
export function checked<Schema extends z.ZodType>(
  { file, values, errors, lineOf, rowOf }: YamlFile,
  schema: Schema,
): { readonly data?: z.infer<Schema>; readonly errors: readonly ContentError[] } {
  if (errors.length > 0) return { errors };
  const result = schema.safeParse(values);
  if (result.success) return { data: result.data, errors: [] };
  const faultOf = (issue: z.core.$ZodIssue): Fault => {
    const { path } = issue;
    const given = valueAt(values, path);
    const key = String(path.at(-1));
    const field = shapeAt(schema, path.slice(0, -1))[key];
    const wanted = field && `${key}: ${descriptionOf(field)}`;
    if (given === undefined) return { message: 'is missing', fix: wanted && `Add ${wanted}` };
    if (given !== null) return ruleFault(issue);
    if (!rowOf(lineOf(path)).includes('#')) {
      return { message: 'is empty', fix: wanted && `Write ${wanted}` };
    }
    const fix = `Write the text, between quotation marks if it starts with #: ${key}: '#…'`;
    return { message: 'is empty: what follows # is a comment', fix };
  };
  const wrong = (path: readonly PropertyKey[], fault: Fault): ContentError => ({
    ...{ file, line: lineOf(path), field: fieldName(path) },
    ...fault,
  });
  return {
    errors: result.error.issues.flatMap((issue): ContentError[] => {
      const { path } = issue;
      if (issue.code !== 'unrecognized_keys') return [wrong(path, faultOf(issue))];
      const known = Object.keys(shapeAt(schema, path));
      return issue.keys.map((key) => {
        const fix = meant(key, known, `The fields are ${known.join(', ')}`);
        return wrong([...path, key], { message: 'is no field here', fix });
      });
    }),
  };
}

/** A broken rule in words: what is wrong, and what to write. */
function ruleFault(issue: z.core.$ZodIssue): Fault {
  // Of several ways to write a field, the rule that the schema put into words.
  const ways = issue.code === 'invalid_union' ? issue.errors.flat() : [];
  const told = ways.find(({ code }) => code === 'custom') ?? ways[0];
  const [message = '', fix] = (
    told && issue.message === 'Invalid input' ? told : issue
  ).message.split('\n');
  if (message.startsWith('Invalid input: expected object')) {
    const remedy = 'Write each field on a line of its own, indented by two spaces';
    return { message: 'is no group of fields', fix: remedy };
  }
  if (/^Invalid input: expected string, received (object|array)/.test(message)) {
    const needs = 'one with a colon, or that starts with { or [, needs them';
    return { message: 'is no text', fix: `Put it between quotation marks: ${needs}` };
  }
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
