import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { cleanSource } from './clean-source';
import type { ContentErrors, ErrorLocation } from './error';
import { fillFacts, type FactValues } from './facts';
import { suggestName } from './nearest';
import { matchPatterns } from './patterns';
import { findField, listFieldNames, listValues, readHelp, type FieldValue } from './schema-fields';
import { findSyntaxErrors, fontSigns, forbiddenSigns } from './yaml-errors';

/** A file of fields as read. */
export type FieldsFile<Fields = unknown> = {
  readonly file: string;
  readonly schema: z.ZodType;
  /** What it holds, in order or not, as it is shown; nothing where it is no YAML. */
  readonly values?: unknown;
  /** The same, where all of it is in order. */
  readonly data?: Fields;
  /** Those of its fields that are in order by themselves. */
  readonly soundFields: Readonly<Record<string, unknown>>;
  /** What stands in a field, also where the file cannot be read as a whole. */
  readonly peek: (field: string) => unknown;
  /**
   * The text behind a head, facts filled in: empty lines stand where the head was, so that line
   * numbers are the file’s. Nothing where letters are broken: what else is wrong follows from them.
   */
  readonly body?: string;
  /** The location of a field, or of the nearest thing above it that is there. */
  readonly locate: (path: readonly PropertyKey[]) => Required<ErrorLocation>;
  /** The line on which the text of a field starts. */
  readonly textLineOf: (path: readonly PropertyKey[]) => number;
};

/**
 * Reads a file of YAML 1.2, or the head of a file of Markdown, and checks what it holds.
 * @param file its name: that of a Markdown file ends in .md
 * @param text what is in it
 * @param schema what its fields must be
 * @param errors takes what is wrong
 * @param facts what names in braces stand for: fields are checked as they are shown
 */
export function readFields<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  errors: ContentErrors,
  facts: FactValues = new Map(),
): FieldsFile<z.infer<Schema>> {
  const source = cleanSource(text);
  const signs = matchPatterns(source, forbiddenSigns);
  for (const { line, errorText } of matchPatterns(source, fontSigns)) {
    errors.add({ file, line }, errorText);
  }
  // The line --- before a head is YAML, too; the one behind it would start another document.
  const [frontMatter = '', head] = file.endsWith('.md')
    ? (/^(---[ \t]*\n[^]*?^)---[ \t]*(?:\n|$)/m.exec(source) ?? [])
    : [source, source];
  const lines = new LineCounter();
  const yaml = parseDocument(head ?? '', { lineCounter: lines, prettyErrors: false });
  const lineOf = (path: readonly PropertyKey[]) => lines.linePos(offsetOf(yaml, path)).line;
  const body = frontMatter.replace(/[^\n]/g, '') + source.slice(frontMatter.length);
  const fieldsFile: FieldsFile<z.infer<Schema>> = {
    file,
    schema,
    soundFields: {},
    peek: (field) => yaml.get(field),
    ...(signs.length === 0 && { body: fillFacts(body, facts) }),
    locate: (path) => ({ file, line: lineOf(path), field: path.map(String).join('.') }),
    textLineOf: (path) => {
      const node = yaml.getIn(path, true);
      // Behind | or > the text starts on the next line.
      return lineOf(path) + (isScalar(node) && node.type?.startsWith('BLOCK') ? 1 : 0);
    },
  };
  const noHead =
    'has no front matter\nStart with a line ---, the fields, each on a line of its own, and a line ---';
  const textErrors =
    signs.length > 0
      ? signs
      : head === undefined || !source.startsWith(head)
        ? [{ line: 1, errorText: noHead }]
        : findSyntaxErrors(yaml, head, lines);
  for (const { line, errorText } of textErrors) errors.add({ file, line }, errorText);
  if (textErrors.length > 0) return fieldsFile;
  const reviver = (_: unknown, value: unknown) =>
    typeof value === 'string' ? fillFacts(value, facts) : value;
  const values: object = Object(yaml.toJS({ reviver }) ?? {});
  const { data, error } = schema.safeParse(values, { reportInput: true });
  const issues = error?.issues ?? [];
  const wrongFields = new Set(issues.map(({ path }) => path[0]));
  const soundFields = Object.fromEntries(
    Object.entries(values).filter(([field]) => !wrongFields.has(field)),
  );
  const result = { ...fieldsFile, values, data, soundFields };
  for (const issue of issues) addIssue(result, issue, errors);
  return result;
}

/** Where the node of a path, or the last one on the way to it, starts in the source. */
function offsetOf(yaml: Document.Parsed, path: readonly PropertyKey[]): number {
  const parentPath = path.slice(0, -1);
  const parent = yaml.getIn(parentPath, true);
  const field = isMap(parent) && parent.items.find(({ key }) => `${key}` === String(path.at(-1)));
  const node = field ? field.key : yaml.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length === 0 ? (yaml.contents?.range[0] ?? 0) : offsetOf(yaml, parentPath);
}

/** Adds what a schema says of a file, with the line and what to write. */
function addIssue(
  { schema, locate }: FieldsFile,
  issue: z.core.$ZodIssue,
  errors: ContentErrors,
): void {
  const { path, input, message } = issue;
  const field = findField(schema, path);
  if (issue.code === 'unrecognized_keys') {
    const fields = listFieldNames(field);
    for (const key of issue.keys) {
      const fix = suggestName(key, fields, `The fields are ${fields.join(', ')}`);
      errors.add(locate([...path, key]), `is no field here\n${fix}`);
    }
    return;
  }
  const help = field && readHelp(field);
  const label = `${String(path.at(-1))}${help && `: ${help}`}`;
  const missing = input === undefined ? `is missing\nAdd ${label}` : `is empty\nWrite ${label}`;
  const errorText =
    issue.code === 'invalid_value'
      ? `“${input}” is none of the choices\n${suggestName(String(input), issue.values.map(String), `Write one of ${issue.values.join(', ')}`)}`
      : message;
  errors.add(locate(path), input === undefined || input === null ? missing : errorText);
}

/** A value of a file that its schema has a field for, and where it stands. */
export type LocatedValue = FieldValue & {
  readonly file: string;
  readonly location: Required<ErrorLocation>;
};

/** Every text and number of a file, whether or not it keeps the rules of its field. */
export const listLocatedValues = ({
  file,
  schema,
  values,
  locate,
}: FieldsFile): readonly LocatedValue[] =>
  listValues(schema, values).map((value) => ({ ...value, file, location: locate(value.path) }));
