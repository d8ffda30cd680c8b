import { createHash } from 'node:crypto';
import { DomUtils } from 'htmlparser2';
import { pageModules } from '@/lib/browser/browser-module';
import { pagePolicy } from '@/lib/hosting/policy';
import { UserError } from '@/lib/base/error';
import {
  elementsOf,
  htmlOf,
  onlyElement,
  parseHtml,
  type HtmlElement,
  type HtmlTree,
} from './html';
import type { BrowserCode } from './bundle-browser-code';
import type { PageStyle, UsageTest } from './page-styles';
import { removeNextRuntime } from './remove-next-runtime';
import { separateText } from './separate-text';

/**
 * Rules by which a browser loads the page ahead that the visitor is about to open: own pages,
 * when a link is pointed at or pressed. Left out: links marked nofollow (they lead to addresses
 * without a page), files, and links that leave the tab.
 * See https://wicg.github.io/nav-speculation/speculation-rules.html
 */
const ownPages = "[href^='/']:not([href*='.'], [rel~=nofollow], [target], [download])";
const speculationRules = {
  prerender: [{ where: { selector_matches: ownPages }, eagerness: 'moderate' }],
};

/** What the transformation of every page has in common. */
export type PageTools = {
  readonly browserCode: BrowserCode;
  /** The HTML of an island as its own React root writes it. */
  readonly renderIsland: (name: string) => string;
  /** The styles of a page that uses some names of these style sheets. */
  readonly styleFor: (hrefs: readonly string[], isUsed: UsageTest) => PageStyle;
};

/**
 * Turns a page as Next exports it into the page as it is served: Next's runtime out, islands as
 * roots of their own, the styles that the page uses, the page script, the policy, the rules for
 * loading ahead.
 * @throws UserError when it has no style sheet, or an island that is none
 */
export function transformPage(html: string, tools: PageTools): string {
  const page = parseHtml(html);
  const head = onlyElement(page, 'head');
  removeNextRuntime(page);

  const islands = elementsOf(page, ({ attribs }) => 'data-island' in attribs);
  for (const island of islands) {
    insert(island, 'end', tools.renderIsland(island.attribs['data-island'] ?? ''));
  }
  separateText(page);

  addListRoles(page);

  const sheets = elementsOf(head, isStylesheet);
  const hrefs = sheets
    .filter(({ attribs }) => attribs['rel'] === 'stylesheet')
    .map(({ attribs }) => attribs['href'] ?? '');
  if (hrefs.length === 0) {
    throw new UserError(
      'Next wrote a page without its style sheet: build with KEEP_NEXT_RUNTIME=1.',
    );
  }
  const style = tools.styleFor(hrefs, usageTestOf(elementsOf(page), tools.browserCode));
  const hash = createHash('sha256').update(style.inline).digest('base64');

  const charset = elementsOf(head, ({ attribs }) => 'charset' in attribs);
  for (const element of [...sheets, ...charset]) DomUtils.removeElement(element);
  insert(head, 'start', `<meta charset="utf-8">${policyTag(`'self' 'sha256-${hash}'`)}`);
  // The page script is a module, so it neither blocks the parser nor waits for it.
  const script = `<script type="module" fetchpriority="low" src="${tools.browserCode.pageScript}"></script>`;
  // The style comes behind all tags, which programs that unfurl links read only so far.
  insert(head, 'end', `${script}<style>${style.inline}</style>`);
  const { href, media } = style.environmentsSheet;
  insert(head, 'end', `<link rel="stylesheet" media="${media}" href="${href}">`);
  const body = onlyElement(page, 'body');
  // Cloudflare, in front of whatever host, would hide e-mail addresses behind a script of its own.
  insert(body, 'start', '<!--email_off-->');
  insert(
    body,
    'end',
    `<!--/email_off--><script type="speculationrules">${JSON.stringify(speculationRules)}</script>`,
  );
  return htmlOf(page);
}

/**
 * Finishes a page that keeps Next's runtime, which starts the page script and the islands itself:
 * it only gets its policy. Next's inline scripts need a weaker one, so this is the way out for a
 * while, not the way to run the site.
 * @param html the page as Next exports it
 */
export function addPagePolicy(html: string): string {
  const page = parseHtml(html);
  insert(onlyElement(page, 'head'), 'start', policyTag());
  return htmlOf(page);
}

/**
 * The policy of a page, as this build's settings have it, as a meta tag.
 * @param styles what its `style-src` allows; files of the site when missing
 */
export function policyTag(styles?: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(process.env, styles)}">`;
}

/**
 * Says that lists are lists. Without marks, as the styles have all but those of an author's text,
 * Safari's VoiceOver takes them for none (WebKit, AccessibilityList.cpp).
 */
function addListRoles(page: HtmlTree): void {
  const isList = ({ name }: HtmlElement) => name === 'ul' || name === 'ol';
  const isText = ({ attribs }: HtmlElement) =>
    attribs['class']?.split(' ').includes('prose') ?? false;
  const marked = new Set(elementsOf(page, isText).flatMap((text) => elementsOf(text, isList)));
  for (const list of elementsOf(page, isList)) {
    if (!marked.has(list)) list.attribs['role'] ??= 'list';
  }
}

/** Puts HTML into an element, before or behind what is there. */
function insert(element: HtmlElement, place: 'start' | 'end', html: string): void {
  const nodes = [...parseHtml(html).children];
  if (place === 'end') for (const node of nodes) DomUtils.appendChild(element, node);
  else for (const node of nodes.reverse()) DomUtils.prependChild(element, node);
}

/**
 * Which names of a style sheet a page may need: its own classes, and the words of its scripts, which
 * may add any of them later.
 */
function usageTestOf(elements: readonly HtmlElement[], { words }: BrowserCode): UsageTest {
  const classes = new Set(elements.flatMap(({ attribs }) => (attribs['class'] ?? '').split(/\s+/)));
  const scripts = elements.flatMap(
    ({ attribs }) => attribs['data-island'] ?? attribs['data-enhancement'] ?? [],
  );
  const wordSets = ['page', ...Object.keys(pageModules), ...scripts].flatMap(
    (script) => words.get(script) ?? [],
  );
  return (name) => classes.has(name) || wordSets.some((wordSet) => wordSet.has(name));
}

const isStylesheet = ({ name, attribs }: HtmlElement) =>
  name === 'link' && (attribs['rel'] === 'stylesheet' || attribs['as'] === 'style');
