import { isMap, isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { type ContentErrors, type Advice, type Place } from './error';
import { fillFacts, type FactValues } from './facts';
import { suggestName } from './nearest';
import { descriptionOf, fieldNames, schemaAt } from './schema-fields';
import { addSyntaxErrors, addTypingErrors } from './yaml-errors';

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
  readonly at: (path: readonly PropertyKey[]) => Required<Place>;
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
  // The line --- before a head is YAML, too; the one behind it would start another document.
  const [frontMatter, head] = file.endsWith('.md')
    ? (/^(---[ \t]*\n[\s\S]*?^)---[ \t]*(?:\n|$)/m.exec(source) ?? [])
    : [source, source];
  const lines = new LineCounter();
  const yaml = parseDocument(head ?? '', { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const read: FieldsFile<z.infer<Schema>> = {
    file,
    schema,
    body: (frontMatter ?? '').replace(/[^\n]/g, '') + source.slice(frontMatter?.length),
    at: (path) => ({ file, line: lineAt(offsetOf(yaml, path)), field: path.map(String).join('.') }),
    rowOf: (line) => rows[line - 1] ?? '',
  };
  if (addTypingErrors(file, rows, errors)) return read;
  if (head === undefined || !source.startsWith(head)) {
    const fix = 'Start with a line ---, the fields, each on a line of its own, and a line ---';
    errors.add({ file, line: 1 }, { message: 'has no front matter', fix });
    return read;
  }
  if (addSyntaxErrors(file, yaml, head, lineAt, errors)) return read;
  const values: unknown = fillFacts(yaml.toJS() ?? {}, facts);
  const { data, error } = schema.safeParse(values, { reportInput: true });
  const result = { ...read, values, data };
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
function addIssue(read: FieldsFile, issue: z.core.$ZodIssue, errors: ContentErrors): void {
  const { schema, values, at, rowOf } = read;
  const { path, input } = issue;
  if (issue.code === 'unrecognized_keys') {
    const fieldsHere = fieldNames(schemaAt(schema, path, values), input);
    for (const key of issue.keys) {
      const fix = suggestName(key, fieldsHere, `The fields are ${fieldsHere.join(', ')}`);
      errors.add(at([...path, key]), { message: 'is no field here', fix });
    }
    return;
  }
  const place = at(path);
  if (input !== undefined && input !== null) return errors.add(place, ruleAdvice(issue));
  const key = String(path.at(-1));
  const field = schemaAt(schema, path, values);
  const fieldHelp = field && `${key}: ${descriptionOf(field)}`;
  if (input === undefined) {
    return errors.add(place, { message: 'is missing', fix: fieldHelp && `Add ${fieldHelp}` });
  }
  const isComment = rowOf(place.line).includes('#');
  errors.add(
    place,
    isComment
      ? {
          message: 'is empty: what follows # is a comment',
          fix: `Write the text, between quotation marks if it starts with #: ${key}: '#…'`,
        }
      : { message: 'is empty', fix: fieldHelp && `Write ${fieldHelp}` },
  );
}

/** A broken rule in words: what is wrong, and what to write. */
function ruleAdvice(issue: z.core.$ZodIssue): Advice {
  // Of several ways to write a field, the rule that the schema put into words.
  const ways = issue.code === 'invalid_union' ? issue.errors.flat() : [];
  const firstIssue = ways.find(({ code }) => code === 'custom') ?? ways[0];
  const rule = firstIssue && issue.message === 'Invalid input' ? firstIssue : issue;
  const [message = '', fix] = rule.message.split('\n');
  return { message: message.replace(/^Invalid input: e/, 'e'), fix };
}
