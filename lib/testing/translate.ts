/**
 * Does to an element what browsers' translators do to a page: every text goes into two elements of
 * its own, and reads otherwise. Runs in a page, too.
 */
export function translate(element: Element): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
  for (const text of found) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(/\S/.test(text.data) ? `‹${text.data}›` : text.data);
  }
}
