import { isMap, isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import type { ContentErrors, Place } from './error';
import { fillFacts, type FactValues } from './facts';
import { suggestName } from './nearest';
import { adviceOn } from './patterns';
import { descriptionOf, fieldNames, schemaAt } from './schema-fields';
import { findSyntaxErrors, forbiddenSigns } from './yaml-errors';

/** A file of fields as read. */
export type FieldsFile<Fields = unknown> = {
  readonly file: string;
  readonly schema: z.ZodType;
  /** What it holds, in order or not, as it is shown; nothing where it is no YAML. */
  readonly values?: unknown;
  /** The same, where all of it is in order. */
  readonly data?: Fields;
  /**
   * The text behind a head, facts filled in: empty lines stand where the head was, so that line
   * numbers are the file’s.
   */
  readonly body: string;
  /** The place of a field, or of the nearest thing above it that is there. */
  readonly placeOf: (path: readonly PropertyKey[]) => Required<Place>;
  /** Whether its letters are in order: what else is wrong with a text follows from them. */
  readonly isLegible: boolean;
  /** What stands on a line of the file. */
  readonly rowOf: (line: number) => string;
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
  const source = text.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  const rows = source.split('\n');
  const typing = adviceOn(source, forbiddenSigns);
  // The line --- before a head is YAML, too; the one behind it would start another document.
  const [frontMatter, head] = file.endsWith('.md')
    ? (/^(---[ \t]*\n[^]*?^)---[ \t]*(?:\n|$)/m.exec(source) ?? [])
    : [source, source];
  const lines = new LineCounter();
  const yaml = parseDocument(head ?? '', { lineCounter: lines, prettyErrors: false });
  const fieldsFile: FieldsFile<z.infer<Schema>> = {
    file,
    schema,
    body: fillFacts(
      (frontMatter ?? '').replace(/[^\n]/g, '') + source.slice(frontMatter?.length),
      facts,
    ),
    placeOf: (path) => ({
      file,
      line: lines.linePos(offsetOf(yaml, path)).line,
      field: path.map(String).join('.'),
    }),
    isLegible: typing.length === 0,
    rowOf: (line) => rows[line - 1] ?? '',
  };
  const noHead =
    'has no front matter\nStart with a line ---, the fields, each on a line of its own, and a line ---';
  const textErrors =
    typing.length > 0
      ? typing
      : head === undefined || !source.startsWith(head)
        ? [[1, noHead] as const]
        : findSyntaxErrors(yaml, head);
  for (const [line, advice] of textErrors) errors.add({ file, line }, advice);
  if (textErrors.length > 0) return fieldsFile;
  const values: unknown = fillFacts(yaml.toJS() ?? {}, facts);
  const { data, error } = schema.safeParse(values, { reportInput: true });
  const result = { ...fieldsFile, values, data };
  for (const issue of error?.issues ?? []) addIssue(result, issue, errors);
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
  { schema, placeOf }: FieldsFile,
  issue: z.core.$ZodIssue,
  errors: ContentErrors,
): void {
  const { path, input, message } = issue;
  const field = schemaAt(schema, path);
  if (issue.code === 'unrecognized_keys') {
    const allowedFields = fieldNames(field);
    for (const key of issue.keys) {
      const fix = suggestName(key, allowedFields, `The fields are ${allowedFields.join(', ')}`);
      errors.add(placeOf([...path, key]), `is no field here\n${fix}`);
    }
    return;
  }
  const help = field && descriptionOf(field);
  const label = `${String(path.at(-1))}${help && `: ${help}`}`;
  const advice =
    input === undefined
      ? `is missing\nAdd ${label}`
      : input === null
        ? `is empty\nWrite ${label}`
        : issue.code === 'invalid_value'
          ? adviseOnChoice(String(input), issue.values.map(String))
          : message;
  errors.add(placeOf(path), advice);
}

const adviseOnChoice = (typed: string, choices: readonly string[]) =>
  `“${typed}” is none of the choices\n${suggestName(typed, choices, `Write one of ${choices.join(', ')}`)}`;
