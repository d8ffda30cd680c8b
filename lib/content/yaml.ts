import { isMap, isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import type { Advice, ContentErrors, Place } from './error';
import { fillFacts, type FactValues } from './facts';
import { suggestName } from './nearest';
import { descriptionOf, fieldNames, schemaAt } from './schema-fields';
import { findSyntaxErrors, findTypingErrors } from './yaml-errors';

/** A file of fields as read. */
export type FieldsFile<Fields = unknown> = {
  readonly file: string;
  readonly schema: z.ZodType;
  /** What it holds, in order or not, as it is shown; nothing where it is no YAML. */
  readonly values?: unknown;
  /** The same, where all of it is in order. */
  readonly data?: Fields;
  /** The text behind a head: empty lines stand where that was, so that line numbers are the file’s. */
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
  const typing = findTypingErrors(rows);
  // The line --- before a head is YAML, too; the one behind it would start another document.
  const [frontMatter, head] = file.endsWith('.md')
    ? (/^(---[ \t]*\n[^]*?^)---[ \t]*(?:\n|$)/m.exec(source) ?? [])
    : [source, source];
  const lines = new LineCounter();
  const yaml = parseDocument(head ?? '', { lineCounter: lines, prettyErrors: false });
  const fieldsFile: FieldsFile<z.infer<Schema>> = {
    file,
    schema,
    body: (frontMatter ?? '').replace(/[^\n]/g, '') + source.slice(frontMatter?.length),
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
function addIssue(fieldsFile: FieldsFile, issue: z.core.$ZodIssue, errors: ContentErrors): void {
  const { schema, values, placeOf, rowOf } = fieldsFile;
  const { path, input } = issue;
  if (issue.code === 'unrecognized_keys') {
    const allowedFields = fieldNames(schemaAt(schema, path, values), input);
    for (const key of issue.keys) {
      const fix = suggestName(key, allowedFields, `The fields are ${allowedFields.join(', ')}`);
      errors.add(placeOf([...path, key]), `is no field here\n${fix}`);
    }
    return;
  }
  const place = placeOf(path);
  const key = String(path.at(-1));
  const field = schemaAt(schema, path, values);
  const help = field && descriptionOf(field);
  const fix = (verb: string) => (help ? `\n${verb} ${key}: ${help}` : `\n${verb} it`);
  if (input === undefined) errors.add(place, `is missing${fix('Add')}`);
  else if (input !== null) errors.add(place, ruleAdvice(issue, String(input)));
  else if (!rowOf(place.line).includes('#')) errors.add(place, `is empty${fix('Write')}`);
  else {
    const write = `Write the text, between quotation marks if it starts with #: ${key}: '#…'`;
    errors.add(place, `is empty: what follows # is a comment\n${write}`);
  }
}

/** What a schema says of a broken rule. */
function ruleAdvice(issue: z.core.$ZodIssue, typed: string): Advice {
  if (issue.code === 'invalid_value') {
    const choices = issue.values.map(String);
    const fix = suggestName(typed, choices, `Write one of ${choices.join(', ')}`);
    return `“${typed}” is none of the choices\n${fix}`;
  }
  // Of several ways to write a field, the rule that the schema put into words.
  const ways = issue.code === 'invalid_union' ? issue.errors.flat() : [];
  const firstIssue = ways.find(({ code }) => code === 'custom') ?? ways[0];
  const rule = firstIssue && issue.message === 'Invalid input' ? firstIssue : issue;
  return rule.message.replace(/^Invalid input: e/, 'e');
}
