/** Where the way of writing amounts is remembered for the visit, by desks and demo. */
const KEY = 'amounts';

/** How amounts are written in this visit; null where nothing was chosen, or nothing may be stored. */
export function rememberedAmountStyle(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Remembers it; where nothing may be stored, the choice holds on this page alone. */
export function rememberAmountStyle(style: string): void {
  try {
    sessionStorage.setItem(KEY, style);
  } catch {
    // It holds until the page is left.
  }
}
