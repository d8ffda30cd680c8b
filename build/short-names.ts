import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { filesUnder } from './files';
import { elementsOf, type HtmlTree } from './html';
import type { Uses } from './page-styles';

/** The utilities of the style sheets that get another name, and that name. */
export type ShortNames = ReadonlyMap<string, string>;

const letters = 'abcdefghijklmnopqrstuvwxyz';
const nameOf = (index: number): string =>
  index < letters.length
    ? letters.charAt(index)
    : nameOf(Math.floor(index / letters.length) - 1) + letters.charAt(index % letters.length);

/** A class in a selector, with its escapes. */
const inSelector = /\.((?:[A-Za-z_-]|\\.)(?:[\w-]|\\.)*)/g;
const unescaped = (name: string) => name.replace(/\\(.)/g, '$1');
const startOfUtilities = '@layer utilities{';

/**
 * Short names for the utilities: the long ones are a kilobyte of a page, and with them the largest
 * did not fit the first flight of a connection (docs, Where the milliseconds go). They follow the
 * order of the style sheets, which compresses best, and hang on nothing else. Only names that could
 * be no word of a text or of code get another: those with a hyphen or a colon.
 * @param outDir the export, with Next's style sheets in it
 */
export function shortNamesOf(outDir: string): ShortNames {
  const names = new Set<string>();
  const components = new Set<string>();
  const sheets = filesUnder(outDir).filter((file) => file.endsWith('.css'));
  for (const sheet of sheets) {
    const css = readFileSync(join(outDir, sheet), 'utf8');
    const start = css.indexOf(startOfUtilities);
    for (const { 1: name = '', index } of css.matchAll(inSelector)) {
      (start >= 0 && index > start ? names : components).add(unescaped(name));
    }
  }
  // The last rules of a sheet are again of components.
  for (const name of components) names.delete(name);
  // What is read out alone is looked for by name, by tests as by readers of the page.
  names.delete('sr-only');
  return new Map(
    [...names].filter((name) => /[-:]/.test(name)).map((name, index) => [name, nameOf(index)]),
  );
}

/** Puts the short names into the `class` attributes of a page. */
export function shortenClasses(page: HtmlTree, short: ShortNames): void {
  for (const { attribs } of elementsOf(page, ({ attribs }) => attribs['class'] !== undefined)) {
    attribs['class'] = inWords(attribs['class'] ?? '', short);
  }
}

/**
 * Puts the short names into the rules of a page, and gives its custom properties short ones too.
 * @param isInScript whether a script on the page may use a property
 */
export function shortenRules(style: string, short: ShortNames, isInScript: Uses): string {
  const start = style.indexOf(startOfUtilities);
  if (start < 0) return shortenProperties(style, isInScript);
  const utilities = style.slice(start).replace(inSelector, (whole, name: string) => {
    const other = short.get(unescaped(name));
    return other === undefined ? whole : `.${other}`;
  });
  return shortenProperties(style.slice(0, start) + utilities, isInScript);
}

/**
 * Puts the short names into the components that run in the browser.
 * @param used is told the long names that a file has, by its path from the project's folder
 */
export function shortenInScripts(
  short: ShortNames,
  used: (file: string, names: readonly string[]) => void,
): Plugin {
  return {
    name: 'short-names',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]components[\\/].*\.tsx?$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const names = source.split(/[\s"'`]+/).filter((word) => short.has(word));
        used(relative('.', path).replaceAll('\\', '/'), names);
        return { contents: inWords(source, short), loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}

/** A text in which words between blanks or quotation marks have their short names. */
const inWords = (text: string, short: ShortNames): string =>
  text.replace(/[^\s"'`]+/g, (word) => short.get(word) ?? word);

/** Gives custom properties short names, those that no script sets. */
function shortenProperties(style: string, isInScript: Uses): string {
  const names = new Set(style.match(/--[a-z][\w-]*/g));
  const short = new Map(
    [...names]
      .filter((name) => !isInScript(name))
      .map((name, index) => [name, `--${nameOf(index)}`]),
  );
  return style.replace(/--[a-z][\w-]*/g, (name) => short.get(name) ?? name);
}
