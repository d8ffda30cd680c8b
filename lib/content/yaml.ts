import { decodeString } from 'micromark-util-decode-string';
import { isMap, isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { normaliseSource } from './normalise-source';
import type { ErrorCollector, ErrorLocation } from '@/lib/base/error';
import { fillFacts, type FactValues } from './company-facts';
import { suggestName } from './nearest';
import { matchPatterns } from './patterns';
import { findField, listFieldNames, listValues, readHelp, type FieldValue } from './schema-fields';
import { findSyntaxErrors, forbiddenSigns } from './yaml-errors';

/** A text or number of a file, and where it stands. */
export type LocatedValue = FieldValue & {
  readonly file: string;
  readonly location: Required<ErrorLocation>;
};

/** A file of fields that is in order by itself. */
export type FieldsFile<Fields = unknown> = {
  readonly file: string;
  /** What it holds, as it is shown. */
  readonly data: Fields;
  readonly values: readonly LocatedValue[];
  /**
   * The text behind front matter, facts filled in: empty lines stand where that was, so that line
   * numbers are the file’s.
   */
  readonly body: string;
  /** The location of a field, or of the nearest thing above it that is there. */
  readonly locate: (path: readonly PropertyKey[]) => Required<ErrorLocation>;
};

/**
 * Reads a file of YAML 1.2, or the front matter of Markdown, and checks what it holds.
 * @param file its name: that of a Markdown file ends in .md
 * @param text what is in it
 * @param schema what its fields must be
 * @param errors takes what is wrong
 * @param facts what names in braces stand for: fields are checked as they are shown
 * @returns nothing when something is wrong
 */
export function readFields<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  errors: ErrorCollector,
  facts: FactValues = new Map(),
): FieldsFile<z.infer<Schema>> | undefined {
  const source = normaliseSource(text);
  // The line --- before front matter is YAML, too; the one behind it would start another document.
  const [block = '', frontMatter] = file.endsWith('.md')
    ? (/^(---[ \t]*\n(?:[^]*?\n)?)---[ \t]*(?:\n|$)/.exec(source) ?? [])
    : [source, source];
  const lines = new LineCounter();
  const yaml = parseDocument(frontMatter ?? '', { lineCounter: lines, prettyErrors: false });
  const locate = (path: readonly PropertyKey[]) => ({
    file,
    line: lines.linePos(offsetOf(yaml, path)).line,
    field: path.map(String).join('.'),
  });
  const noFrontMatter =
    'has no front matter\nStart with a line ---, the fields, each on a line of its own, and a line ---';
  const signs = matchPatterns(source, forbiddenSigns);
  const syntaxErrors =
    frontMatter === undefined
      ? [{ line: 1, errorText: noFrontMatter }]
      : findSyntaxErrors(yaml, frontMatter, lines);
  // Where letters are broken, all else follows from them.
  const textErrors = signs.length > 0 ? signs : syntaxErrors;
  for (const { line, errorText } of textErrors) errors.add({ file, line }, errorText);
  if (textErrors.length > 0) return undefined;
  const reviver = (_: unknown, value: unknown) =>
    typeof value === 'string' ? decodeEntities(fillFacts(value, facts)) : value;
  const { data, error } = schema.safeParse(yaml.toJS({ reviver }) ?? {}, { reportInput: true });
  for (const issue of error?.issues ?? []) addIssue(schema, locate, issue, errors);
  if (error) return undefined;
  const values = listValues(schema, data).map((value) => ({
    ...value,
    file,
    location: locate(value.path),
  }));
  const blank = block.replace(/[^\n]/g, '');
  const body = fillFacts(blank + source.slice(block.length), facts);
  return { file, data, values, body, locate };
}

/** A text with its names and numbers of characters, such as `&nbsp;`, read as Markdown reads them. */
const decodeEntities = (text: string) =>
  text.replace(/&(#\d+|#x[\da-f]+|\w+);/gi, (entity) => decodeString(entity));

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
  schema: z.ZodType,
  locate: FieldsFile['locate'],
  issue: z.core.$ZodIssue,
  errors: ErrorCollector,
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
