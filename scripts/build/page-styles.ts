import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from './bundle-browser-code';
import type { Vocabulary } from './scan-page';
import {
  noShortClasses,
  shortClassesOf,
  withShortClasses,
  withShortNames,
  type ShortClasses,
} from './short-classes';
import { withShortProperties } from './short-properties';
import { styleExtractor, type LaterNames, type StyleExtractor } from './styles';

/**
 * Whether the export has short names of classes and custom properties. They save 1.3 KB of
 * brotli a page and a fifth of its HTML on disk; set it to false to read the source's names in
 * the browser's tools.
 */
const shortensNames = true;

/** How a page gets its styles: as a file of its own, or inside the HTML. */
export type StyleDelivery = 'external' | 'inline';

/** What a page needs for its styles. */
export type StyledPage = {
  /** The element that brings them. */
  readonly element: string;
  /** The class names by which they know the page's elements. */
  readonly shortClasses: ShortClasses;
};

/** The styles of all pages: each page's rules, every distinct set of them once. */
export type PageStyles = {
  /**
   * The styles of a page.
   * @param hrefs addresses of Next's stylesheets, in order
   * @param later names that the page's scripts may add; they stay as they are
   */
  readonly stylesFor: (
    hrefs: readonly string[],
    vocabulary: Vocabulary,
    later: LaterNames,
  ) => StyledPage;
  /** Hashes of the inline style elements so far, for the policy: `sha256-…`. */
  readonly inlineHashes: () => string[];
  /** Writes the files of the sets asked for. */
  readonly writeFiles: () => Promise<number>;
};

/** A stylesheet with its names made short, ready to be cut down. */
type Sheet = { readonly shortClasses: ShortClasses; readonly extract: StyleExtractor };

/**
 * Prepares the styles of the pages of an export.
 * @param outDir the export, with Next's stylesheets still in it
 */
export function pageStyles(outDir: string, delivery: StyleDelivery): PageStyles {
  const sheets = new Map<LaterNames, Map<string, Sheet>>();
  const elements = new Map<string, string>();
  const files = new Map<string, string>();
  const hashes = new Set<string>();

  const sheetOf = (hrefs: readonly string[], later: LaterNames): Sheet => {
    const ofScripts = sheets.get(later) ?? new Map<string, Sheet>();
    sheets.set(later, ofScripts);
    const key = hrefs.join(' ');
    const known = ofScripts.get(key);
    if (known) return known;
    const css = hrefs
      .map((href) => withAbsoluteUrls(readFileSync(join(outDir, href), 'utf8'), href))
      .join('\n');
    const shortClasses = shortensNames ? shortClassesOf(css, later) : noShortClasses;
    const short = shortensNames
      ? withShortProperties(withShortClasses(css, shortClasses), later.words)
      : css;
    const sheet = { shortClasses, extract: styleExtractor(short) };
    ofScripts.set(key, sheet);
    return sheet;
  };

  const elementOf = (css: string): string => {
    const known = elements.get(css);
    if (known) return known;
    const sha256 = createHash('sha256').update(css).digest();
    let element: string;
    if (delivery === 'inline') {
      hashes.add(`sha256-${sha256.toString('base64')}`);
      element = `<style>${css}</style>`;
    } else {
      const file = `${siteFolder}/page.${sha256.toString('hex').slice(0, 10)}.css`;
      files.set(file, css);
      element = `<link rel="stylesheet" href="/${file}"/>`;
    }
    elements.set(css, element);
    return element;
  };

  return {
    stylesFor: (hrefs, vocabulary, later) => {
      const { shortClasses, extract } = sheetOf(hrefs, later);
      const css = extract(withShortNames(vocabulary, shortClasses), later);
      return { element: elementOf(css), shortClasses };
    },
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
