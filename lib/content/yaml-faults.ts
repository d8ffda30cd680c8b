import { isScalar, visit, type Document, type Node } from 'yaml';
import type { Fault } from './error';

/** A fault by where it is in the source; it is told with the line that it stands on. */
type FaultAt = readonly [offset: number, fault: (row: string) => Fault];

/** All that keeps a text of YAML from saying what its author meant. */
export function yamlFaults(yaml: Document.Parsed, source: string): readonly FaultAt[] {
  const open = yaml.errors.length > 0 ? openQuotation(yaml, source) : undefined;
  if (open !== undefined) return [[open, unclosed]];
  return [
    // An unknown tag, such as !important, is only a warning, and its word would be lost.
    ...[...yaml.errors, ...yaml.warnings].map(({ code, pos: [offset], message }): FaultAt => [
      offset,
      (row) => syntaxFault(code, message, row),
    ]),
    ...lostWords(yaml, source),
  ];
}

const unclosed = (row: string): Fault => ({
  message: `the quotation mark has no end on its line: ${shortened(row)}`,
  fix: 'Add it where the text ends; inside the text write curly ones',
});

const shortened = (row: string) => row.trim().slice(0, 80);

/** Where a text between quotation marks starts that runs on into the fields below it. */
function openQuotation(yaml: Document.Parsed, source: string): number | undefined {
  let open: number | undefined;
  visit(yaml, {
    Scalar: (_, { type, range }) => {
      const isOpen = /\n\s*(- )?[\w-]+:(\s|$)/.test(source.slice(range?.[0], range?.[1]));
      if (!type?.startsWith('QUOTE') || !isOpen) return undefined;
      open = range?.[0];
      return visit.BREAK;
    },
  });
  return open;
}

/** Words that YAML takes for signs of its own, and would leave out. */
function lostWords(yaml: Document.Parsed, source: string): readonly FaultAt[] {
  const lost: FaultAt[] = [];
  const look = (node: Node) => {
    const [start = 0, end = 0, last = end] = node.range ?? [];
    const isAlias = 'source' in node && !isScalar(node);
    if (isAlias || ('anchor' in node && node.anchor)) {
      lost.push([start, startsWithSign]);
    }
    const comment = /^[ \t]+(#.*)/.exec(source.slice(end, last))?.[1];
    if (!isScalar(node) || node.value === null || comment === undefined) return;
    lost.push([
      start,
      () => ({
        message: `“${shortened(comment)}” would not be shown: # behind a space starts a comment`,
        fix: 'Put the whole text between quotation marks, or the comment on a line of its own',
      }),
    ]);
  };
  visit(yaml, { Node: (_, node) => look(node) });
  return lost;
}

const startsWithSign = (row: string): Fault => ({
  message: `cannot be read, because of the sign that the text starts with: ${shortened(row)}`,
  fix: 'Put the whole text between quotation marks',
});

/** A fault of YAML in words for somebody who does not know it. */
function syntaxFault(code: string, message: string, row: string): Fault {
  const shown = shortened(row);
  const [, text = ''] = /^\s*(?:- )?[\w-]+:\s+(.*)/.exec(row) ?? [];
  const told = (what: string, fix: string): Fault => ({ message: `${what}: ${shown}`, fix });
  if (code === 'DUPLICATE_KEY') {
    return told('the same field stands here twice', 'Take one of the two out');
  }
  if (/^'[^']*\p{L}'\p{L}/u.test(text)) {
    return told(
      'cannot be read: the text ends at its apostrophe',
      'Write a curly apostrophe (’) in words, or put the text between double quotation marks',
    );
  }
  if (/^(".*".*"|'.*'.*')/.test(text)) {
    const what = 'cannot be read, because of the quotation marks inside the text';
    return told(what, 'Write curly ones (“ ”) inside the text');
  }
  if (message.startsWith('Missing closing')) return unclosed(row);
  if (code === 'TAB_AS_INDENT' || /^ *\t/.test(row)) {
    return { message: 'is indented by a tab', fix: 'Use two spaces for each step' };
  }
  if (/^([{[*&!%@`>|]|- )/.test(text || shown)) return startsWithSign(row);
  if (/^[^'"].*:(\s|$)/.test(text)) {
    const what = 'cannot be read, because of a colon inside the text';
    return told(what, 'Put the whole text between quotation marks');
  }
  if (/^\s*(- )?[\w-]+:\S/.test(row)) {
    return told('cannot be read: a space is missing behind the colon', 'Write one');
  }
  const fix = 'Write each field as “name: text”, indented as its neighbours are';
  return told(`cannot be read (${message.split('\n')[0]})`, fix);
}
