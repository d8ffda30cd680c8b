import ts from 'typescript';
import type { Edit } from './edits';

/** A piece of a string in a source file: where it stands, and its text. */
export type Literal = { readonly start: number; readonly end: number; readonly text: string };

/**
 * The strings of a source file that are lists of classes and nothing else: every word of them is
 * a class of the stylesheet. A single word must also look like one, because `hidden` or `table`
 * may mean something else.
 * @param source TypeScript, with or without JSX
 * @param isClass whether the stylesheet has a class of that name
 */
export function classLiteralsOf(source: string, isClass: (name: string) => boolean): Literal[] {
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true);
  const literals: Literal[] = [];
  const visit = (node: ts.Node): void => {
    const edges = edgesOf(node);
    if (edges) {
      const start = node.getStart(file) + edges.before;
      const end = node.getEnd() - edges.after;
      const text = source.slice(start, end);
      if (isClassList(text, edges, isClass)) literals.push({ start, end, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return literals;
}

/** How many characters of a string's node are not its text, and whether an expression adjoins. */
type Edges = {
  readonly before: number;
  readonly after: number;
  readonly openStart?: boolean;
  readonly openEnd?: boolean;
};

function edgesOf(node: ts.Node): Edges | undefined {
  if (ts.isStringLiteralLike(node)) {
    return ts.isImportDeclaration(node.parent) ? undefined : { before: 1, after: 1 };
  }
  if (ts.isTemplateHead(node)) return { before: 1, after: 2, openEnd: true };
  if (ts.isTemplateMiddle(node)) return { before: 1, after: 2, openStart: true, openEnd: true };
  if (ts.isTemplateTail(node)) return { before: 1, after: 1, openStart: true };
  return undefined;
}

function isClassList(
  text: string,
  { openStart = false, openEnd = false }: Edges,
  isClass: (name: string) => boolean,
): boolean {
  const words = wordsOf(text);
  // A word beside an expression may be a part of one.
  if (openStart && /^\S/.test(text)) return false;
  if (openEnd && /\S$/.test(text)) return false;
  if (text.includes('\\') || words.length === 0 || !words.every(isClass)) return false;
  return words.length > 1 || /[-:/]/.test(text);
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** The edits that give the class lists of a source file other names. */
export function literalEdits(
  literals: readonly Literal[],
  nameOf: (name: string) => string,
): Edit[] {
  return literals.map(({ start, end, text }) => ({
    start,
    end,
    text: text.replace(/\S+/g, nameOf),
  }));
}
