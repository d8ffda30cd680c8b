import type { LegalContent } from '@/content/schema/pages';
import { renderMarkdown, type RenderContext } from './markdown';
import type { FieldsFile } from './yaml';

/** The pages whose sections have Markdown in their field `body`. */
export const legalPages = ['content/pages/privacy.yaml', 'content/pages/terms.yaml'] as const;

/**
 * Renders the sections of a legal page.
 * @returns the page with HTML in its sections, and their links and errors on the lines of the file
 */
export async function renderLegalTexts(
  { file, lineOf, rowOf }: FieldsFile,
  page: LegalContent,
  context: RenderContext,
) {
  const texts = await Promise.all(
    page.sections.map(async ({ body }, index) => {
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
  const sections = page.sections.map((own, index) => ({ ...own, body: texts[index]?.html }));
  return {
    file,
    page: { ...page, sections },
    errors: texts.flatMap(({ errors }) => errors),
    links: texts.flatMap(({ links }) => links),
  };
}
