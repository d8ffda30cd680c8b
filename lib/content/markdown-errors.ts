import type { Definition, Nodes, Parents, Root } from 'mdast';
import type { Directives } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { facts } from '@/content/schema/fields';
import { directives, isDirective, usageOf } from './directives';
import type { Advice, ContentErrors } from './error';
import { adviseOnDrawing, suggestName, nearestName } from './nearest';

/** An address that a text links to, and its line. */
export type LinkInText = { readonly address: string; readonly line: number };

/** How many colons each form starts with. */
const colons = {
  textDirective: 'one colon',
  leafDirective: 'two colons',
  containerDirective: 'three colons',
} as const;

/**
 * Reads a text for what its author would not want on the page.
 * @param body Markdown on the lines of its file
 * @param tree the same, parsed
 * @param drawings the names that a figure may have
 * @param errors takes what is found
 * @returns the links in it
 */
export function checkMarkdown(
  file: string,
  body: string,
  tree: Root,
  drawings: object,
  errors: ContentErrors,
): readonly LinkInText[] {
  const lines = body.split('\n');
  const links: LinkInText[] = [];
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => void definitions.set(node.identifier, node));
  const notes = new Set<string>();
  visit(tree, 'footnoteReference', (node) => void notes.add(node.identifier));
  const lastLine = (node: Nodes) => lines[(node.position?.end.line ?? 1) - 1] ?? '';
  const addressOf = (node: { readonly url: string } | { readonly identifier: string }) =>
    'url' in node ? node.url : (definitions.get(node.identifier)?.url ?? '');
  let previousLevel = 1;

  visit(tree, (node, _, parent) => {
    const line = lineOf(node);
    const add = (advice: Advice | undefined, at = line) => errors.add({ file, line: at }, advice);
    switch (node.type) {
      case 'html':
        add({
          message: `“${shorten(node.value)}” is HTML, which is not shown`,
          fix: htmlFix(node.value),
        });
        break;
      case 'text': {
        // As it was typed, without escapes resolved.
        const source = body.slice(node.position?.start.offset, node.position?.end.offset);
        for (const [at, advice] of adviceOnWords(source)) add(advice, line + at);
        break;
      }
      case 'link':
      case 'linkReference': {
        const address = addressOf(node);
        links.push({ address, line });
        if (toString(node).trim() === '') {
          add({
            message: `the link to “${address}” has no words`,
            fix: 'Write some between the brackets',
          });
        }
        break;
      }
      case 'image':
      case 'imageReference': {
        const address = addressOf(node);
        if (!node.alt?.trim()) {
          const fix = `Write what it shows between the brackets: ![Three people at a shelf](${address})`;
          add({ message: `the picture “${address}” has no alternate text`, fix });
        }
        if (parent?.type === 'heading')
          add({ message: 'a picture stands in a heading', fix: 'Put it below' });
        break;
      }
      case 'table': {
        const columns = node.align?.length ?? 0;
        for (const row of node.children.filter(({ children }) => children.length > columns)) {
          const fix = 'Put a backslash before a | that is meant: the last would not be shown';
          const message = `the row has ${row.children.length} cells, and the table ${columns} columns`;
          add({ message, fix }, lineOf(row));
        }
        break;
      }
      case 'code': {
        const fence = /^\s*(`{3,}|~{3,})/.exec(lines[line - 1] ?? '')?.[1];
        if (fence !== undefined && !lastLine(node).trim().startsWith(fence)) {
          add({
            message: 'the code that starts here has no end',
            fix: `Close it with a line ${fence}`,
          });
        }
        break;
      }
      case 'heading': {
        const title = toString(node, { includeImageAlt: false });
        if (title.trim() === '') {
          add({ message: 'the heading has no words', fix: 'Write some, or take it out' });
        } else if (node.depth === 1) {
          const message = 'a heading with one # is the page’s own, which the front matter has';
          add({ message, fix: `Write ## ${title}` });
        } else if (node.depth > previousLevel + 1) {
          const message = `the heading is of level ${node.depth}, and the one above of level ${previousLevel}`;
          add({ message, fix: `Write ${'#'.repeat(previousLevel + 1)} ${title}` });
        }
        previousLevel = Math.max(node.depth, 2);
        break;
      }
      case 'footnoteDefinition': {
        if (notes.has(node.identifier)) break;
        const message = `nothing refers to the note [^${node.label ?? node.identifier}]`;
        add({ message, fix: 'Refer to it, or take it out' });
        break;
      }
      case 'textDirective':
      case 'leafDirective':
      case 'containerDirective': {
        add(directiveAdvice(node, parent, drawings));
        const [start = ':::'] = /:{3,}/.exec(lines[line - 1] ?? '') ?? [];
        const end = new RegExp(`^[\\s>]*:{${start.length},}\\s*$`);
        if (node.type === 'containerDirective' && !end.test(lastLine(node))) {
          add({ message: `${start}${node.name} has no end`, fix: `Close it with a line ${start}` });
        }
        break;
      }
      default:
    }
  });
  return links;
}

