import type { LegalContent } from '@/content/schema/pages';
import type { ContentErrors } from './error';
import { renderMarkdown, type LinkInText, type RenderContext } from './markdown';
import type { FieldsFile } from './yaml';

/** The pages whose sections have Markdown in their field `body`. */
export const legalPages = ['content/pages/privacy.yaml', 'content/pages/terms.yaml'] as const;

/**
 * Renders the sections of a legal page.
 * @returns the page with HTML in its sections, and their links on the lines of the file
 */
export async function renderLegalTexts(
  { file, placeOf, rowOf }: FieldsFile,
  page: LegalContent,
  context: RenderContext,
  errors: ContentErrors,
) {
  const sections: LegalContent['sections'] = [];
  const links: (LinkInText & { readonly file: string })[] = [];
  for (const [index, section] of page.sections.entries()) {
    const { line } = placeOf(['sections', index, 'body']);
    // Behind | or > the text starts on the next line.
    const before = /[|>][-+]?$/.test(rowOf(line)) ? line : line - 1;
    const text = await renderMarkdown(file, section.body, context);
    for (const [own, advice] of text.errors) errors.add({ file, line: before + own }, advice);
    links.push(...text.links.map((link) => ({ ...link, file, line: before + link.line })));
    sections.push({ ...section, body: text.html });
  }
  return { page: { ...page, sections }, links };
}
