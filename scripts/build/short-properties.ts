import * as csstree from 'css-tree';
import { applyEdits, type Edit } from './edits';
import { shortNames } from './short-names';

/**
 * The stylesheet with short names for its custom properties: they are a seventh of it otherwise.
 * Every name that starts with two hyphens gets one, wherever it stands as a word; text in quotes
 * and addresses stay.
 * @param kept words that scripts use, which stay
 */
export function withShortProperties(css: string, kept: ReadonlySet<string>): string {
  const found: { name: string; start: number; end: number }[] = [];
  let isClass = false;
  csstree.tokenize(css, (type, start, end) => {
    const text = css.slice(start, end);
    if (type === csstree.tokenTypes.Ident && text.startsWith('--') && !isClass) {
      found.push({ name: text, start, end });
    }
    isClass = text === '.';
  });
  const names = new Set(found.map(({ name }) => name));
  const short = new Map<string, string>();
  const free = shortNames();
  for (const name of names) {
    if (kept.has(name)) continue;
    let next = `--${free.next().value}`;
    while (names.has(next) || kept.has(next)) next = `--${free.next().value}`;
    short.set(name, next);
  }
  const edits = found.flatMap(({ name, start, end }): Edit[] => {
    const text = short.get(name);
    return text === undefined ? [] : [{ start, end, text }];
  });
  return applyEdits(css, edits);
}
