/**
 * Signs of a text that was saved in another encoding than UTF-8, and characters that no page may
 * hold: control characters, and those that turn the direction of what follows.
 */
export const garbled = /\uFFFD|[\0-\x08\x0B\x0C\x0E-\x1F\u202A-\u202E]|[ÃÂ][\u0080-\u00BF]|â€/;
