import {
  isAlias,
  isNode,
  isScalar,
  visit,
  type Document,
  type LineCounter,
  type Scalar,
} from 'yaml';
import type { ErrorMessage } from '@/lib/base/error';
import { matchPatterns, shorten, type LineError, type Pattern } from './patterns';

/** Characters that no file may hold. */
export const forbiddenSigns: readonly Pattern[] = [
  [
    /^<{7}[^]*?^>{7}.*|^(<{7}|>{7})( .*)?$/m,
    'holds two versions that were to be merged: $&\nKeep one of the two, and take out the lines <<<<<<<, ======= and >>>>>>>',
  ],
  [
    // Another encoding than UTF-8, control characters, and those that turn what follows.
    /.{0,30}(\uFFFD|[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u202A-\u202E]|[ÃÂ][\u0080-\u00BF]|â€).{0,30}/,
    'holds broken letters: “$&”\nSave the file as UTF-8 and type them again',
  ],
];

/** Errors after which the parser misreads the lines below, so that messages about those are dropped. */
const misleadingSigns: readonly Pattern[] = [
  [
    /^\s*(- )?([\w-]+:\s+)?(\[[^\]\n]*|\{[ \t]*)(?=\n\s*[\w-]+:(\s|$)|\s*$(?![^]))/m,
    'the bracket has no counterpart on its line: $&\nAdd it where the list ends, or write each field on a line of its own',
  ],
  [
    /^\s*(- )?([\w-]+:\s+)?("[^"\n]*|'[^'\n]*)(?=\n\s*(- |[\w-]+:(\s|$))|\s*$(?![^]))/m,
    'the quotation mark has no end on its line: $&\nAdd it where the text ends; inside the text write curly ones',
  ],
];

const unquoted =
  'cannot be read, because of a quotation mark, a colon or the first sign of the text\nPut the whole text between quotation marks, and write curly ones (“ ” ’) inside it';

/** A row that is read once its text stands between quotation marks. */
const unquotedRow =
  /^\s*(- )?([\w-]+:\s+)?((["']).*\4.+|[{[*&!%@`>|])|^\s*(- )?[\w-]+:\s+(- |[^'"].*:(\s|$))/;

/** Messages for the parser's error codes. */
const errorsByCode: Readonly<Record<string, ErrorMessage>> = {
  DUPLICATE_KEY: 'the same field stands here twice\nTake one of the two out',
  MULTIPLE_DOCS: 'starts a second part of the file\nTake the line out',
  TAB_AS_INDENT: 'is indented by a tab\nUse two spaces for each step',
};

const outOfLine =
  'cannot be read\nStart each field where its neighbours start, as “name: text”; indent a text that goes on';

/** All that keeps a text of YAML from saying what its author meant, once a line. */
export function findSyntaxErrors(
  yaml: Document.Parsed,
  source: string,
  lines: LineCounter,
): readonly LineError[] {
  const misleading = yaml.errors.length > 0 ? matchPatterns(source, misleadingSigns) : [];
  if (misleading.length > 0) return misleading;
  const errorByLine = new Map<number, ErrorMessage>();
  const add = (offset: number, errorText: ErrorMessage) => {
    const { line } = lines.linePos(offset);
    if (!errorByLine.has(line)) errorByLine.set(line, errorText);
  };
  const rowAt = (offset: number) => source.split('\n')[lines.linePos(offset).line - 1] ?? '';
  const addRow = (offset: number, errorText: ErrorMessage) =>
    add(
      offset,
      errorText.replace('\n', () => `: ${shorten(rowAt(offset))}\n`),
    );
  // An unknown tag, such as !important, is only a warning, and its word would be lost.
  for (const { code, pos } of [...yaml.errors, ...yaml.warnings]) {
    const errorText =
      errorsByCode[code] ?? (unquotedRow.test(rowAt(pos[0])) ? unquoted : undefined);
    // Where one row is out of line, so is what follows.
    if (errorText !== undefined || errorByLine.size === 0) addRow(pos[0], errorText ?? outOfLine);
    if (errorText === undefined) break;
  }
  /** Whether the comment of a field stands behind its text; one below belongs to the next field. */
  const isOnItsLine = ({ range, comment = '' }: Scalar) =>
    !source.slice(range?.[1], source.indexOf(`#${comment}`, range?.[1])).includes('\n');
  visit(yaml, (_, node) => {
    if (!isNode(node) || !node.range) return;
    const [start] = node.range;
    if (isAlias(node) || node.anchor !== undefined) addRow(start, unquoted);
    else if (isScalar(node) && node.comment && isOnItsLine(node)) {
      const comment = shorten(`#${node.comment}`);
      const message = `“${comment}” would not be shown: # behind a space starts a comment`;
      const fix = 'Put the whole text between quotation marks, or the comment on a line of its own';
      add(start, `${message}\n${fix}`);
    }
  });
  return [...errorByLine].map(([line, errorText]) => ({ line, errorText }));
}
