import { classPrefixesOf, type BrowserCode } from './bundle-browser-code';
import { strayClientModules, type ClientModules } from './client-modules';
import { applyEdits, type Edit } from './edits';
import { pruningOf } from './prune';
import type { PageStyles, StyleDelivery } from './page-styles';
import { classAttributesOf, scanPage, type PageScan, type Vocabulary } from './scan-page';
import {
  clashingClasses,
  shortClassEdits,
  withShortNames,
  type ShortClasses,
} from './short-classes';
import { speculationRules } from './speculation-rules';
import type { LaterNames } from './styles';

/** What the transformation of every page has in common. */
export type PageTools = {
  readonly browserCode: BrowserCode;
  readonly clientModules: ClientModules;
  /** The policy that allows inline styles with these hashes. */
  readonly policyFor: (styleHashes: readonly string[]) => string;
  /** The HTML of an island as its own React root writes it. */
  readonly renderIsland: (name: string, props: string) => string;
  readonly stylesFor: PageStyles['stylesFor'];
  /** The names that the scripts of a page may add to it. */
  readonly laterNames: (scan: PageScan) => LaterNames;
  /** The short names of classes on pages with these scripts. */
  readonly shortClassesFor: (later: LaterNames) => ShortClasses;
};

/** What one page has of its own. */
export type PageSettings = {
  readonly styleDelivery: StyleDelivery;
  /** The names to choose its styles by, when it shares them with other pages. */
  readonly vocabulary?: Vocabulary;
  /** Hashes that its policy allows beside that of its own styles, asked for when it is known. */
  readonly otherStyleHashes?: () => readonly string[];
};

/** A page after its transformation, or what is wrong with it. */
export type TransformedPage = { readonly html: string; readonly problems: readonly string[] };

const isStylesheet = (attributes: Readonly<Record<string, string>>) =>
  attributes['rel'] === 'stylesheet' ||
  (attributes['rel'] === 'preload' && attributes['as'] === 'style');

/**
 * Turns a page as Next exports it into the page as it is served: Next's runtime out, islands as
 * roots of their own, the styles that the page uses, the page script, the policy, the rules for
 * loading ahead. Ranges are replaced; every other byte stays as it is.
 */
export function transformPage(
  html: string,
  tools: PageTools,
  settings: PageSettings,
): TransformedPage {
  const scan = scanPage(html);
  const later = tools.laterNames(scan);
  const shortClasses = tools.shortClassesFor(later);
  const pruning = pruningOf(html, scan);
  const problems = [
    ...pruning.problems,
    ...strayClientModules(pruning.clientModuleIds, tools.clientModules, scan.islands.length > 0),
    ...clashingClasses(scan.vocabulary, shortClasses).map(
      (name) => `class “${name}” is also the short name of another: give it a longer one`,
    ),
    ...scan.blocked.map((what) => `the policy blocks ${what}`),
    ...scan.propertyUses.map((what) => `a custom property in an attribute, use a class: ${what}`),
  ];

  const edits: Edit[] = [...pruning.cuts, ...shortClassEdits(scan.classAttributes, shortClasses)];
  for (const island of scan.islands) {
    const name = island.attributes['data-island'] ?? '';
    if (!(name in tools.browserCode.assets)) {
      problems.push(`no island “${name}” in components/islands/registry.ts`);
      continue;
    }
    const islandHtml = tools.renderIsland(name, island.attributes['data-props'] ?? '{}');
    const text = applyEdits(
      islandHtml,
      shortClassEdits(classAttributesOf(islandHtml), shortClasses),
    );
    edits.push({ start: island.contentStart, end: island.contentEnd, text });
  }

  const sheets = scan.links.filter(({ attributes }) => isStylesheet(attributes));
  const hrefs = sheets.flatMap(({ attributes }) =>
    attributes['rel'] === 'stylesheet' && attributes['href'] ? [attributes['href']] : [],
  );
  for (const { start, end } of sheets) edits.push({ start, end, text: '' });

  const charset = scan.metas.find(({ attributes }) => 'charset' in attributes);
  if (!charset) problems.push('no <meta charset>');
  else edits.push({ start: charset.start, end: charset.end, text: '' });

  const [firstSheet] = sheets;
  const style =
    firstSheet &&
    tools.stylesFor(
      hrefs,
      withShortNames(settings.vocabulary ?? scan.vocabulary, shortClasses),
      later,
      settings.styleDelivery,
    );
  if (!style) problems.push('no stylesheet of Next found');
  const hashes = new Set(settings.otherStyleHashes?.());
  if (style?.hash !== undefined) hashes.add(style.hash);

  const insert = (at: number, text: string) => edits.push({ start: at, end: at, text });
  insert(
    scan.head.contentStart,
    `<meta charset="utf-8"/>${policyTag(tools.policyFor([...hashes].sort()))}`,
  );
  // A file is asked for early. A style inside the page comes behind all tags, which programs that
  // unfurl links read only so far.
  const isInline = style?.hash !== undefined;
  if (firstSheet && style && !isInline) insert(firstSheet.start, style.element);
  insert(
    scan.head.contentEnd,
    pageScriptTag(tools.browserCode) + (style && isInline ? style.element : ''),
  );
  insert(scan.body.contentEnd, speculationRules);
  return { html: applyEdits(html, edits), problems };
}

/** The policy as a meta tag; the same text is sent as a header by hosts that send headers. */
export function policyTag(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"/>`;
}

/** The page script: a module, so it neither blocks the parser nor waits for it. */
export function pageScriptTag({ pageScript }: BrowserCode): string {
  return `<script async type="module" src="${pageScript}"></script>`;
}

/**
 * Finds the names that the scripts of a page may add to it: those in the sources of the page
 * script, and of the islands and parts that the page has. Alike pages get the same object.
 */
export function laterNamesFrom(browserCode: BrowserCode): PageTools['laterNames'] {
  const known = new Map<string, LaterNames>();
  return ({ islands, parts }) => {
    const assets = new Set([
      ...islands.map(({ attributes }) => attributes['data-island'] ?? ''),
      ...parts,
      // Asked for on any page, when an analytics id is configured.
      'consent',
    ]);
    const key = [...assets].sort().join(' ');
    const before = known.get(key);
    if (before) return before;
    const words = new Set(browserCode.pageScriptWords);
    for (const name of assets) {
      for (const word of browserCode.assetWords.get(name) ?? []) words.add(word);
    }
    const classPrefixes = [...assets].flatMap((name) => classPrefixesOf[name] ?? []);
    const names = { words, classPrefixes };
    known.set(key, names);
    return names;
  };
}
