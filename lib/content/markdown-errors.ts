import type { Nodes, Parents, Root } from 'mdast';
import type { Directives } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { facts } from '@/content/schema/fields';
import { describeUsage, directives, isDirective } from './directives';
import type { ErrorText, ContentErrors } from './error';
import { findNameError, suggestName } from './nearest';
import { matchPatterns, shorten, type Pattern } from './patterns';

/**
 * Checks for what the author of a text would not want on the page.
 * @param file the file of the text
 * @param body Markdown on the lines of its file
 * @param tree the same, parsed, its references resolved
 * @param drawings the names that a figure may have
 */
export function checkMarkdown(
  file: string,
  body: string,
  tree: Root,
  drawings: readonly string[],
  errors: ContentErrors,
): void {
  const rows = body.split('\n');
  const notes = new Set<string>();
  visit(tree, 'footnoteReference', (node) => void notes.add(node.identifier));
  let level = 1;

  // As it was typed, without escapes resolved.
  const sourceOf = ({ position }: Nodes) =>
    body.slice(position?.start.offset, position?.end.offset);

  const findNodeError = (
    node: Nodes,
    parent: Parents | undefined,
  ): ErrorText | false | undefined => {
    const firstRow = rows[lineOf(node) - 1] ?? '';
    const lastRow = rows[(node.position?.end.line ?? 1) - 1] ?? '';
    const source = sourceOf(node);
    switch (node.type) {
      case 'emphasis':
      case 'strong':
      case 'delete': {
        const { start, end } = node.position ?? {};
        const [before = ''] = /\S*$/.exec(body.slice(0, start?.offset)) ?? [];
        const [after = ''] = /^\S*/.exec(body.slice(end?.offset)) ?? [];
        const whole = `${before}${source}${after}`;
        const isInFigures = /[a-z\d]$/i.test(before) && /^[a-z\d]/i.test(after) && /\d/.test(whole);
        return (
          isInFigures &&
          `“${shorten(whole)}” would be shown without its ${source[0]}, which marks words\nWrite another sign, such as × or –, or a backslash before each ${source[0]}`
        );
      }
      case 'html':
        return `“${shorten(node.value)}” is HTML, which is not shown\nWrite Markdown, or put a backslash before the <`;
      case 'link':
        return (
          toString(node).trim() === '' &&
          `the link to “${node.url}” has no words\nWrite some between the brackets`
        );
      case 'image':
        return (
          !node.alt?.trim() &&
          `the picture “${node.url}” has no alternate text\nWrite what it shows between the brackets: ![Three people at a shelf](${node.url})`
        );
      case 'tableRow': {
        const { length } = node.children;
        const columns = parent?.type === 'table' ? (parent.align?.length ?? 0) : length;
        return (
          length > columns &&
          `the row has ${length} cells, and the table ${columns} columns\nPut a backslash before a | that is meant: the last would not be shown`
        );
      }
      case 'code': {
        const [, fence] = /^\s*(`{3,}|~{3,})/.exec(firstRow) ?? [];
        if (fence === undefined) {
          return `“${shorten(node.value)}” is shown as code, because its line is indented\nTake the blanks before it out; code stands between two lines \`\`\``;
        }
        const isOpen = !lastRow.trim().startsWith(fence);
        return isOpen && `the code that starts here has no end\nClose it with a line ${fence}`;
      }
      case 'heading': {
        const title = shorten(toString(node, { includeImageAlt: false }));
        const { depth } = node;
        const above = level;
        level = Math.max(depth, 2);
        if (title === '') return 'the heading has no words\nWrite some, or take it out';
        if (depth > 1 && !source.startsWith('#')) {
          return `the line ${lastRow.trim()} makes a heading of “${title}”\nLeave a line empty above it, or write ## ${title}`;
        }
        if (depth === 1) {
          return `a heading with one # is the page’s own, which the front matter has\nWrite ## ${title}`;
        }
        return (
          depth > above + 1 &&
          `the heading is of level ${depth}, and the one above of level ${above}\nWrite ${'#'.repeat(above + 1)} ${title}`
        );
      }
      case 'footnoteDefinition':
        return (
          !notes.has(node.identifier) &&
          `nothing refers to the note [^${node.label ?? node.identifier}]\nRefer to it, or take it out`
        );
      case 'textDirective':
      case 'leafDirective':
        return findDirectiveError(node, source, parent, drawings);
      case 'containerDirective': {
        const [start = ':::'] = /:{3,}/.exec(firstRow) ?? [];
        const isClosed = new RegExp(`^[\\s>]*:{${start.length},}\\s*$`).test(lastRow);
        const errorText = findDirectiveError(node, source, parent, drawings);
        return (
          errorText ??
          (!isClosed && `${start}${node.name} has no end\nClose it with a line ${start}`)
        );
      }
      default:
        return undefined;
    }
  };

  visit(tree, (node, _, parent) => {
    const line = lineOf(node);
    errors.add({ file, line }, findNodeError(node, parent));
    const matches =
      node.type === 'text'
        ? matchPatterns(sourceOf(node), patterns)
        : node.type === 'paragraph'
          ? matchPatterns(sourceOf(node), paragraphPatterns).slice(0, 1)
          : [];
    for (const match of matches) {
      errors.add({ file, line: line + match.line - 1 }, match.errorText);
    }
  });
}

