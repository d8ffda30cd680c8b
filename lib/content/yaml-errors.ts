import { isScalar, visit, type Document, type Node } from 'yaml';
import type { Advice, ContentErrors } from './error';

const conflictMark = /^(<{7}|>{7})( |$)/;

/**
 * Signs of a text that was saved in another encoding than UTF-8, and characters that no page may
 * hold: control characters, and those that turn the direction of what follows.
 */
const garbled = /\uFFFD|[\0-\x08\x0B\x0C\x0E-\x1F\u202A-\u202E]|[ÃÂ][\u0080-\u00BF]|â€/;

/** What no editor shows, and what copied text holds. */
const invisible = /[\u0085\u2028\u2029]/;

/**
 * Adds what is wrong with the characters of a file, whatever it holds.
 * @returns whether something is: what it leads to is not worth telling
 */
export function addTypingErrors(
  file: string,
  rows: readonly string[],
  errors: ContentErrors,
): boolean {
  const rowErrors = rows.flatMap((row, index): readonly [number, Advice][] => {
    const advice = typingAdvice(row, rows);
    return advice ? [[index + 1, advice]] : [];
  });
  for (const [line, advice] of rowErrors) errors.add({ file, line }, advice);
  return rowErrors.length > 0;
}

function typingAdvice(row: string, rows: readonly string[]): Advice | undefined {
  if (conflictMark.test(row)) {
    // Told once, where both versions begin.
    if (!row.startsWith('<') && rows.some((other) => other.startsWith('<<<<<<<'))) return undefined;
    return {
      message: `holds two versions that were to be merged: ${shortened(row)}`,
      fix: 'Keep one of the two, and take out the lines <<<<<<<, ======= and >>>>>>>',
    };
  }
  if (garbled.test(row)) {
    const words = row.replaceAll(/[\0-\x1F\u202A-\u202E]/g, '\uFFFD').trim();
    return {
      message: `holds broken letters: “${words.slice(0, 80)}”`,
      fix: 'Save the file as UTF-8 and type them again',
    };
  }
  const [before] = row.split(invisible);
  if (before === row) return undefined;
  return {
    message: `holds a character that cannot be seen (U+${row
      .charCodeAt(before?.length ?? 0)
      .toString(16)
      .padStart(4, '0')}) behind “${(before ?? '').slice(-30).trim()}”`,
    fix: 'Delete what stands between that word and the next, and type the space again',
  };
}

/**
 * Adds all that keeps a text of YAML from saying what its author meant, once a line.
 * @returns whether there is something
 */
export function addSyntaxErrors(
  file: string,
  yaml: Document.Parsed,
  source: string,
  lineAt: (offset: number) => number,
  errors: ContentErrors,
): boolean {
  const rows = source.split('\n');
  const advice = new Map<number, Advice>();
  const add = (line: number, one: Advice) => advice.has(line) || advice.set(line, one);
  const isBroken = yaml.errors.length > 0;
  const open = isBroken ? openQuotation(yaml, source) : undefined;
  for (const [index, row] of rows.entries()) {
    // What the parser says of the lines below them follows from these.
    const indentation = /^[ \t\u00a0\u2000-\u200b\u202f\u3000]*/.exec(row)?.[0] ?? '';
    if (/[^ \t]/.test(indentation)) add(index + 1, noBreakIndentation);
    else if (isBroken && indentation.includes('\t')) add(index + 1, tabIndentation);
  }
  if (advice.size > 0) {
    // Told already.
  } else if (open !== undefined) {
    const line = lineAt(open);
    add(line, unclosed(rows[line - 1] ?? ''));
  } else {
    // An unknown tag, such as !important, is only a warning, and its word would be lost.
    for (const { code, pos, message } of [...yaml.errors, ...yaml.warnings]) {
      const line = lineAt(pos[0]);
      add(line, syntaxAdvice(code, message, rows[line - 1] ?? ''));
    }
    for (const [offset, comment] of lostWords(yaml, source)) {
      const line = lineAt(offset);
      add(line, comment === undefined ? startsWithSign(rows[line - 1] ?? '') : lostBehind(comment));
    }
  }
  for (const [line, one] of advice) errors.add({ file, line }, one);
  return advice.size > 0;
}

const shortened = (row: string) => row.trim().slice(0, 80);

const tabIndentation: Advice = {
  message: 'is indented by a tab',
  fix: 'Use two spaces for each step',
};
const noBreakIndentation: Advice = {
  message: 'is indented by spaces that do not break, as copied text has them',
  fix: 'Delete them and type two spaces for each step',
};
const unclosed = (row: string): Advice => ({
  message: `the quotation mark has no end on its line: ${shortened(row)}`,
  fix: 'Add it where the text ends; inside the text write curly ones',
});
const startsWithSign = (row: string): Advice => ({
  message: `cannot be read, because of the sign that the text starts with: ${shortened(row)}`,
  fix: 'Put the whole text between quotation marks',
});
const lostBehind = (comment: string): Advice => ({
  message: `“${shortened(comment)}” would not be shown: # behind a space starts a comment`,
  fix: 'Put the whole text between quotation marks, or the comment on a line of its own',
});

/** Where a text between quotation marks starts that runs on into the fields below it. */
function openQuotation(yaml: Document.Parsed, source: string): number | undefined {
  let openQuote: number | undefined;
  visit(yaml, {
    Scalar: (_, { type, range }) => {
      const isOpen = /\n\s*(- )?[\w-]+:(\s|$)/.test(source.slice(range?.[0], range?.[1]));
      if (!type?.startsWith('QUOTE') || !isOpen) return undefined;
      openQuote = range?.[0];
      return visit.BREAK;
    },
  });
  return openQuote;
}

/** Words that YAML takes for signs of its own, or for a comment, and would leave out. */
function lostWords(yaml: Document.Parsed, source: string) {
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

/** What the parser says of a line, in words for somebody who does not know YAML. */
function syntaxAdvice(code: string, message: string, row: string): Advice {
  const rowText = shortened(row);
  const [, text = ''] = /^\s*(?:- )?[\w-]+:\s+(.*)/.exec(row) ?? [];
  const advice = (what: string, fix: string): Advice => ({ message: `${what}: ${rowText}`, fix });
  if (code === 'DUPLICATE_KEY') {
    return advice('the same field stands here twice', 'Take one of the two out');
  }
  if (/^'[^']*\p{L}'\p{L}/u.test(text)) {
    return advice(
      'cannot be read: the text ends at its apostrophe',
      'Write a curly apostrophe (’) in words, or put the text between double quotation marks',
    );
  }
  if (/^(".*".*"|'.*'.*')/.test(text)) {
    const what = 'cannot be read, because of the quotation marks inside the text';
    return advice(what, 'Write curly ones (“ ”) inside the text');
  }
  if (message.startsWith('Missing closing')) return unclosed(row);
  if (/^([{[*&!%@`>|]|- )/.test(text || rowText)) return startsWithSign(row);
  if (/^[^'"].*:(\s|$)/.test(text)) {
    const what = 'cannot be read, because of a colon inside the text';
    return advice(what, 'Put the whole text between quotation marks');
  }
  if (/^\s*(- )?[\w-]+:\S/.test(row)) {
    return advice('cannot be read: a space is missing behind the colon', 'Write one');
  }
  const fix = 'Write each field as “name: text”, indented as its neighbours are';
  return advice(`cannot be read (${message.split('\n')[0]})`, fix);
}
