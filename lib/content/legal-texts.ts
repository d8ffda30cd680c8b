import type { ContentError } from './error';
import { renderMarkdown, type RenderContext } from './markdown';
import type { LinkInText } from './markdown-errors';
import type { YamlFile } from './yaml';

/** The pages whose sections have Markdown in their field `body`. */
export const legalPages = ['privacy', 'terms'] as const;

/** The texts of a legal page's sections, rendered, with the lines of its file. */
export type LegalTexts = {
  readonly bodies: readonly string[];
  readonly links: readonly (LinkInText & { readonly file: string })[];
  readonly errors: readonly ContentError[];
};

/** Renders the sections of a legal page. */
export async function renderLegalTexts(
  { file, lineOf, rowOf }: YamlFile,
  sections: readonly { readonly body: string }[],
  context: RenderContext,
): Promise<LegalTexts> {
  const texts = await Promise.all(
    sections.map(async ({ body }, index) => {
      const { html, errors, links } = await renderMarkdown(file, body, context);
      const start = lineOf(['sections', index, 'body']);
      // Behind | or > the text starts on the next line.
      const first = /[|>][-+]?$/.test(rowOf(start)) ? start + 1 : start;
      const atLine = <Item extends { readonly line?: number }>(item: Item) => ({
        ...item,
        file,
        line: first + (item.line ?? 1) - 1,
      });
      return { html, errors: errors.map(atLine), links: links.map(atLine) };
    }),
  );
  return {
    bodies: texts.map(({ html }) => html),
    errors: texts.flatMap(({ errors }) => errors),
    links: texts.flatMap(({ links }) => links),
  };
}
