import { articles, caseStudies } from '@/.content';
import { readCompiled } from './compiled';
import type { Article, CaseStudy, Entry } from './entry';
import type { RenderedText } from './markdown';

export type { Article, CaseStudy, Entry } from './entry';

/** The articles that have a text. */
export const writtenArticles: readonly Article[] = articles.filter(({ hasBody }) => hasBody);

/** The case studies that have a text. */
export const writtenCaseStudies: readonly CaseStudy[] = caseStudies.filter(
  ({ hasBody }) => hasBody,
);

/** The rendered text of an entry. */
export const readText = ({ file }: Entry) =>
  readCompiled<Pick<RenderedText, 'html' | 'headings'>>(`${file}.json`);
