import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from './bundle-browser-code';
import type { Vocabulary } from './scan-page';
import { noShortClasses, withShortClasses, type ShortClasses } from './short-classes';
import { withShortProperties } from './short-properties';
import { styleExtractor, type LaterNames, type StyleExtractor } from './styles';

/**
 * How a page gets its styles: as a file of its own, or inside the HTML. Inside, they save a round
 * trip before anything is shown (a quarter of a second on a slow line), and their hash has to
 * stand in the policy.
 */
export type StyleDelivery = 'external' | 'inline';

/** The styles of a page. */
export type PageStyle = {
  /** The element that brings them. */
  readonly element: string;
  /** Its hash, when it is inline: `sha256-…`. */
  readonly hash?: string;
};

/** The styles of all pages: each page's rules, every distinct set of them once. */
export type PageStyles = {
  /**
   * The styles of a page.
   * @param hrefs addresses of Next's stylesheets, in order
   * @param vocabulary the page's names, with the short ones in place
   * @param later names that the page's scripts may add
   * @throws when there are none to choose from
   */
  readonly stylesFor: (
    hrefs: readonly string[],
    vocabulary: Vocabulary,
    later: LaterNames,
    delivery: StyleDelivery,
  ) => PageStyle;
  /** Hashes of the inline style elements so far, for the policy: `sha256-…`. */
  readonly inlineHashes: () => string[];
  /** Writes the files of the sets asked for. */
  readonly writeFiles: () => Promise<number>;
};

/**
 * Prepares the styles of the pages of an export.
 * @param outDir the export, with Next's stylesheets still in it
 * @param shortClassesFor the class names that pages with these scripts have instead of the
 * source's
 */
export function pageStyles(
  outDir: string,
  shortClassesFor: (later: LaterNames) => ShortClasses,
): PageStyles {
  const extractors = new Map<LaterNames, Map<string, StyleExtractor>>();
  const styles = new Map<string, PageStyle>();
  const files = new Map<string, string>();
  const hashes = new Set<string>();

  const extractorOf = (hrefs: readonly string[], later: LaterNames): StyleExtractor => {
    const ofScripts = extractors.get(later) ?? new Map<string, StyleExtractor>();
    extractors.set(later, ofScripts);
    const key = hrefs.join(' ');
    const known = ofScripts.get(key);
    if (known) return known;
    const css = hrefs.map((href) => readStylesheet(outDir, href)).join('\n');
    const shortClasses = shortClassesFor(later);
    const named = withShortClasses(css, shortClasses);
    const extractor = styleExtractor(
      shortClasses === noShortClasses ? named : withShortProperties(named, later.words),
    );
    ofScripts.set(key, extractor);
    return extractor;
  };

  const styleOf = (css: string, delivery: StyleDelivery): PageStyle => {
    const key = `${delivery} ${css}`;
    const known = styles.get(key);
    if (known) return known;
    const sha256 = createHash('sha256').update(css).digest();
    const style =
      delivery === 'inline'
        ? { element: `<style>${css}</style>`, hash: `sha256-${sha256.toString('base64')}` }
        : { element: `<link rel="stylesheet" href="/${fileOf(sha256)}"/>` };
    if (style.hash === undefined) files.set(fileOf(sha256), css);
    else hashes.add(style.hash);
    styles.set(key, style);
    return style;
  };
  const fileOf = (sha256: Buffer) =>
    `${siteFolder}/page.${sha256.toString('hex').slice(0, 10)}.css`;

  return {
    stylesFor: (hrefs, vocabulary, later, delivery) =>
      styleOf(extractorOf(hrefs, later)(vocabulary, later), delivery),
    inlineHashes: () => [...hashes].sort(),
    writeFiles: async () => {
      await mkdir(join(outDir, siteFolder), { recursive: true });
      await Promise.all([...files].map(([file, css]) => writeFile(join(outDir, file), css)));
      return files.size;
    },
  };
}

/**
 * A stylesheet that means the same files from anywhere: its relative addresses made absolute.
 * @param href its own address, such as /_next/static/chunks/a.css
 */
export function withAbsoluteUrls(css: string, href: string): string {
  return css.replace(
    /url\((["']?)(?![/#]|[a-z][a-z\d+.-]*:)([^"')]+)\1\)/gi,
    (_, quote: string, url: string) => {
      const { pathname, search, hash } = new URL(url, `http://site${href}`);
      return `url(${quote}${pathname}${search}${hash}${quote})`;
    },
  );
}

/** A stylesheet of the export, with absolute addresses. */
function readStylesheet(outDir: string, href: string): string {
  return withAbsoluteUrls(readFileSync(join(outDir, href), 'utf8'), href);
}

/** Every stylesheet that Next wrote, one behind the other. */
export function allStylesheets(outDir: string): string {
  const folder = '/_next/static/chunks';
  return readdirSync(join(outDir, folder))
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => readStylesheet(outDir, `${folder}/${file}`))
    .join('\n');
}
