/** An address without its %-escapes; nothing when one of them is broken. */
export function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

/**
 * An origin, checked: an absolute http(s) address without path, query, hash or credentials.
 * @param name what to call the value in the error
 */
export function validOrigin(name: string, value: string): string {
  const wrong = (reason: string) =>
    new Error(
      `${name} is “${value}”: ${reason}. Give the site's address alone, such as https://www.example.com`,
    );
  if (!URL.canParse(value)) throw wrong('it is not an absolute address');
  const url = new URL(value);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw wrong('it must start with https:// or http://');
  }
  if (url.username !== '' || url.password !== '')
    throw wrong('it must not hold a user or password');
  if (url.search !== '' || value.includes('?')) throw wrong('it must not have a query');
  if (url.hash !== '' || value.includes('#')) throw wrong('it must not have a hash');
  if (url.pathname !== '/') throw wrong('it must not have a path');
  // Browsers take more for a host; a star or a comma there would change the meaning of headers.
  if (
    !/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?$|^\[[0-9a-f:.]+\]$/.test(
      url.hostname,
    )
  ) {
    throw wrong(`its host “${url.hostname}” has letters that no host has`);
  }
  return url.origin;
}
