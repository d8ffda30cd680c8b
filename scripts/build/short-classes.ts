import * as csstree from 'css-tree';
import { applyEdits, type Edit } from './edits';
import type { ScannedAttribute, Vocabulary } from './scan-page';
import { shortNames } from './short-names';
import type { LaterNames } from './styles';

/** The short names that stand for class names in the export. */
export type ShortClasses = {
  /** By the name in the source. */
  readonly byName: ReadonlyMap<string, string>;
  /** Every short name in use. */
  readonly taken: ReadonlySet<string>;
};

/** No class has a short name. */
export const noShortClasses: ShortClasses = { byName: new Map(), taken: new Set() };

/** Every class that a stylesheet's selectors name, in their order. */
export function classNamesIn(css: string): Set<string> {
  const names = new Set<string>();
  csstree.walk(csstree.parse(css), (node) => {
    if (node.type === 'ClassSelector') names.add(csstree.ident.decode(node.name));
  });
  return names;
}

/**
 * The short names on the pages of a site. Its scripts already use some. A name that must stay
 * only for a script which a page does not have gets a short one on that page as well.
 * @param css the whole stylesheet of the site
 * @param base the short names that the scripts use
 * @returns the short names for pages with these scripts
 */
export function shortClassesByPage(
  css: string,
  base: ShortClasses,
): (later: LaterNames) => ShortClasses {
  const known = new Map<LaterNames, ShortClasses>();
  return (later) => {
    const short = known.get(later) ?? shortClassesOf(css, later, base);
    known.set(later, short);
    return short;
  };
}

/**
 * Gives the classes of a stylesheet short names, as CSS modules do. They are a third of a page's
 * HTML otherwise. Names that scripts use stay: those in their sources, and those that start like
 * the names a library puts together.
 * @param css the whole stylesheet of the site
 * @param kept names that must stay
 * @param base short names that are given already, to which these are added
 */
export function shortClassesOf(
  css: string,
  kept: LaterNames,
  base: ShortClasses = noShortClasses,
): ShortClasses {
  const names = classNamesIn(css);
  const stays = (name: string) =>
    kept.words.has(name) || kept.classPrefixes.some((prefix) => name.startsWith(prefix));
  const byName = new Map(base.byName);
  const free = shortNames();
  for (const name of names) {
    if (byName.has(name) || stays(name)) continue;
    // The short name must not be one that stays, nor one that a script may add.
    let next = free.next().value;
    while (names.has(next) || base.taken.has(next) || stays(next)) next = free.next().value;
    byName.set(name, next);
  }
  return { byName, taken: new Set(byName.values()) };
}

/** The stylesheet with the short names, and every other byte as it was. */
export function withShortClasses(css: string, short: ShortClasses): string {
  const edits: Edit[] = [];
  csstree.walk(csstree.parse(css, { positions: true }), (node) => {
    if (node.type !== 'ClassSelector' || !node.loc) return;
    const text = short.byName.get(csstree.ident.decode(node.name));
    // Behind the dot.
    const start = node.loc.start.offset + 1;
    if (text !== undefined) edits.push({ start, end: node.loc.end.offset, text });
  });
  return applyEdits(css, edits);
}

/** The edits that give a page the short names. */
export function shortClassEdits(
  classAttributes: readonly ScannedAttribute[],
  short: ShortClasses,
): Edit[] {
  return classAttributes.map(({ start, end, value }) => {
    const names = value.split(/\s+/).filter((name) => name !== '');
    const text = names.map((name) => short.byName.get(name) ?? name).join(' ');
    return {
      start,
      end,
      text: `class="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
    };
  });
}

/** The names of a page once it has the short ones. */
export function withShortNames({ classes, tags }: Vocabulary, short: ShortClasses): Vocabulary {
  return { classes: new Set(Array.from(classes, (name) => short.byName.get(name) ?? name)), tags };
}

/** Class names of a page that no stylesheet has, but that a short name now means. */
export function clashingClasses({ classes }: Vocabulary, short: ShortClasses): string[] {
  return [...classes].filter((name) => short.taken.has(name) && !short.byName.has(name));
}
