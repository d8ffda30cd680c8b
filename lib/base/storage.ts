/** A place where a browser keeps a text: for the visit (`sessionStorage`), or until it is cleared. */
type Place = 'sessionStorage' | 'localStorage';

/** The text that is kept under a key; null where there is none, or where nothing may be stored. */
export function readStored(place: Place, key: string): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a text under a key, or takes away what is kept there (null).
 * @returns whether the browser let it
 */
export function store(place: Place, key: string, text: string | null): boolean {
  try {
    if (text === null) window[place].removeItem(key);
    else window[place].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
