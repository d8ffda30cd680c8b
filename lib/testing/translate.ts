/**
 * Does to a page what browsers' translators do: every text goes into two elements of its own, and
 * reads otherwise. Stands by itself, so that browsers can be handed it.
 */
export function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const textNodes: Text[] = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (text instanceof Text && !text.parentElement?.closest('script, style')) textNodes.push(text);
  }
  for (const text of textNodes) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(/\S/.test(text.data) ? `‹${text.data}›` : text.data);
  }
}
