import { UserError } from '@/lib/content/error';

/** An address without its %-escapes; nothing when one of them is broken. */
export function decodeAddress(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

const host = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?$|^\[[0-9a-f:.]+\]$/;

/** What is wrong with an absolute http(s) address; nothing when it is in order. */
export function addressFault(value: string): string | undefined {
  if (!URL.canParse(value)) return 'it is not an absolute address';
  const { protocol, username, password, hostname } = new URL(value);
  if (!/^https?:$/.test(protocol)) return 'it must start with https:// or http://';
  if (username !== '' || password !== '') return 'it must not hold a user or password';
  if (value.includes('#')) return 'it must not have a hash';
  // Browsers take more for a host; a star or a comma there would change the meaning of headers.
  return host.test(hostname) ? undefined : `its host “${hostname}” has letters that no host has`;
}

/** What is wrong with an origin: an address without path and query. */
export function originFault(value: string): string | undefined {
  const fault = addressFault(value);
  if (fault !== undefined) return fault;
  if (value.includes('?')) return 'it must not have a query';
  return new URL(value).pathname === '/' ? undefined : 'it must not have a path';
}

/** What to write for an origin. */
export const originFix = "Give the site's address alone, such as https://www.example.com";

/**
 * An origin, checked.
 * @param name what to call the value in the error
 * @throws UserError that says what is wrong with it
 */
export function validOrigin(name: string, value: string): string {
  const fault = originFault(value);
  if (fault !== undefined)
    throw new UserError(`${name} is “${value}”: ${fault}. ${originFix}.`);
  return new URL(value).origin;
}
