import { Parser } from 'htmlparser2';

/** An element of an XML document. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own text, without its children's. */
  readonly text: string;
};

/**
 * Reads an XML document.
 * @throws an Error when it is not well-formed: tags that do not match, a bare `&`, no root
 */
export function readXml(source: string): XmlElement {
  const bare = /&(?!(amp|lt|gt|quot|apos|#\d+|#x[0-9a-fA-F]+);)/.exec(source);
  if (bare) throw new Error(`has a bare “&” at character ${bare.index}`);
  type Open = { name: string; attributes: Record<string, string>; children: Open[]; text: string };
  const document: Open = { name: '', attributes: {}, children: [], text: '' };
  const stack = [document];
  let fault: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element: Open = { name, attributes, children: [], text: '' };
        stack.at(-1)?.children.push(element);
        stack.push(element);
      },
      ontext(text) {
        const element = stack.at(-1);
        if (element) element.text += text;
      },
      onclosetag(name, implied) {
        const selfClosing = source.slice(parser.startIndex, parser.endIndex + 1).endsWith('/>');
        if (implied && !selfClosing) fault ??= `never closes <${name}>`;
        stack.pop();
      },
    },
    { xmlMode: true },
  );
  parser.write(source);
  parser.end();
  const closes = source.match(/<\/[^>]+>/g)?.length ?? 0;
  const opens = source.match(/<[^!?/][^>]*[^/]>|<[^!?/]>/g)?.length ?? 0;
  if (fault === undefined && opens !== closes) fault = 'has tags that do not match';
  if (fault !== undefined) throw new Error(fault);
  const [root, ...more] = document.children;
  if (root === undefined || more.length > 0) throw new Error('has no single root element');
  return root;
}

/** The children of a name. */
export function elementsNamed(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** The text of the first child of a name, without spaces around it. */
export function textOfChild(element: XmlElement, name: string): string | undefined {
  return elementsNamed(element, name)[0]?.text.trim();
}
