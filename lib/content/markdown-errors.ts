import type { Nodes, Parents, Root } from 'mdast';
import type { Directives } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { facts } from '@/content/schema/fields';
import { describeUsage, directives, isDirective } from './directives';
import type { Advice, ContentErrors } from './error';
import { adviseOnName, suggestName } from './nearest';
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

  const adviseOnNode = (node: Nodes, parent: Parents | undefined): Advice | false | undefined => {
    const firstRow = rows[lineOf(node) - 1] ?? '';
    const lastRow = rows[(node.position?.end.line ?? 1) - 1] ?? '';
    switch (node.type) {
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
        const isOpen = fence !== undefined && !lastRow.trim().startsWith(fence);
        return isOpen && `the code that starts here has no end\nClose it with a line ${fence}`;
      }
      case 'heading': {
        const title = shorten(toString(node, { includeImageAlt: false }));
        const { depth } = node;
        const above = level;
        level = Math.max(depth, 2);
        if (title === '') return 'the heading has no words\nWrite some, or take it out';
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
        return adviseOnDirective(node, parent, drawings);
      case 'containerDirective': {
        const [start = ':::'] = /:{3,}/.exec(firstRow) ?? [];
        const isClosed = new RegExp(`^[\\s>]*:{${start.length},}\\s*$`).test(lastRow);
        const advice = adviseOnDirective(node, parent, drawings);
        return (
          advice ?? (!isClosed && `${start}${node.name} has no end\nClose it with a line ${start}`)
        );
      }
      default:
        return undefined;
    }
  };

  visit(tree, (node, _, parent) => {
    const line = lineOf(node);
    errors.add({ file, line }, adviseOnNode(node, parent));
    if (node.type !== 'text') return;
    // As it was typed, without escapes resolved.
    const source = body.slice(node.position?.start.offset, node.position?.end.offset);
    for (const match of matchPatterns(source, patterns)) {
      errors.add({ file, line: line + match.line - 1 }, match.advice);
    }
  });
}

const lineOf = (node: Nodes) => node.position?.start.line ?? 1;

function adviseOnDirective(
  { type, name, attributes, children }: Directives,
  parent: Parents | undefined,
  drawings: readonly string[],
): Advice | undefined {
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
    isContainer && children.length === 0 && 'holds nothing',
    !isOtherForm && isInside && 'stands inside a list, a quotation or a remark',
    ...knownFields.map((field) => !fields[field]?.trim() && `lacks ${field}`),
    ...Object.keys(fields).map(
      (field) => !knownFields.includes(field) && `has ${field}, which it does not take`,
    ),
  ].filter((message) => message !== false);
  if (messages.length > 0) return `${name} ${messages.join(' and ')}\nWrite ${describeUsage(name)}`;
  return name === 'figure' ? adviseOnName('picture', fields['name'] ?? '', drawings) : undefined;
}

const factNames = facts.map((name) => name.replace('.', '\\.')).join('|');

/** What typed words show of Markdown that was meant and is none. */
const patterns: readonly Pattern[] = [
  [
    /\]\([^()]*\s[^()]*\)|\]\(\s*$|\]\s+\((\/|#|https?:)|\]\((\/|#)[^()\s]*$/gm,
    '“$&” looks like a link and is none\nWrite [words](address), without spaces between or in the address',
  ],
  [
    /(?<!\\)(\*\*|`)/,
    '“$&” has no counterpart\nWrite the same where the words end, or put a backslash before it',
  ],
  [/^#{2,6}[^\s#].*/m, '“$&” looks like a heading and is none\nWrite a space behind the #'],
  [/(?<!\\)\[\^[^\]]+\]/, '“$&” names a note that is not there\nAdd it below: [^name]: The note.'],
  [
    /(?<!\\)\[[^\][]+\]\[[^\][]*\]/,
    '“$&” names an address that is not there\nWrite [words](address)',
  ],
  [
    /^[ \t]*\|.*\|[ \t]*\n[ \t]*\|[ \t]*:?-+.*$/m,
    '“$&” looks like a table and is none: its first two lines have different numbers of columns\nWrite as many --- as there are columns',
  ],
  [
    new RegExp(`(?<![\\\\{$])(\\{{1,2}[\\w.]+\\}{1,2}|\\{(${factNames})(?![\\w.}]))`, 'g'),
    '“$&” is filled in by nothing\nWrite a fact in one pair of braces, such as {company}, or a backslash before the brace',
  ],
  [
    new RegExp(`^:{2,}\\s*[\\w-]+|::(${Object.keys(directives).join('|')})\\b|^:{3,}\\s*$`, 'm'),
    '“$&” looks like a directive and is none\nPut it on a line of its own, with its fields in braces: ::figure{name="…" caption="…"}',
  ],
];
