import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { slugOf } from '../routes/slug';

/** A heading of a text, and the id under which it can be linked to. */
export type TextHeading = {
  readonly node: Heading;
  readonly id: string;
  readonly title: string;
};

/**
 * Ids that the frame around every text has: a heading of such words gets a number. A browser test
 * compares this with the exported page.
 */
const taken = /^(content|footnote-label|mobile-menu|(menu|consent|arms)-.*)$/;

/** The headings of a text in order, each with an id of its own, made of its words. */
export function headingsOf(tree: Root): readonly TextHeading[] {
  const ids = new Set<string>();
  const headings: TextHeading[] = [];
  visit(tree, 'heading', (node) => {
    const title = toString(node, { includeImageAlt: false });
    const id = uniqueId(slugOf(title), ids);
    ids.add(id);
    headings.push({ node, id, title });
  });
  return headings;
}

function uniqueId(slug: string, ids: ReadonlySet<string>): string {
  if (slug !== '' && !ids.has(slug) && !taken.test(slug)) return slug;
  let number = 2;
  while (ids.has(`${slug || 'part'}-${number}`)) number += 1;
  return `${slug || 'part'}-${number}`;
}
