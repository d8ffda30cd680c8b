import GithubSlugger, { slug } from 'github-slugger';
import type { ElementContent, Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import rehypeStringify from 'rehype-stringify';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype, { type Options } from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { isPicture } from '@/lib/pictures/find-picture';
import type { Picture } from '@/lib/pictures/pictures';
import type { ErrorCollector } from '@/lib/base/error';
import { type HtmlDirective, checkMarkdown } from './markdown-errors';
import {
  createElement,
  replaceImages,
  createText,
  postprocessHtml,
  type MarkdownWords,
} from './markdown-html';

/** An address that a text links to, and where. */
export type LinkInText = {
  readonly file: string;
  readonly line: number;
  readonly address: string;
};

/** A text of an article, a case study or a legal page, rendered once for all who show it. */
export type RenderedText = {
  /** As HTML; a comment with the name of a part stands where the page puts it. */
  readonly html: string;
  /** Its second-level headings, with the ids they stand under. */
  readonly headings: readonly { readonly id: string; readonly title: string }[];
  /** Every id that a link may name. */
  readonly ids: readonly string[];
  readonly links: readonly LinkInText[];
  /** The picture files in it, from the project's folder. */
  readonly files: readonly string[];
};

/** All that rendering needs to know. */
type RenderContext = {
  readonly words: MarkdownWords;
  /** The pictures of content/pictures by name. */
  readonly pictures: Readonly<Record<string, Picture>>;
};

/**
 * Ids that the frame around every text has: a heading of such words gets a number.
 */
const reservedIds = [
  'content',
  'consent-title',
  'footnote-label',
  'mobile-menu',
  'site-links',
  'structured-data',
  'top',
];

type Handlers = NonNullable<Options['handlers']>;

// Where a line is indented, or has a row of hyphens below it, no author means code or a heading.
const parser = unified()
  .data('micromarkExtensions', [{ disable: { null: ['codeIndented', 'setextUnderline'] } }])
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkDirective);

/**
 * Renders Markdown: GitHub's flavour, and the directives of `markdown-errors.ts`.
 * @param file the file of the text, beside which its pictures are
 * @param body Markdown on the lines of its file
 * @param errors takes what is wrong with it
 */
export async function renderMarkdown(
  file: string,
  body: string,
  context: RenderContext,
  errors: ErrorCollector,
): Promise<RenderedText> {
  const tree = parser.parse(body) as Root;
  checkMarkdown(file, body, tree, Object.keys(context.pictures), errors);
  const links: LinkInText[] = [];
  visit(tree, (node) => {
    // The address of a picture is not one of a page.
    if (node.type !== 'link' && (node.type !== 'definition' || isPicture(node.url))) return;
    links.push({ file, address: node.url, line: node.position?.start.line ?? 1 });
  });
  const headings = assignHeadingIds(tree);
  const html = unified()
    .use(remarkRehype, {
      // An underline, which no heading's id has.
      clobberPrefix: 'note_',
      footnoteLabel: context.words.notes,
      footnoteLabelProperties: {},
      footnoteBackContent: '↑',
      footnoteBackLabel: context.words.backToText,
      handlers: directivesAsHtml(body, context),
    })
    .runSync(tree) as HtmlRoot;
  postprocessHtml(html, context.words);
  const files = await replaceImages(html, file, errors);
  return {
    html: unified().use(rehypeStringify).stringify(html),
    headings: headings.filter(({ depth }) => depth === 2).map(({ id, title }) => ({ id, title })),
    ids: headings.map(({ id }) => id),
    links,
    files,
  };
}

/** Gives every heading an id of its own, made of its words as GitHub makes them. */
function assignHeadingIds(tree: Root) {
  const slugger = new GithubSlugger();
  for (const id of reservedIds) slugger.slug(id);
  const headings: { readonly id: string; readonly title: string; readonly depth: number }[] = [];
  visit(tree, 'heading', (node) => {
    const title = toString(node, { includeImageAlt: false });
    // What begins with menu- is the id of a menu.
    const words = slug(title).replace(/^(menu-|-)+|-+$/g, '');
    const id = slugger.slug(words || 'section');
    node.data = { ...node.data, hProperties: { id } };
    headings.push({ id, title, depth: node.depth });
  });
  return headings;
}

/** What HTML every directive becomes. */
function directivesAsHtml(body: string, { words, pictures }: RenderContext): Handlers {
  const elements: Readonly<
    Record<
      HtmlDirective,
      (field: (name: string) => string, children: ElementContent[]) => ElementContent
    >
  > = {
    // Not an aside: readers' views of browsers drop those.
    aside: (_, children) =>
      createElement(
        'div',
        { className: ['aside'], role: 'note', ariaLabel: words.remark },
        ...children,
      ),
    figure: (field) => {
      const picture = pictures[field('name')];
      // An error tells that there is none of the name.
      if (!picture) return createText('');
      const { src, alt, width, height } = picture;
      const attributes = { src, alt, width, height, loading: 'lazy', className: ['w-full'] };
      return createElement(
        'figure',
        {},
        createElement('img', attributes),
        createElement('figcaption', {}, createText(field('caption'))),
      );
    },
  };
  const render: NonNullable<Handlers['leafDirective']> = (state, node) =>
    Object.hasOwn(elements, node.name)
      ? elements[node.name as HtmlDirective](
          (name) => node.attributes?.[name] ?? '',
          state.all(node),
        )
      : // What the page itself puts there; a comment is nobody's words until then.
        { type: 'comment', value: node.name };
  return {
    // A colon that only looks like one stays text.
    textDirective: (_, { position }: TextDirective) =>
      createText(body.slice(position?.start.offset, position?.end.offset)),
    containerDirective: render,
    leafDirective: render,
  };
}
