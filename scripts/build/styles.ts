import * as csstree from 'css-tree';
import type { Vocabulary } from './scan-page';

/** Names that scripts may add to a page later: words in their source. */
export type LaterNames = {
  /** Class and element names, and `--custom-property` names. */
  readonly words: ReadonlySet<string>;
  /** Beginnings of class names that a library puts together, such as `swiper-`. */
  readonly classPrefixes: readonly string[];
};

/** Cuts a stylesheet down to what a page can use. */
export type StyleExtractor = (page: Vocabulary, later: LaterNames) => string;

/** Whether a selector can match anything on the page. */
type Matcher = (names: Names) => boolean;

type Names = { hasClass: (name: string) => boolean; hasTag: (name: string) => boolean };

type Declaration = {
  readonly kind: 'declaration';
  readonly property: string;
  readonly text: string;
};
type Rule = {
  readonly kind: 'rule';
  readonly selectors: readonly { readonly text: string; readonly matches: Matcher }[];
  readonly body: readonly Item[];
};
type Group = { readonly kind: 'group'; readonly prelude: string; readonly body: readonly Item[] };
/** An at-rule that is kept whole when the named thing is used, or always when it has no name. */
type Whole = {
  readonly kind: 'whole';
  readonly at: string;
  readonly name?: string;
  readonly text: string;
};
type Item = Declaration | Rule | Group | Whole;

const always: Matcher = () => true;

/**
 * Pseudo-elements and -classes that exist only in some elements. Others can match anywhere.
 * Source: HTML standard's rendering section and Chromium's, Gecko's and WebKit's form styles.
 */
const elementsOf: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(file-selector-button|-webkit-(inner|outer)-spin-button)$/, ['input']],
  [/^-webkit-(search|datetime|date-and-time|calendar)/, ['input']],
  [/^-?(moz-|webkit-input-|ms-input-)?placeholder(-shown)?$/, ['input', 'textarea']],
  [/^-moz-ui-invalid$/, ['input', 'textarea', 'select']],
  [/^-moz-focusring$/, ['a', 'button', 'input', 'textarea', 'select', 'summary']],
  [/^(-webkit-)?(details-content|details-marker)$/, ['details']],
];

function pseudoMatcher(name: string): Matcher {
  const tags = elementsOf.find(([pattern]) => pattern.test(name))?.[1];
  return tags ? ({ hasTag }) => tags.some(hasTag) : always;
}

/** Functional pseudo-classes of which one argument must match. */
const anyOf = new Set(['is', 'where', 'has', 'matches', '-webkit-any', '-moz-any', 'host']);

function matcherOf(node: csstree.CssNode): Matcher {
  switch (node.type) {
    case 'ClassSelector': {
      const name = csstree.ident.decode(node.name);
      return ({ hasClass }) => hasClass(name);
    }
    case 'TypeSelector': {
      // `*`, and `svg|a` with a namespace, may match anything.
      const name = csstree.ident.decode(node.name).toLowerCase();
      return name === '*' || name.includes('|') ? always : ({ hasTag }) => hasTag(name);
    }
    case 'PseudoClassSelector':
    case 'PseudoElementSelector': {
      const name = node.name.toLowerCase();
      if (node.children && anyOf.has(name)) {
        const lists = node.children.toArray().filter((child) => child.type === 'SelectorList');
        const options = lists.flatMap((list) => list.children.toArray().map(matcherOf));
        return options.length === 0 ? always : (names) => options.some((matches) => matches(names));
      }
      return pseudoMatcher(name);
    }
    case 'Selector': {
      const needs = node.children
        .toArray()
        .map(matcherOf)
        .filter((matches) => matches !== always);
      return needs.length === 0 ? always : (names) => needs.every((matches) => matches(names));
    }
    default:
      // Ids, attributes, combinators, `&`, :not(): never a reason to drop a rule.
      return always;
  }
}

/** At-rules that hold rules of their own. */
const groupRules = new Set(['media', 'supports', 'layer', 'container', 'starting-style', 'scope']);

/** At-rules that matter only when something uses their name. */
const namedRules = new Set(['keyframes', '-webkit-keyframes', 'property', 'font-face']);

