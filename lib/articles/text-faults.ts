import type {
  Definition,
  FootnoteDefinition,
  FootnoteReference,
  Nodes,
  Parents,
  Root,
} from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { headingsOf } from './headings';
import { lineOf, parseMarkdown, textParts, usageOf, isTextPart, type TextFault } from './markdown';

/** A link or a picture of a text: its address, its words and its line. */
export type TextReference = {
  readonly kind: 'link' | 'picture';
  readonly address: string;
  readonly line: number;
};

/** What a text refers to, and what is wrong with the text itself. */
export type TextReport = {
  readonly faults: readonly TextFault[];
  readonly references: readonly TextReference[];
  /** The ids that links may name. */
  readonly ids: ReadonlySet<string>;
};

/**
 * Reads a text for what its author would not want on the page. Whether the addresses in it lead
 * anywhere is for others to say.
 * @param body Markdown on the lines of its file
 */
export function textReport(body: string): TextReport {
  const { tree, faults } = parseMarkdown(body);
  const lines = body.split('\n');
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    definitions.set(node.identifier, node);
  });
  const references: TextReference[] = [];
  const fault = (node: Nodes, reason: string, remedy?: string) =>
    faults.push({ line: lineOf(node), reason, remedy });

  visit(tree, (node, _, parent) => {
    switch (node.type) {
      case 'html':
        faults.push(htmlFault(node.value, lineOf(node)));
        break;
      case 'text': {
        // As it was typed, without escapes resolved.
        const typed = body.slice(node.position?.start.offset, node.position?.end.offset);
        faults.push(...wordFaults(typed, lineOf(node)));
        break;
      }
      case 'link':
      case 'linkReference': {
        const target = node.type === 'link' ? node : definitions.get(node.identifier);
        const address = target?.url ?? '';
        references.push({ kind: 'link', address, line: lineOf(node) });
        if (toString(node).trim() === '') fault(node, `the link to “${address}” has no words`);
        break;
      }
      case 'image':
      case 'imageReference': {
        const target = node.type === 'image' ? node : definitions.get(node.identifier);
        const address = target?.url ?? '';
        references.push({ kind: 'picture', address, line: lineOf(node) });
        if (!node.alt?.trim()) {
          const remedy = `write what it shows between the brackets: ![Three people at a shelf](${address})`;
          fault(node, `the picture “${address}” has no alternate text`, remedy);
        }
        if (parent?.type === 'heading') fault(node, 'a picture stands in a heading');
        break;
      }
      case 'paragraph':
        if (
          /^\s*(import\s[^\n]*\sfrom\s*['"]|export\s+(const|let|default|function)\b)/.test(
            toString(node),
          )
        ) {
          fault(node, 'code is not run here', 'take the import or export out');
        }
        break;
      case 'table': {
        const columns = node.align?.length ?? 0;
        for (const row of node.children.filter(({ children }) => children.length > columns)) {
          const reason = `the row has ${row.children.length} cells, and the table ${columns} columns`;
          fault(
            row,
            reason,
            'the last would not be shown: put a backslash before a | that is meant',
          );
        }
        break;
      }
      case 'code': {
        const last = lines[(node.position?.end.line ?? 1) - 1] ?? '';
        const fence = /^\s*(`{3,}|~{3,})/.exec(lines[lineOf(node) - 1] ?? '')?.[1];
        if (fence !== undefined && !last.trim().startsWith(fence)) {
          fault(node, `the code that starts here has no end`, `close it with a line ${fence}`);
        }
        break;
      }
      default:
    }
  });
  faults.push(...headingFaults(tree), ...noteFaults(tree), ...depthFaults(tree));
  const ids = new Set(headingsOf(tree).map(({ id }) => id));
  return { faults: faults.sort((a, b) => a.line - b.line), references, ids };
}

function htmlFault(tag: string, line: number): TextFault {
  const name = /^<\/?([A-Za-z][\w.-]*)/.exec(tag)?.[1];
  const known = Object.keys(textParts).filter(isTextPart).map(usageOf).join(', ');
  const shown = tag.length > 60 ? `${tag.slice(0, 60)}…` : tag;
  if (name === undefined) {
    return { line, reason: `“${shown}” is not shown`, remedy: 'take the comment out' };
  }
  if (isTextPart(name)) {
    return { line, reason: `“${shown}” cannot be read`, remedy: `write ${usageOf(name)}` };
  }
  return /^[A-Z]/.test(name)
    ? { line, reason: `there is no component <${name}>`, remedy: `there are ${known}` }
    : {
        line,
        reason: `“${shown}” is HTML, which is not shown`,
        remedy: 'write Markdown, or put a backslash before the <',
      };
}

/** What typed words show of Markdown that was meant and is none. */
function wordFaults(source: string, line: number): TextFault[] {
  const patterns: readonly (readonly [RegExp, string, string])[] = [
    [
      /(?<!\\)\{[^{}]*\}/,
      'would be code, which is not run here',
      'write the words themselves, or put a backslash before the {',
    ],
    [
      /\]\([^()]*\s[^()]*\)|\]\(\s*$/,
      'looks like a link and is none: the address holds a space',
      'write %20 for each space',
    ],
    [/(?<!\\)\[\^[^\]\s]+\]/, 'names a note that is not there', 'add it below: [^name]: The note.'],
    [
      /(?<!\\)\[[^\][]+\]\[[^\][]*\]/,
      'names an address that is not there',
      'write [words](address)',
    ],
    [
      /^[ \t]*\|.*\|[ \t]*\n[ \t]*\|[ \t]*:?-+.*$/m,
      'looks like a table and is none: its first two lines have different numbers of columns',
      'write as many --- as there are columns',
    ],
    [
      /<!--|<\/?[A-Z][a-z]\w*/,
      'is not complete',
      'close it with >, or put a backslash before the <',
    ],
  ];
  return patterns.flatMap(([pattern, reason, remedy]) => {
    const match = pattern.exec(source);
    if (match === null) return [];
    const offset = source.slice(0, match.index).split('\n').length - 1;
    return [
      {
        line: line + offset,
        reason: `“${match[0].replace(/\s+/g, ' ').trim()}” ${reason}`,
        remedy,
      },
    ];
  });
}

function headingFaults(tree: Root): TextFault[] {
  let above = 1;
  return headingsOf(tree).flatMap(({ node, title }) => {
    const line = lineOf(node);
    const { depth } = node;
    const allowed = above + 1;
    above = Math.max(depth, 2);
    const hashes = (level: number) => '#'.repeat(level);
    if (title.trim() === '') return [{ line, reason: 'the heading has no words' }];
    if (depth === 1) {
      const reason = 'a heading with one # is the page’s own, which the front matter has';
      return [{ line, reason, remedy: `write ## ${title}` }];
    }
    if (depth > allowed) {
      const reason = `the heading is of level ${depth}, and the one above of level ${allowed - 1}`;
      return [{ line, reason, remedy: `write ${hashes(allowed)} ${title}` }];
    }
    return [];
  });
}

/** How many lists and quotations may stand in each other; more leave no room on a phone. */
const deepest = 6;

function depthFaults(parent: Parents, depth = 0): TextFault[] {
  for (const node of parent.children) {
    if (!('children' in node)) continue;
    const below = depth + Number(node.type === 'list' || node.type === 'blockquote');
    if (below > deepest) {
      const reason = `more than ${deepest} lists or quotations stand in each other`;
      return [{ line: lineOf(node), reason }];
    }
    const found = depthFaults(node, below);
    if (found.length > 0) return found;
  }
  return [];
}

/** Notes that nothing refers to: they would not be shown. */
function noteFaults(tree: Root): TextFault[] {
  const definitions: FootnoteDefinition[] = [];
  const used = new Set<string>();
  visit(tree, 'footnoteDefinition', (node) => void definitions.push(node));
  visit(tree, 'footnoteReference', (node: FootnoteReference) => void used.add(node.identifier));
  return definitions
    .filter(({ identifier }) => !used.has(identifier))
    .map((node) => ({
      line: lineOf(node),
      reason: `nothing refers to the note [^${node.label ?? node.identifier}]`,
    }));
}