const lineOf = (node: Nodes) => node.position?.start.line ?? 1;
const shorten = (source: string) => {
  const words = source.replace(/\s+/g, ' ').trim();
  return words.length > 60 ? `${words.slice(0, 60)}…` : words;
};

function htmlFix(tag: string): string {
  const name = /^<\/?([A-Za-z][\w.-]*)/.exec(tag)?.[1];
  if (name === undefined) return 'Take the comment out';
  const directiveName = nearestName(
    name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase(),
    Object.keys(directives),
  );
  return directiveName && isDirective(directiveName)
    ? `Write ${usageOf(directiveName)}`
    : 'Write Markdown, or put a backslash before the <';
}

function directiveAdvice(
  { type, name, attributes, children }: Directives,
  parent: Parents | undefined,
  drawings: object,
): Advice | undefined {
  const fields = attributes ?? {};
  // A colon inside a line, as in 10:30, is only that.
  const isAlone = parent?.children.length === 1 || Object.keys(fields).length > 0;
  if (type === 'textDirective' && !(isDirective(name) && isAlone)) return undefined;
  if (!isDirective(name)) {
    const directiveNames = Object.keys(directives);
    const usages = directiveNames.filter(isDirective).map(usageOf).join(', ');
    const fix = suggestName(name, directiveNames, `There are ${usages}`);
    return { message: `there is no directive ${name}`, fix };
  }
  const requiredFields: readonly string[] = directives[name].fields;
  const isContainer = directives[name].form === 'container';
  const isLabelled = isContainer
    ? children.some(({ data }) => data && 'directiveLabel' in data)
    : children.length > 0;
  const messages = [
    type !== `${directives[name].form}Directive` && `has ${colons[type]}`,
    isLabelled && 'has words in square brackets, which it does not take',
    isContainer && children.length === 0 && 'holds nothing',
    type === 'leafDirective' &&
      requiredFields.length === 0 &&
      parent?.type !== 'root' &&
      'stands inside a list, a quotation or a remark',
    ...requiredFields.map((field) => !fields[field]?.trim() && `lacks ${field}`),
    ...Object.keys(fields).map(
      (field) => !requiredFields.includes(field) && `has ${field}, which it does not take`,
    ),
  ].filter((message) => message !== false);
  if (messages.length > 0) {
    return { message: `${name} ${messages.join(' and ')}`, fix: `Write ${usageOf(name)}` };
  }
  return name === 'figure' ? adviseOnDrawing(fields['name'] ?? '', drawings) : undefined;
}

const factNames = facts.map((name) => name.replace('.', '\\.')).join('|');

const patterns: readonly (readonly [pattern: RegExp, message: string, fix: string])[] = [
  [
    /\]\([^()]*\s[^()]*\)|\]\(\s*$/,
    'looks like a link and is none: the address holds a space',
    'Write %20 for each space',
  ],
  [
    /\]\s+\((\/|#|https?:)|\]\((\/|#)[^()\s]*$/m,
    'looks like a link and is none',
    'Write [words](address), without a space between',
  ],
  [
    /(?<!\\)(\*\*|`)/,
    'has no counterpart',
    'Write the same where the words end, or put a backslash before it',
  ],
  [/^#{2,6}[^\s#].*/m, 'looks like a heading and is none', 'Write a space behind the #'],
  [/(?<!\\)\[\^[^\]]+\]/, 'names a note that is not there', 'Add it below: [^name]: The note.'],
  [/(?<!\\)\[[^\][]+\]\[[^\][]*\]/, 'names an address that is not there', 'Write [words](address)'],
  [
    /^[ \t]*\|.*\|[ \t]*\n[ \t]*\|[ \t]*:?-+.*$/m,
    'looks like a table and is none: its first two lines have different numbers of columns',
    'Write as many --- as there are columns',
  ],
  [
    /(?<!\\)(<!--|<\/?[A-Z][a-z]\w*)/,
    'is not complete',
    'Take it out, or put a backslash before the <',
  ],
  [
    new RegExp(`(?<!\\\\)\\{\\{(${factNames})\\}\\}`),
    'is in two pairs of braces',
    'Write one pair, or a backslash before the first brace',
  ],
  [
    new RegExp(`(?<!\\\\|\\{)\\{(${factNames})(?![\\w.}])`),
    'is a brace without its counterpart',
    'Write } behind the name, or a backslash before the brace',
  ],
  [
    new RegExp(`^:{2,}\\s*[\\w-]+|::(${Object.keys(directives).join('|')})\\b|^:{3,}\\s*$`, 'm'),
    'looks like a directive and is none',
    'Put it on a line of its own, with its fields in braces: ::figure{name="…" caption="…"}',
  ],
];

/** What typed words show of Markdown that was meant and is none, and on which of their lines. */
function adviceOnWords(source: string): readonly (readonly [line: number, advice: Advice])[] {
  return patterns.flatMap(([pattern, message, fix]) => {
    const match = pattern.exec(source);
    if (match === null) return [];
    const at = source.slice(0, match.index).split('\n').length - 1;
    return [[at, { message: `“${shorten(match[0])}” ${message}`, fix }] as const];
  });
}
