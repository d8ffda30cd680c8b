import { isScalar, visit, type Document, type Node } from 'yaml';
import type { Advice } from './error';
import { adviceOn, shorten, type LineAdvice, type Pattern } from './patterns';

/** What no row of a file may hold, whatever the file is. */
const forbiddenSigns: readonly Pattern[] = [
  [
    /^(<{7}|>{7})( .*)?$/,
    'holds two versions that were to be merged: $&\nKeep one of the two, and take out the lines <<<<<<<, ======= and >>>>>>>',
  ],
  [
    // Another encoding than UTF-8, control characters, and those that turn what follows.
    /.{0,30}(\uFFFD|[\0-\x08\x0B\x0C\x0E-\x1F\u202A-\u202E]|[ÃÂ][\u0080-\u00BF]|â€).{0,30}/,
    'holds broken letters: “$&”\nSave the file as UTF-8 and type them again',
  ],
  [
    /[^\u0085\u2028\u2029]{0,30}(?=[\u0085\u2028\u2029])/,
    'holds a character that cannot be seen, behind “$&”\nDelete what stands between that word and the next, and type the space again',
  ],
];

const indentation: readonly Pattern[] = [
  [
    /^[ \t]*[\u00a0\u2000-\u200b\u202f\u3000]/,
    'is indented by spaces that do not break, as copied text has them\nDelete them and type two spaces for each step',
  ],
  [/^ *\t/, 'is indented by a tab\nUse two spaces for each step'],
];

const openQuote =
  'the quotation mark has no end on its line\nAdd it where the text ends; inside the text write curly ones';
const duplicateField = 'the same field stands here twice\nTake one of the two out';
const unquotedSign =
  'cannot be read, because of the sign that the text starts with\nPut the whole text between quotation marks';

/** What keeps the parser from reading a row, in words for somebody who does not know YAML. */
const syntaxPatterns: readonly Pattern[] = [
  [
    /^\s*(- )?([\w-]+:\s+)'[^']*\p{L}'\p{L}/u,
    'cannot be read: the text ends at its apostrophe\nWrite a curly apostrophe (’) in words, or put the text between double quotation marks',
  ],
  [
    /^\s*(- )?([\w-]+:\s+)(".*".*"|'.*'.*')/,
    'cannot be read, because of the quotation marks inside the text\nWrite curly ones (“ ”) inside the text',
  ],
  [/^\s*(- )?([\w-]+:\s+)?("[^"]*|'[^']*)$/, openQuote],
  [/^\s*(- )?([\w-]+:\s+)?[{[*&!%@`>|]|^\s*(- )?[\w-]+:\s+- /, unquotedSign],
  [
    /^\s*(- )?[\w-]+:\s+[^'"].*:(\s|$)/,
    'cannot be read, because of a colon inside the text\nPut the whole text between quotation marks',
  ],
  [/^\s*(- )?[\w-]+:\S/, 'cannot be read: a space is missing behind the colon\nWrite one'],
];

/** What is wrong with the characters of a file, by line, whatever it holds. */
export function findTypingErrors(rows: readonly string[]): readonly LineAdvice[] {
  const hasStart = rows.some((row) => row.startsWith('<<<<<<<'));
  return rows.flatMap((row, index) =>
    // A conflict is told once, where both versions begin.
    adviceOn(hasStart && row.startsWith('>>>>>>>') ? '' : row, forbiddenSigns)
      .slice(0, 1)
      .map(([, advice]): LineAdvice => [index + 1, advice]),
  );
}

/** All that keeps a text of YAML from saying what its author meant, once a line. */
export function findSyntaxErrors(yaml: Document.Parsed, source: string): readonly LineAdvice[] {
  const rows = source.split('\n');
  const isBroken = yaml.errors.length > 0;
  // What the parser says of the lines below them follows from these.
  const indented = rows.flatMap((row, index) =>
    adviceOn(row, isBroken ? indentation : indentation.slice(0, 1)).map(
      ([, advice]): LineAdvice => [index + 1, advice],
    ),
  );
  if (indented.length > 0) return indented;
  const adviceByLine = new Map<number, Advice>();
  const add = (offset: number, adviseOn: (row: string) => Advice) => {
    const line = source.slice(0, offset).split('\n').length;
    const row = rows[line - 1] ?? '';
    if (!adviceByLine.has(line)) adviceByLine.set(line, adviseOn(row));
  };
  const open = isBroken ? findOpenQuotation(yaml, source) : undefined;
  if (open !== undefined) {
    add(open, (row) => quoting(openQuote, row));
    return [...adviceByLine];
  }
  // An unknown tag, such as !important, is only a warning, and its word would be lost.
  for (const { code, pos, message } of [...yaml.errors, ...yaml.warnings]) {
    const isDouble = code === 'DUPLICATE_KEY';
    const unknown = `cannot be read (${message.split('\n')[0]})\nWrite each field as “name: text”, indented as its neighbours are`;
    add(pos[0], (row) =>
      quoting(isDouble ? duplicateField : (adviceOn(row, syntaxPatterns)[0]?.[1] ?? unknown), row),
    );
  }
  for (const [offset, comment] of findLostWords(yaml, source)) {
    add(offset, (row) =>
      comment === undefined ? quoting(unquotedSign, row) : lostBehind(comment),
    );
  }
  return [...adviceByLine];
}

/** An advice with the row that it is about. */
const quoting = (advice: Advice, row: string) => advice.replace('\n', () => `: ${shorten(row)}\n`);

const lostBehind = (comment: string) =>
  `“${shorten(comment)}” would not be shown: # behind a space starts a comment\nPut the whole text between quotation marks, or the comment on a line of its own`;

/** Where a text between quotation marks starts that runs on into the fields below it. */
function findOpenQuotation(yaml: Document.Parsed, source: string): number | undefined {
  let start: number | undefined;
  visit(yaml, {
    Scalar: (_, { type, range }) => {
      const isOpen = /\n\s*(- )?[\w-]+:(\s|$)/.test(source.slice(range?.[0], range?.[1]));
      if (!type?.startsWith('QUOTE') || !isOpen) return undefined;
      start = range?.[0];
      return visit.BREAK;
    },
  });
  return start;
}

/** Words that YAML takes for signs of its own, or for a comment, and would leave out. */
function findLostWords(yaml: Document.Parsed, source: string) {
  const lostParts: (readonly [offset: number, comment?: string])[] = [];
  const visitNode = (node: Node) => {
    const [start = 0, end = 0, last = end] = node.range ?? [];
    const isAlias = 'source' in node && !isScalar(node);
    if (isAlias || ('anchor' in node && node.anchor)) lostParts.push([start]);
    const comment = /^[ \t]+(#.*)/.exec(source.slice(end, last))?.[1];
    if (isScalar(node) && node.value !== null && comment) lostParts.push([start, comment]);
  };
  visit(yaml, { Node: (_, node) => visitNode(node) });
  return lostParts;
}
