/**
 * A text and the space that parts it from the next one for readers of the page's text; one node,
 * where a space of its own would be another.
 */
export const spaced = (text: string): string => `${text} `;
