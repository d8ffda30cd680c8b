import type { ErrorMessage } from './error';

/** An address without its %-escapes; as it is when one of them is broken. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** A host as browsers take it: a star or a comma there would change the meaning of headers. */
const host = String.raw`(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?|\[[0-9a-f:.]+\]`;

/** Matches a whole address, without user and password, that ends in what a pattern says. */
export const addressPattern = (end: string): RegExp =>
  new RegExp(`^https?://(?:${host})(?::\\d+)?${end}$`, 'i');

/** What is wrong with an origin: an address without path and query. */
export function findOriginError(value: string): ErrorMessage | undefined {
  return addressPattern('/?').test(value) && URL.canParse(value)
    ? undefined
    : `“${value}” is not the address of a site\nGive it alone, such as https://www.example.com`;
}