function itemsOf(css: string, children: csstree.List<csstree.CssNode>): Item[] {
  const text = (node: csstree.CssNode) =>
    node.loc ? css.slice(node.loc.start.offset, node.loc.end.offset) : csstree.generate(node);

  return children.toArray().flatMap((node): Item[] => {
    switch (node.type) {
      case 'Declaration':
        return [{ kind: 'declaration', property: node.property, text: text(node) }];
      case 'Rule': {
        const selectors =
          node.prelude.type === 'SelectorList'
            ? node.prelude.children
                .toArray()
                .map((selector) => ({ text: text(selector), matches: matcherOf(selector) }))
            : [{ text: text(node.prelude), matches: always }];
        return [{ kind: 'rule', selectors, body: itemsOf(css, node.block.children) }];
      }
      case 'Atrule': {
        const at = node.name.toLowerCase();
        if (node.block && groupRules.has(at)) {
          const prelude = `@${node.name}${node.prelude ? ` ${text(node.prelude).trim()}` : ''}`;
          return [{ kind: 'group', prelude, body: itemsOf(css, node.block.children) }];
        }
        const name = namedRules.has(at) ? nameOf(at, node, text) : undefined;
        // A statement's range may or may not hold its semicolon.
        const whole = text(node).replace(/;$/, '') + (node.block ? '' : ';');
        return [{ kind: 'whole', at, text: whole, ...(name !== undefined && { name }) }];
      }
      case 'Comment':
      case 'WhiteSpace':
        return [];
      default:
        return [{ kind: 'whole', at: '', text: text(node) }];
    }
  });
}

