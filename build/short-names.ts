import { elementsOf, type HtmlTree } from './html';
import type { Uses } from './page-styles';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const nameOf = (index: number): string =>
  index < letters.length
    ? letters.charAt(index)
    : nameOf(Math.floor(index / letters.length) - 1) + letters.charAt(index % letters.length);

/** A class in a selector, with its escapes. */
const inSelector = /\.((?:[A-Za-z_-]|\\.)(?:[\w-]|\\.)*)/g;
const unescaped = (name: string) => name.replace(/\\(.)/g, '$1');

/**
 * Gives a page's utilities short names, in its HTML and its style sheet alike: the long ones are a
 * kilobyte of a page, and with them the largest did not fit the first flight of a connection (docs,
 * Where the milliseconds go). Names of components, and all that a script on the page may use, stay.
 * @param page changed in place
 * @param style the page's rules
 * @param isInScript whether a script on the page may use a name
 * @returns the rules under the new names
 */
export function shortenNames(page: HtmlTree, style: string, isInScript: Uses): string {
  const utilities = style.indexOf('@layer utilities{');
  if (utilities < 0) return style;
  const namesIn = (css: string) =>
    new Set([...css.matchAll(inSelector)].map(([, name = '']) => unescaped(name)));
  const components = namesIn(style.slice(0, utilities));
  const candidates = namesIn(style.slice(utilities));
  const classed = elementsOf(page, ({ attribs }) => attribs['class'] !== undefined);
  const counts = new Map<string, number>();
  for (const { attribs } of classed) {
    for (const name of (attribs['class'] ?? '').split(/\s+/)) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const short = new Map<string, string>();
  const taken = new Set([...components, ...counts.keys()]);
  let index = 0;
  for (const [name] of [...counts].sort(([, a], [, b]) => b - a)) {
    if (!candidates.has(name) || components.has(name) || isInScript(name)) continue;
    // What is read out alone is looked for by name, by tests as by readers of the page.
    if (name === 'sr-only') continue;
    while (taken.has(nameOf(index)) || isInScript(nameOf(index))) index += 1;
    short.set(name, nameOf(index));
    index += 1;
  }
  for (const { attribs } of classed) {
    const names = (attribs['class'] ?? '').split(/\s+/);
    attribs['class'] = names.map((name) => short.get(name) ?? name).join(' ');
  }
  const rules = style
    .slice(utilities)
    .replace(inSelector, (whole, name: string) =>
      short.has(unescaped(name)) ? `.${short.get(unescaped(name))}` : whole,
    );
  return shortenProperties(style.slice(0, utilities) + rules, isInScript);
}

/** Gives custom properties short names, those that no script sets. */
function shortenProperties(style: string, isInScript: Uses): string {
  const counts = new Map<string, number>();
  for (const [name] of style.matchAll(/--[a-z][\w-]*/g))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const short = new Map(
    names.filter((name) => !isInScript(name)).map((name, index) => [name, `--${nameOf(index)}`]),
  );
  return style.replace(/--[a-z][\w-]*/g, (name) => short.get(name) ?? name);
}
