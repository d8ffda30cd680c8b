import { evaluate } from '@mdx-js/mdx';
import type { MDXContent } from 'mdx/types';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import { slugOf } from './slug';

/** A heading of the second level, for the contents list. */
export type ArticleHeading = { readonly id: string; readonly title: string };

type ArticleBody = {
  readonly Content: MDXContent;
  readonly headings: readonly ArticleHeading[];
};

type HastNode = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HastNode[];
};

/**
 * Turns the Markdown of an article into a component, on the server.
 * @param body Markdown or MDX without its front matter
 * @param file the article's file, named in the error when the text cannot be read
 * @returns the component, and its second-level headings, each with the id it stands under
 */
export async function articleBody(body: string, file: string): Promise<ArticleBody> {
  const headings: ArticleHeading[] = [];
  try {
    const { default: Content } = await evaluate(body, {
      ...runtime,
      remarkPlugins: [remarkGfm],
      rehypePlugins: [() => (tree: HastNode) => nameHeadings(tree, headings)],
    });
    return { Content, headings };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: the text cannot be read: ${reason}`, { cause: error });
  }
}

/** Gives each second-level heading an id made of its words, and lists it. */
function nameHeadings(tree: HastNode, headings: ArticleHeading[]): void {
  for (const node of tree.children ?? []) {
    if (node.tagName !== 'h2') continue;
    const title = textOf(node);
    const id = uniqueId(slugOf(title), headings);
    node.properties = { ...node.properties, id };
    headings.push({ id, title });
  }
}

function textOf(node: HastNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

function uniqueId(slug: string, headings: readonly ArticleHeading[]): string {
  const taken = new Set(headings.map(({ id }) => id));
  if (slug && !taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug || 'part'}-${number}`)) number += 1;
  return `${slug || 'part'}-${number}`;
}
