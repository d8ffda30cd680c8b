import {
  isAlias,
  isNode,
  isScalar,
  visit,
  type Document,
  type LineCounter,
  type Scalar,
} from 'yaml';
import type { ErrorText } from './error';
import { matchPatterns, shorten, type LineError, type Pattern } from './patterns';

/** What no file may hold, whatever it is. */
export const forbiddenSigns: readonly Pattern[] = [
  [
    /^<{7}[^]*?^>{7}.*|^(<{7}|>{7})( .*)?$/m,
    'holds two versions that were to be merged: $&\nKeep one of the two, and take out the lines <<<<<<<, ======= and >>>>>>>',
  ],
  [
    // Another encoding than UTF-8, control characters, and those that turn what follows.
    /.{0,30}(\uFFFD|[\0-\x08\x0B\x0C\x0E-\x1F\u202A-\u202E]|[ÃÂ][\u0080-\u00BF]|â€).{0,30}/,
    'holds broken letters: “$&”\nSave the file as UTF-8 and type them again',
  ],
  [
    /[^\n\u0085\u2028\u2029]{0,30}(?=[\u0085\u2028\u2029])/,
    'holds a character that cannot be seen, behind “$&”\nDelete what stands between that word and the next, and type the space again',
  ],
];

/** What visitors would see a box for; what else is wrong with the file is told with it. */
export const fontSigns: readonly Pattern[] = [
  [
    /(^.*[\uE000-\uF8FF].*\n?)+/m,
    'holds a sign that only a font for signs has, such as Wingdings: “$&”\nType it anew; points of a list start with a hyphen and a space: - One point',
  ],
];

/** What makes the parser stumble over the lines below, which need no message then. */
const misleadingSigns: readonly Pattern[] = [
  [
    /(?<=(?<![^])(?:---.*\n|[ \t]*(?:#.*)?\n)*) +\S.*(?=\n[^]*^[\w-]+:)/m,
    'is indented, as the fields below are not: $&\nStart each field where its neighbours start',
  ],
  [
    /^\s*(- )?([\w-]+:\s+)?(\[[^\]\n]*|\{[ \t]*)(?=\n\s*[\w-]+:(\s|$)|\s*$(?![^]))/m,
    'the bracket has no counterpart on its line: $&\nAdd it where the list ends, or write each field on a line of its own',
  ],
  [/^ *\t/gm, 'is indented by a tab\nUse two spaces for each step'],
  [
    /^\s*(- )?([\w-]+:\s+)?("[^"\n]*|'[^'\n]*)(?=\n\s*(- |[\w-]+:(\s|$))|\s*$(?![^]))/m,
    'the quotation mark has no end on its line: $&\nAdd it where the text ends; inside the text write curly ones',
  ],
];

const unquoted =
  'cannot be read, because of a quotation mark, a colon or the first sign of the text\nPut the whole text between quotation marks, and write curly ones (“ ” ’) inside it';

/** What keeps the parser from reading a row, in words for somebody who does not know YAML. */
const rowPatterns: readonly Pattern[] = [
  [/^\s*(- )?[\w-]+:\S/, 'cannot be read: a space is missing behind the colon\nWrite one'],
  [
    /^\s*(- )?([\w-]+:\s+)?((["']).*\4.+|[{[*&!%@`>|])|^\s*(- )?[\w-]+:\s+(- |[^'"].*:(\s|$))/,
    unquoted,
  ],
];

/** What the parser calls by a code of its own. */
const errorsByCode: Readonly<Record<string, ErrorText>> = {
  DUPLICATE_KEY: 'the same field stands here twice\nTake one of the two out',
  MULTIPLE_DOCS: 'starts a second part of the file\nTake the line out',
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
  const rows = source.split('\n');
  const errorByLine = new Map<number, ErrorText>();
  const rowAt = (offset: number) => rows[lines.linePos(offset).line - 1] ?? '';
  const add = (offset: number, errorText: ErrorText, row = `: ${shorten(rowAt(offset))}`) => {
    const { line } = lines.linePos(offset);
    if (!errorByLine.has(line))
      errorByLine.set(
        line,
        errorText.replace('\n', () => `${row}\n`),
      );
  };
  // An unknown tag, such as !important, is only a warning, and its word would be lost.
  for (const { code, pos } of [...yaml.errors, ...yaml.warnings]) {
    const [known] = matchPatterns(rowAt(pos[0]), rowPatterns);
    const errorText = errorsByCode[code] ?? known?.errorText;
    if (errorText === undefined) {
      // Where one row is out of line, so is what follows.
      if (errorByLine.size === 0) add(pos[0], outOfLine);
      break;
    }
    add(pos[0], errorText);
  }
  /** Whether the comment of a field stands behind its text; one below belongs to the next field. */
  const isOnItsLine = ({ range, comment = '' }: Scalar) =>
    !source.slice(range?.[1], source.indexOf(`#${comment}`, range?.[1])).includes('\n');
  visit(yaml, (_, node) => {
    if (!isNode(node) || !node.range) return;
    const [start] = node.range;
    if (isAlias(node) || node.anchor !== undefined) add(start, unquoted);
    else if (isScalar(node) && node.comment && isOnItsLine(node)) {
      const comment = shorten(`#${node.comment}`);
      const fix = 'Put the whole text between quotation marks, or the comment on a line of its own';
      const message = `“${comment}” would not be shown: # behind a space starts a comment`;
      add(start, `${message}\n${fix}`, '');
    }
  });
  return [...errorByLine].map(([line, errorText]) => ({ line, errorText }));
}
