/**
 * The comment before each space that the build puts between an island's words (build/separate-text.ts).
 */
export const separatorMark = 'space';

/** Takes those spaces out again: React must find the HTML that it wrote, and passes comments over. */
export function removeSeparators(island: HTMLElement): void {
  const comments = document.createTreeWalker(island, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const { nodeValue, nextSibling } = comments.currentNode;
    if (nodeValue !== separatorMark || !(nextSibling instanceof Text)) continue;
    nextSibling.deleteData(0, 1);
    if (nextSibling.data === '') nextSibling.remove();
  }
}
