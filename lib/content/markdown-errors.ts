import type { Nodes, Parents, Root } from 'mdast';
import type { Directives } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ErrorMessage, ErrorCollector } from '@/lib/base/error';
import { findNameError, suggestName } from './nearest';
import { matchPatterns, shorten, type Pattern } from './patterns';

/** What a text may place by name, beside what Markdown has; docs/authors.md names them for authors. */
export const directives = {
  /** `:::aside` … `:::` a remark, apart from the argument. */
  aside: { form: 'container', fields: [] },
  /** `::figure{name=uplift caption="…"}` a picture of content/pictures, and what to see in it. */
  figure: { form: 'leaf', fields: ['name', 'caption'] },
  /** `::asked-and-counted` an answer of the sample brand, step by step. */
  'asked-and-counted': { form: 'leaf', fields: [] },
  /** `::before-after-chart` the chart of reporting hours. */
  'before-after-chart': { form: 'leaf', fields: [] },
  /** `::next-step` the buttons of the way on. */
  'next-step': { form: 'leaf', fields: [] },
} as const satisfies Record<
  string,
  { readonly form: 'container' | 'leaf'; readonly fields: readonly string[] }
>;

type DirectiveName = keyof typeof directives;

/** What the page puts into a text: the directives that hold nothing of its author's. */
export type PageDirective = {
  [Name in DirectiveName]: (typeof directives)[Name] extends { form: 'leaf'; fields: readonly [] }
    ? Name
    : never;
}[DirectiveName];

/** The directives that are HTML of their own. */
export type HtmlDirective = Exclude<DirectiveName, PageDirective>;

const isDirective = (name: string): name is DirectiveName => Object.hasOwn(directives, name);

/** How a directive is written. */
function describeUsage(name: DirectiveName): string {
  const { form, fields } = directives[name];
  const inner = fields.length === 0 ? '' : `{${fields.map((field) => `${field}="…"`).join(' ')}}`;
  return form === 'container' ? `:::${name} … :::` : `::${name}${inner}`;
}

/**
 * Checks for what the author of a text would not want on the page.
 * @param file the file of the text
 * @param body Markdown on the lines of its file
 * @param tree the same, parsed
 * @param pictures the names that a figure may have
 */