/** The name by which other rules use an at-rule: of keyframes, a property, a font family. */
function nameOf(
  at: string,
  node: csstree.Atrule,
  text: (node: csstree.CssNode) => string,
): string | undefined {
  if (at !== 'font-face') return node.prelude ? text(node.prelude).trim() : undefined;
  for (const child of node.block?.children.toArray() ?? []) {
    if (child.type === 'Declaration' && child.property === 'font-family') {
      return text(child.value)
        .trim()
        .replace(/^(['"])(.*)\1$/, '$2');
    }
  }
  return undefined;
}

/** Every class and element name that the selectors mention: what extraction depends on. */
function mentionedIn(ast: csstree.CssNode): { classes: string[]; tags: string[] } {
  const classes = new Set<string>();
  const tags = new Set<string>(elementsOf.flatMap(([, names]) => names));
  csstree.walk(ast, (node) => {
    if (node.type === 'ClassSelector') classes.add(csstree.ident.decode(node.name));
    if (node.type === 'TypeSelector') tags.add(csstree.ident.decode(node.name).toLowerCase());
  });
  return { classes: [...classes], tags: [...tags] };
}

const isCustom = (property: string) => property.startsWith('--');

/**
 * Prepares a stylesheet for cutting down. Rules are kept with their own bytes; what goes is
 * - selectors that name a class or element which the page does not have and scripts do not add,
 * - custom properties, @property, @keyframes and @font-face that nothing left uses,
 * - rules and groups that are empty then (but not `@layer a, b;`, which sets the order).
 * The result is kept for each set of names, so that many alike pages cost one extraction.
 * @param css a whole stylesheet
 * @throws when the stylesheet cannot be parsed
 */
export function styleExtractor(css: string): StyleExtractor {
  const ast = csstree.parse(css, {
    positions: true,
    parseValue: false,
    parseAtrulePrelude: false,
    parseCustomProperty: false,
    onParseError: (error) => {
      throw new Error(`The stylesheet cannot be parsed: ${error.message}`);
    },
  });
  if (ast.type !== 'StyleSheet') throw new Error('Not a stylesheet.');
  const items = itemsOf(css, ast.children);
  const mentioned = mentionedIn(ast);
  const results = new Map<string, string>();

  return (page, later) => {
    const hasLaterPrefix = (name: string) =>
      later.classPrefixes.some((prefix) => name.startsWith(prefix));
    const classes = new Set(
      mentioned.classes.filter(
        (name) => page.classes.has(name) || later.words.has(name) || hasLaterPrefix(name),
      ),
    );
    const tags = new Set(
      mentioned.tags.filter((name) => page.tags.has(name) || later.words.has(name)),
    );
    const properties = [...later.words].filter(isCustom).sort();
    const key = [...classes, '', ...tags, '', ...properties].join(' ');
    const known = results.get(key);
    if (known !== undefined) return known;
    const names: Names = {
      hasClass: (name) => classes.has(name),
      hasTag: (name) => tags.has(name),
    };
    const result = write(matching(items, names), properties);
    results.set(key, result);
    return result;
  };
}

/** The items without the selectors that cannot match, and without rules that have none left. */
function matching(items: readonly Item[], names: Names): Item[] {
  return items.flatMap((item): Item[] => {
    if (item.kind === 'rule') {
      const selectors = item.selectors.filter(({ matches }) => matches(names));
      return selectors.length === 0
        ? []
        : [{ ...item, selectors, body: matching(item.body, names) }];
    }
    return item.kind === 'group' ? [{ ...item, body: matching(item.body, names) }] : [item];
  });
}

/** Writes the items, leaving out named things that nothing uses. */
function write(items: readonly Item[], usedByScripts: readonly string[]): string {
  const used = usedNames(items, usedByScripts);

  const writeAll = (list: readonly Item[]): string => {
    let output = '';
    let open = false;
    for (const item of list) {
      if (item.kind === 'declaration') {
        if (isCustom(item.property) && !used.has(item.property)) continue;
        output += (open ? ';' : '') + item.text;
        open = true;
        continue;
      }
      const text = writeOne(item);
      if (text === '') continue;
      output += (open ? ';' : '') + text;
      open = false;
    }
    return output;
  };
  const writeOne = (item: Exclude<Item, Declaration>): string => {
    if (item.kind === 'whole') {
      return item.name === undefined || used.has(item.name) ? item.text : '';
    }
    const body = writeAll(item.body);
    if (body === '') return '';
    const prelude =
      item.kind === 'group' ? item.prelude : item.selectors.map(({ text }) => text).join(',');
    return `${prelude}{${body}}`;
  };
  return writeAll(items);
}

/** Names in use: those in values, and those in the values of what is used by name. */
function usedNames(items: readonly Item[], usedByScripts: readonly string[]): ReadonlySet<string> {
  const texts: string[] = [...usedByScripts];
  const waiting: { name: string; text: string }[] = [];
  const collect = (list: readonly Item[]): void => {
    for (const item of list) {
      if (item.kind === 'declaration') {
        if (isCustom(item.property)) {
          // Its own name is no use of it.
          waiting.push({ name: item.property, text: item.text.slice(item.property.length) });
        } else texts.push(item.text);
      } else if (item.kind === 'whole') {
        if (item.name === undefined) texts.push(item.text);
        else waiting.push({ name: item.name, text: item.at === 'property' ? '' : item.text });
      } else {
        if (item.kind === 'group') texts.push(item.prelude);
        collect(item.body);
      }
    }
  };
  collect(items);

  const used = new Set<string>();
  let all = texts.join('\n');
  let left = waiting;
  for (let grown = true; grown;) {
    const next: typeof left = [];
    const added: string[] = [];
    for (const entry of left) {
      if (used.has(entry.name) || mentions(all, entry.name)) {
        used.add(entry.name);
        added.push(entry.text);
      } else next.push(entry);
    }
    grown = added.length > 0;
    all = added.join('\n');
    left = next;
  }
  return used;
}

/** Whether a text has a name as a whole word. */
function mentions(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + name.length] ?? ' ';
    if (!/[\w-]/.test(before) && !/[\w-]/.test(after)) return true;
  }
  return false;
}

/**
 * The words of a script's source that may be names of classes, elements or custom properties.
 * Generous on purpose: a rule too many costs bytes, a rule too few the looks.
 */
export function wordsIn(source: string): Set<string> {
  const words = new Set<string>();
  for (const [token] of source.matchAll(/[^\s"'`]+/g)) {
    words.add(token);
    for (const [part] of token.matchAll(/[\w-]+/g)) words.add(part);
  }
  return words;
}
