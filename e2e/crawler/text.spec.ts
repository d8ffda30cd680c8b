import { convert } from 'html-to-text';
import { DomUtils } from 'htmlparser2';
import { elementsOf, htmlOf, onlyElement, parseHtml, type HtmlTree } from '@/build/html';
import { markdownPath } from '@/lib/routes/urls';
import { sitePages } from '../support/site';
import { expect, test } from '../support/test';

// Readers that take text: assistants, reading modes. That no words touch: scripts/check/site.

const wordsOf = (text: string) => new Set(text.match(/[\p{L}\p{N}]+/gu));

/** The words of a page's main part, as a program reads them that takes HTML for text. */
function wordsOnPage(page: HtmlTree): ReadonlySet<string> {
  const main = parseHtml(htmlOf(onlyElement(page, 'main')));
  const unseen = elementsOf(
    main,
    ({ name, attribs }) =>
      /^(?:svg|script|template|textarea|select)$/.test(name) ||
      'hidden' in attribs ||
      attribs['aria-hidden'] === 'true',
  );
  for (const element of unseen) DomUtils.removeElement(element);
  const selectors = [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
  ];
  return wordsOf(convert(htmlOf(main), { wordwrap: false, selectors }));
}

/** The words of Markdown, without addresses and the names of languages. */
const wordsInMarkdown = (markdown: string) =>
  wordsOf(
    markdown
      .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
      .replace(/\]\([^)]*\)/g, ' ')
      .replace(/<(?:mailto:)?([^>\s]*)>/g, ' $1 ')
      .replace(/^```\S*/gm, ' ')
      .replaceAll('\\', ''),
  );

for (const path of sitePages) {
  test(`${path} has a Markdown version with all of its words, and no others`, async ({
    request,
  }) => {
    const page = parseHtml(await (await request.get(path)).text());
    const addressOf = (attribute: string, value: string) =>
      elementsOf(page, ({ attribs }) => attribs[attribute] === value)[0]?.attribs['href'] ?? '';
    const response = await request.get(markdownPath(path));
    expect(response.headers()).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
    });
    expect(new URL(addressOf('type', 'text/markdown')).pathname).toBe(markdownPath(path));

    const [, head = '', body = ''] = /^---$(.*?)^---$(.*)/ms.exec(await response.text()) ?? [];
    expect(head).toContain(`canonical: ${addressOf('rel', 'canonical')}\n`);
    expect(head).toMatch(/^title: ./m);
    expect(head).toMatch(/^description: ./m);
    expect(body).not.toMatch(/\]\((?!https?:|mailto:|tel:)/);
    const [onPage, inMarkdown] = [wordsOnPage(page), wordsInMarkdown(body)];
    expect([...onPage].filter((word) => !inMarkdown.has(word))).toEqual([]);
    expect([...inMarkdown].filter((word) => !onPage.has(word) && !/^\d$/.test(word))).toEqual([]);
  });
}