export function checkMarkdown(
  file: string,
  body: string,
  tree: Root,
  pictures: readonly string[],
  errors: ErrorCollector,
): void {
  const rows = body.split('\n');
  const notes = new Set<string>();
  visit(tree, 'footnoteReference', (node) => void notes.add(node.identifier));
  let level = 1;

  const findNodeError = (
    node: Nodes,
    parent: Parents | undefined,
  ): ErrorMessage | false | undefined => {
    const { start, end } = node.position ?? {};
    switch (node.type) {
      case 'emphasis':
      case 'strong':
      case 'delete': {
        const around = `${body[(start?.offset ?? 0) - 1]}${body[end?.offset ?? 0]}`;
        const source = body.slice(start?.offset, end?.offset);
        return (
          /^\d{2}$/.test(around) &&
          `“${shorten(source)}” would be shown without its ${source[0]}, which marks words\nWrite another sign, such as × or –, or a backslash before each ${source[0]}`
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
      case 'code':
      case 'containerDirective': {
        const [fence = ''] = /[`~:]{3,}/.exec(rows[lineOf(node) - 1] ?? '') ?? [];
        const lastRow = rows[(end?.line ?? 1) - 1] ?? '';
        const isOpen = start?.line === end?.line || !lastRow.includes(fence);
        return (
          (node.type === 'containerDirective' && findDirectiveError(node, parent, pictures)) ||
          (isOpen && `what starts here has no end\nClose it with a line ${fence}`)
        );
      }
      case 'heading': {
        const { depth } = node;
        const above = level;
        level = Math.max(depth, 2);
        const title = shorten(toString(node, { includeImageAlt: false }));
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
        return findDirectiveError(node, parent, pictures);
      default:
        return undefined;
    }
  };

  visit(tree, (node, _, parent) => {
    const line = lineOf(node);
    errors.add({ file, line }, findNodeError(node, parent));
    if (node.type !== 'text' && node.type !== 'paragraph') return;
    // As it was typed, without escapes resolved.
    const source = body.slice(node.position?.start.offset, node.position?.end.offset);
    for (const match of matchPatterns(source, patterns[node.type])) {
      errors.add({ file, line: line + match.line - 1 }, match.errorText);
    }
  });
}

const lineOf = (node: Nodes) => node.position?.start.line ?? 1;

function findDirectiveError(
  { type, name, attributes, children }: Directives,
  parent: Parents | undefined,
  pictures: readonly string[],
): ErrorMessage | undefined {
  const fields = attributes ?? {};
  // A colon inside a line, as in 10:30, is only that.
  const isMeant = isDirective(name) && Object.keys(fields).length > 0;
  if (type === 'textDirective' && !isMeant) return undefined;
  if (!isDirective(name)) {
    const names = Object.keys(directives);
    const usages = names.filter(isDirective).map(describeUsage).join(', ');
    return `there is no directive ${name}\n${suggestName(name, names, `There are ${usages}`)}`;
  }
  const { form, fields: knownFields }: { form: string; fields: readonly string[] } =
    directives[name];
  const isOtherForm =
    type !== `${form}Directive` || (type === 'leafDirective' && children.length > 0);
  const isPartOfPage = form === 'leaf' && knownFields.length === 0;
  const messages = [
    isOtherForm && 'has another form',
    isPartOfPage && parent?.type !== 'root' && 'stands inside a list, a quotation or a remark',
    ...knownFields.map((field) => !fields[field]?.trim() && `lacks ${field}`),
    ...Object.keys(fields).map(
      (field) => !knownFields.includes(field) && `has ${field}, which it does not take`,
    ),
  ].filter((message) => message !== false);
  if (messages.length > 0) return `${name} ${messages.join(' and ')}\nWrite ${describeUsage(name)}`;
  return name === 'figure' ? findNameError('picture', fields['name'] ?? '', pictures) : undefined;
}

/** What typed words show of Markdown that was meant and is none. */
const patterns: Readonly<Record<'paragraph' | 'text', readonly Pattern[]>> = {
  // A list or a table in the program that it was copied from.
  paragraph: [
    [
      /^[ \t]*[\uE000-\uF8FF•‣◦▪●○■□➢►✓✔·][^]*|\S.*\t[^]*/m,
      '“$&” looks like a list or a table and is none\nStart each point on a line of its own with - and a space, and each row of a table with |',
    ],
  ],
  text: [
    [
      /\]\([^()]*\s[^()]*\)|\]\(\s*$|\]\s+\((\/|#|https?:)|\]\((\/|#)[^()\s]*$|(?<!\\)\[[^\][]+\]\[[^\][]*\]/gm,
      '“$&” looks like a link and is none\nWrite [words](address), without spaces between or in the address',
    ],
    [
      /(?<!\\)(\*\*|`)/,
      '“$&” has no counterpart\nWrite the same where the words end, or put a backslash before it',
    ],
    [/^#{2,6}[^\s#].*/m, '“$&” looks like a heading and is none\nWrite a space behind the #'],
    [
      /(?<!\\)\[\^[^\]]+\]/,
      '“$&” names a note that is not there\nAdd it below: [^name]: The note.',
    ],
    [
      /(?<![\\{$])\{{1,2}[\w.]+(?![\w.=])\}{0,2}/g,
      '“$&” is filled in by nothing\nWrite a fact in one pair of braces, such as {company}, or a backslash before the brace',
    ],
    [
      /(?<!\S):{2,}\s*[\w-]*/m,
      '“$&” looks like a directive and is none\nPut it on a line of its own, with its fields in braces: ::figure{name="…" caption="…"}',
    ],
  ],
};
