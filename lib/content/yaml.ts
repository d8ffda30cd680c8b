import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import type { ContentError } from './error';
import { nearest } from './nearest';
import { yamlFaults } from './yaml-faults';

/** A text of YAML as read: its values, and the line of any field in it. */
export type YamlFile = {
  readonly file: string;
  readonly values: unknown;
  readonly errors: readonly ContentError[];
  /** The line of a field, or of the nearest thing above it that is there. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
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
    return [
      {
        file,
        line: index + 1,
        message: `holds broken letters: “${words.slice(0, 80)}”`,
        fix: 'Save the file as UTF-8 and type them again',
      },
    ];
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
  return {
    errors: withoutEchoes(allIssues(schema, values)).flatMap((issue): ContentError[] => {
      const { path } = issue;
      if (issue.code === 'unrecognized_keys') {
        const known = fieldsAt(schema, path);
        return issue.keys.map((key) => {
          const meant = nearest(key, known);
          return {
            file,
            line: lineOf([...path, key]),
            field: fieldName([...path, key]),
            message: 'is no field here',
            fix: meant ? `Did you mean ${meant}?` : `The fields are ${known.join(', ')}`,
          };
        });
      }
      const place = { file, line: lineOf(path), field: fieldName(path) };
      const given = path.reduce<unknown>((value, key) => Object(value)[key], values);
      if (given === undefined)
        return [{ ...place, message: 'is missing', fix: wantedAt(schema, path) }];
      if (given === null) {
        const key = String(path.at(-1));
        const isComment = rowOf(place.line).includes('#');
        return [
          {
            ...place,
            message: isComment ? 'is empty: what follows # is a comment' : 'is empty',
            fix: isComment
              ? `Write the text, between quotation marks if it starts with #: ${key}: '#…'`
              : wantedAt(schema, path)?.replace('Add', 'Write'),
          },
        ];
      }
      if (issue.code === 'invalid_union') {
        const best =
          issue.errors.flat().find(({ code }) => code === 'custom') ?? issue.errors.flat()[0];
        return [
          {
            ...place,
            ...inTwo(issue.message === 'Invalid input' ? (best?.message ?? '') : issue.message),
          },
        ];
      }
      return [{ ...place, ...inTwo(issue.message) }];
    }),
  };
}

/** Every issue, with those inside a list of a wrong length, where zod stops at the length. */
function allIssues(schema: z.ZodType, values: unknown): readonly z.core.$ZodIssue[] {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const { code, path } = issue;
    const list = path.reduce<unknown>((value, key) => Object(value)[key], values);
    const { element } = (schemaAt(schema, path)?.def ?? {}) as { element?: z.ZodType };
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
      !issues.some(
        (other, at) =>
          at < index && other.code === 'invalid_type' && fieldName(other.path) === fieldName(path),
      ),
  );

/** A rule's words: what is wrong, and behind a line break what to write. */
function inTwo(words: string): Pick<ContentError, 'message' | 'fix'> {
  const [message = '', fix] = words.split('\n');
  if (message.startsWith('Invalid input: expected object')) {
    return {
      message: 'is no group of fields',
      fix: 'Write each field on a line of its own, indented by two spaces',
    };
  }
  if (/^Invalid input: expected string, received (object|array)/.test(message)) {
    return {
      message: 'is no text',
      fix: 'Put it between quotation marks: one with a colon, or that starts with { or [, needs them',
    };
  }
  return { message: message.replace(/^Invalid input: e/, 'e'), fix };
}

/** The part of a schema that a path leads to. */
function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let at: z.ZodType | undefined = schema;
  for (const key of path) {
    at = at && inside(at);
    const definition = at?.def as
      { shape?: Record<string, z.ZodType>; element?: z.ZodType } | undefined;
    at = definition?.shape?.[String(key)] ?? definition?.element;
  }
  return at && inside(at);
}

/** What to write in a field, for the person who fills it in. */
export const descriptionOf = (schema: z.ZodType): string =>
  schema.meta()?.description ?? inside(schema).meta()?.description ?? '';

/** A schema without the wrapping that makes it optional or gives it a default. */
function inside(schema: z.ZodType): z.ZodType {
  const { innerType } = schema.def as { innerType?: z.ZodType };
  return innerType ? inside(innerType) : schema;
}

function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const { shape } = (schemaAt(schema, path)?.def ?? {}) as { shape?: object };
  return Object.keys(shape ?? {});
}

/** What the schema says of a missing field, for the person who fills it in. */
function wantedAt(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  const key = String(path.at(-1));
  const { shape } = (schemaAt(schema, path.slice(0, -1))?.def ?? {}) as {
    shape?: Record<string, z.ZodType>;
  };
  const field = shape?.[key];
  return field && `Add ${key}: ${descriptionOf(field)}`;
}