const lineOf = (node: Nodes) => node.position?.start.line ?? 1;

function findDirectiveError(
  { type, name, attributes, children }: Directives,
  source: string,
  parent: Parents | undefined,
  drawings: readonly string[],
): ErrorText | undefined {
  const fields = attributes ?? {};
  // A colon inside a line, as in 10:30, is only that.
  const isAlone = parent?.children.length === 1 || Object.keys(fields).length > 0;
  if (type === 'textDirective' && !(isDirective(name) && isAlone)) return undefined;
  if (!isDirective(name)) {
    const names = Object.keys(directives);
    const usages = names.filter(isDirective).map(describeUsage).join(', ');
    return `there is no directive ${name}\n${suggestName(name, names, `There are ${usages}`)}`;
  }
  const { form, fields: knownFields }: { form: string; fields: readonly string[] } =
    directives[name];
  const isContainer = form === 'container';
  const hasLabel = isContainer
    ? children.some(({ data }) => data && 'directiveLabel' in data)
    : children.length > 0;
  const isOtherForm = type !== `${form}Directive` || hasLabel;
  const isInside = !isContainer && knownFields.length === 0 && parent?.type !== 'root';
  const messages = [
    isOtherForm && 'has another form',
    /^[^{]*\{[^"]*=[“”‘’„]/.test(source) && 'has curly quotation marks around a value',
    isContainer && children.length === 0 && 'holds nothing',
    !isOtherForm && isInside && 'stands inside a list, a quotation or a remark',
    ...knownFields.map((field) => !fields[field]?.trim() && `lacks ${field}`),
    ...Object.keys(fields).map(
      (field) => !knownFields.includes(field) && `has ${field}, which it does not take`,
    ),
  ].filter((message) => message !== false);
  if (messages.length > 0) return `${name} ${messages.join(' and ')}\nWrite ${describeUsage(name)}`;
  return name === 'figure' ? findNameError('picture', fields['name'] ?? '', drawings) : undefined;
}

const signPoint = String.raw`[ \t]*(?:[•‣◦▪●○■□➢►✓✔]|·[ \t])`;
const point = String.raw`[ \t]*(?:[–—§üØ-][ \t]*|\(?(?:[a-z]|[ivx]{1,5}|\d{1,2})[.)][ \t]+)\S`;

/** What shows that a paragraph was a list or a table in the program that it was copied from. */
const paragraphPatterns: readonly Pattern[] = [
  [
    new RegExp(`^${signPoint}[^]*|^${point}.*\n${point}[^]*`, 'im'),
    '“$&” looks like a list and is none\nStart each point on a line of its own with a hyphen and a space: - One point',
  ],
  [
    /\S.*\t[^]*/,
    '“$&” has a tab between its words, which is shown as a space\nStart points of a list with - and rows of a table with |',
  ],
];

const factNames = facts.map((name) => name.replace('.', '\\.')).join('|');

/** What typed words show of Markdown that was meant and is none. */
const patterns: readonly Pattern[] = [
  [
    /\]\([^()]*\s[^()]*\)|\]\(\s*$|\]\s+\((\/|#|https?:)|\]\((\/|#)[^()\s]*$|(?<!\\)\[[^\][]+\]\[[^\][]*\]/gm,
    '“$&” looks like a link and is none\nWrite [words](address), without spaces between or in the address',
  ],
  [
    /(?<!\\)(\*\*|`)/,
    '“$&” has no counterpart\nWrite the same where the words end, or put a backslash before it',
  ],
  [/^#{2,6}[^\s#].*/m, '“$&” looks like a heading and is none\nWrite a space behind the #'],
  [/(?<!\\)\[\^[^\]]+\]/, '“$&” names a note that is not there\nAdd it below: [^name]: The note.'],
  [
    /^[ \t]*\|.*\|[ \t]*\n[ \t]*\|[ \t]*:?-+.*$/m,
    '“$&” looks like a table and is none: its first two lines have different numbers of columns\nWrite as many --- as there are columns',
  ],
  [
    new RegExp(`(?<![\\\\{$])(\\{{1,2}[\\w.]+\\}{1,2}|\\{(${factNames})(?![\\w.}]))`, 'g'),
    '“$&” is filled in by nothing\nWrite a fact in one pair of braces, such as {company}, or a backslash before the brace',
  ],
  [
    /::[\w-]+\{.*=[“”‘’„].*/,
    '“$&” has curly quotation marks around a value\nWrite straight ones: value="…"',
  ],
  [
    new RegExp(
      `(?!.*=[“”‘’„])(?:^:{2,}\\s*[\\w-]+|::(?:${Object.keys(directives).join('|')})\\b|^:{3,}\\s*$)`,
      'm',
    ),
    '“$&” looks like a directive and is none\nPut it on a line of its own, with its fields in braces: ::figure{name="…" caption="…"}',
  ],
];
