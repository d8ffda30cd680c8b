import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
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
  let node: unknown = yaml.contents;
  let offset = yaml.contents?.range[0] ?? 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find(
        (item) => isScalar(item.key) && String(item.key.value) === String(key),
      );
      if (!pair) return offset;
      if (isNode(pair.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isNode(node) && 'items' in node) {
      node = (node.items as unknown[])[Number(key)];
      if (isNode(node)) offset = node.range?.[0] ?? offset;
    } else return offset;
  }
  return offset;
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
  // As they were typed, in the order of the file: no schema changes what it reads.
  if (schema.safeParse(values).success) return { data: values as z.infer<Schema>, errors: [] };
  const wrong = (path: readonly PropertyKey[], fault: Fault): ContentError => ({
    ...{ file, line: lineOf(path), field: fieldName(path) },
    ...fault,
  });
  return {
    errors: withoutEchoes(allIssues(schema, values)).flatMap((issue): ContentError[] => {
      const { path } = issue;
      if (issue.code === 'unrecognized_keys') {
        const known = Object.keys(shapeAt(schema, path));
        return issue.keys.map((key) => {
          const fix = meant(key, known, `The fields are ${known.join(', ')}`);
          return wrong([...path, key], { message: 'is no field here', fix });
        });
      }
      const given = valueAt(values, path);
      const key = String(path.at(-1));
      const field = shapeAt(schema, path.slice(0, -1))[key];
      const wanted = field && `${key}: ${descriptionOf(field)}`;
      if (given === undefined) {
        return [wrong(path, { message: 'is missing', fix: wanted && `Add ${wanted}` })];
      }
      if (given !== null) return [wrong(path, ruleFault(issue))];
      if (!rowOf(lineOf(path)).includes('#')) {
        return [wrong(path, { message: 'is empty', fix: wanted && `Write ${wanted}` })];
      }
      const fix = `Write the text, between quotation marks if it starts with #: ${key}: '#…'`;
      return [wrong(path, { message: 'is empty: what follows # is a comment', fix })];
    }),
  };
}

/** Every issue, with those inside a list of a wrong length, where zod stops at the length. */
function allIssues(schema: z.ZodType, values: unknown): readonly z.core.$ZodIssue[] {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const { code, path } = issue;
    const list = valueAt(values, path);
    const element = partAt(schema, path)?.element;
    if ((code !== 'too_big' && code !== 'too_small') || !element || !Array.isArray(list)) {
      return [issue];
    }
    const inside = list.flatMap((item, index) =>
      allIssues(element, item).map((own) => ({ ...own, path: [...path, index, ...own.path] })),
    );
    return [issue, ...inside];
  });
}

/** Of several faults of one value the first: what is no list has no number of items either. */
const withoutEchoes = (issues: readonly z.core.$ZodIssue[]) =>
  issues.filter(
    ({ path }, index) =>
      !issues
        .slice(0, index)
        .some(
          (other) => other.code === 'invalid_type' && fieldName(other.path) === fieldName(path),
        ),
  );

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

/** The inside of a schema's part: its fields, or what its items are. */
type Part = { readonly shape?: Record<string, z.ZodType>; readonly element?: z.ZodType };

/** The part of a schema that a path leads to. */
function partAt(schema: z.ZodType, path: readonly PropertyKey[]): Part | undefined {
  const at = path.reduce<z.ZodType | undefined>((above, key) => {
    const part = above && (inside(above).def as Part);
    return part?.shape?.[String(key)] ?? part?.element;
  }, schema);
  return at && (inside(at).def as Part);
}

const shapeAt = (schema: z.ZodType, path: readonly PropertyKey[]) =>
  partAt(schema, path)?.shape ?? {};

/** What to write in a field, for the person who fills it in. */
export const descriptionOf = (schema: z.ZodType): string =>
  schema.meta()?.description ?? inside(schema).meta()?.description ?? '';

/** A schema without the wrapping that makes it optional. */
function inside(schema: z.ZodType): z.ZodType {
  const { innerType } = schema.def as { innerType?: z.ZodType };
  return innerType ? inside(innerType) : schema;
}
