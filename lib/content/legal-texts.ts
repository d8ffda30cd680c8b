import type { LegalContent } from '@/content/schema/pages';
import type { ContentErrors } from './error';
import type { LinkInText } from './markdown-errors';
import { renderMarkdown, type RenderContext } from './markdown';
import type { FieldsFile } from './yaml';

/** The pages whose sections have Markdown in their field `body`. */
export const legalPages = ['content/pages/privacy.yaml', 'content/pages/terms.yaml'] as const;

/**
 * Renders the sections of a legal page.
 * @returns the page with HTML in its sections, and their links on the lines of the file
 */
export async function renderLegalTexts(
  { file, at, rowOf }: FieldsFile,
  page: LegalContent,
  context: RenderContext,
  errors: ContentErrors,
) {
  const sections: LegalContent['sections'] = [];
  const links: (LinkInText & { readonly file: string })[] = [];
  for (const [index, section] of page.sections.entries()) {
    const { line } = at(['sections', index, 'body']);
    // Behind | or > the text starts on the next line.
    const firstLine = /[|>][-+]?$/.test(rowOf(line)) ? line + 1 : line;
    const text = await renderMarkdown(file, section.body, context);
    for (const { line: ownLine = 1, message, fix } of text.errors) {
      errors.add({ file, line: firstLine + ownLine - 1 }, { message, fix });
    }
    links.push(...text.links.map((link) => ({ ...link, file, line: firstLine + link.line - 1 })));
    sections.push({ ...section, body: text.html });
  }
  return { page: { ...page, sections }, links };
}
