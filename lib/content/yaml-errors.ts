import { isScalar, visit, type Document } from 'yaml';
import type { Advice } from './error';
import { adviceOn, shorten, type LineAdvice, type Pattern } from './patterns';

/** What no file may hold, whatever it is. */
export const forbiddenSigns: readonly Pattern[] = [
  [
    /^(<{7}|>{7})( .*)?$/m,
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

/** All that keeps a text of YAML from saying what its author meant, once a line. */
export function findSyntaxErrors(yaml: Document.Parsed, source: string): readonly LineAdvice[] {
  const rows = source.split('\n');
  const isBroken = yaml.errors.length > 0;
  const indented = rows.flatMap((row, index) =>
    adviceOn(row, isBroken ? indentation : indentation.slice(0, 1)).map(
      ([, advice]): LineAdvice => [index + 1, advice],
    ),
  );
  // What the parser says of the lines below them follows from these.
  if (indented.length > 0) return indented;
  const open = isBroken ? findOpenQuotations(yaml, source) : [];
  const adviceByLine = new Map<number, Advice>();
  for (const [offset, advise] of open.length > 0 ? open : findMisreadings(yaml)) {
    const line = source.slice(0, offset).split('\n').length;
    if (!adviceByLine.has(line)) adviceByLine.set(line, advise(rows[line - 1] ?? ''));
  }
  return [...adviceByLine];
}

/** Where something is wrong, and what, by the row that it stands on. */
type RowAdvice = readonly [offset: number, advise: (row: string) => Advice];

const quoting = (advice: Advice) => (row: string) =>
  advice.replace('\n', () => `: ${shorten(row)}\n`);

/** Texts between quotation marks that run on into the fields below them. */
function findOpenQuotations(yaml: Document.Parsed, source: string): readonly RowAdvice[] {
  const quotations: RowAdvice[] = [];
  visit(yaml, {
    Scalar: (_, { type, range }) => {
      const isOpen = /\n\s*(- )?[\w-]+:(\s|$)/.test(source.slice(range?.[0], range?.[1]));
      if (range && type?.startsWith('QUOTE') && isOpen)
        quotations.push([range[0], quoting(openQuote)]);
    },
  });
  // The end of the first is taken for the start of another.
  return quotations.slice(0, 1);
}

/** What the parser finds, and words that it takes for signs of its own, or for a comment. */
function findMisreadings(yaml: Document.Parsed): readonly RowAdvice[] {
  // Where one field is out of line, so are those below it.
  const firstIndent = yaml.errors.find(({ code }) => code === 'BAD_INDENT');
  const errors = yaml.errors.filter(
    (error) => error.code !== 'BAD_INDENT' || error === firstIndent,
  );
  // An unknown tag, such as !important, is only a warning, and its word would be lost.
  const misreadings = [...errors, ...yaml.warnings].map(({ code, pos, message }): RowAdvice => {
    const unknown = `cannot be read (${message.split('\n')[0]})\nWrite each field as “name: text”, indented as its neighbours are`;
    const adviceOf = (row: string) => adviceOn(row, syntaxPatterns)[0]?.[1] ?? unknown;
    const isDouble = code === 'DUPLICATE_KEY';
    return [pos[0], (row) => quoting(isDouble ? duplicateField : adviceOf(row))(row)];
  });
  visit(yaml, {
    Node: (_, node) => {
      const [start = 0] = node.range ?? [];
      const isAlias = 'source' in node && !isScalar(node);
      if (isAlias || ('anchor' in node && node.anchor))
        misreadings.push([start, quoting(unquotedSign)]);
      if (!isScalar(node) || !node.comment) return;
      const comment = shorten(`#${node.comment}`);
      const advice = `“${comment}” would not be shown: # behind a space starts a comment\nPut the whole text between quotation marks, or the comment on a line of its own`;
      misreadings.push([start, () => advice]);
    },
  });
  return misreadings;
}
