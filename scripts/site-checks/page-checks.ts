import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { DomUtils } from 'htmlparser2';
import { elementsOf, linkOf, metaOf } from '@/build/html';
import { type ExportedPage, type ExportedSite } from './read-export';

/** The rules that every page keeps, by https://html-validate.org; duplicate ids are among them. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // The page's policy refuses it.
      'no-inline-style': 'error',
      // Scripts and styles come from the page's own origin with a hash in their name. A hash in the
      // page as well would only break the page when a proxy recompresses a file.
      'require-sri': 'off',
      // Tables that become cards on a phone say their roles, because browsers take the role
      // from an element whose `display` a style changes.
      'no-redundant-role': 'off',
      // The not-found page holds each announced entry, of which at most one is shown.
      'heading-level': ['error', { sectioningRoots: ['[data-match]'] }],
      // Safari's VoiceOver takes lists without marks for none unless they say so themselves.
      'prefer-native-element': ['error', { exclude: ['list'] }],
      // A list or a figure may have a name, and screen readers say it.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
);

export async function htmlFaults({ html, file }: ExportedPage): Promise<string[]> {
  const report = await validator.validateString(html, file);
  return report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) =>
        `${line}:${column} ${message} (${ruleId}${selector === null ? '' : `, ${selector}`})`,
    ),
  );
}

/** The most bytes of a page with its styles, as a browser gets them (brotli). */
const PAGE_BUDGET = 20 * 1024;

/** A page that does not fit. */
export function sizeFaults({ file, html }: ExportedPage, { folder }: ExportedSite): string[] {
  const compressed = join(folder, `${file}.br`);
  const { length } = existsSync(compressed) ? readFileSync(compressed) : brotliCompressSync(html);
  return length > PAGE_BUDGET
    ? [`has ${length} bytes with brotli, not at most ${PAGE_BUDGET}`]
    : [];
}

/** What a page says of itself in its head that the rest of the export contradicts. */
export function headFaults(page: ExportedPage, site: ExportedSite): string[] {
  const meta = (name: string) => metaOf(page.tree, name) ?? 'nothing';
  const ofPage = page.kind === 'page' ? [linkOf(page.tree, 'canonical'), meta('og:url')] : [];
  const faults: Readonly<Record<string, boolean>> = {
    [`its robots tag says ${meta('robots')}`]:
      meta('robots').includes('noindex') !== (page.kind === 'not found'),
    [`calls itself ${ofPage.join(' and ')}`]: ofPage.some(
      (address) => address !== site.origin + page.path,
    ),
  };
  return Object.keys(faults).filter((fault) => faults[fault]);
}

/** Words in braces, which code has filled in everywhere else; in code they may be meant. */
export const textFaults = ({ tree }: ExportedPage): string[] =>
  elementsOf(tree, ({ name }) => !['script', 'style', 'code'].includes(name))
    .flatMap(({ children }) => children.filter(DomUtils.isText))
    .flatMap(({ data }) => data.match(/\{\w+\}/g) ?? [])
    .map((name) => `shows ${name}, which nothing has filled in`);

/** Attributes that a mistake wrote. */
export const attributeFaults = ({ tree }: ExportedPage): string[] =>
  elementsOf(tree).flatMap(({ name, attribs }) =>
    Object.entries(attribs)
      .filter(([, value]) => /\b(?:NaN|undefined|Infinity)\b/.test(value))
      .map(([attribute, value]) => `has ${attribute}="${value}" on <${name}>`),
  );
