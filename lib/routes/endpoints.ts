/** The settings that name an address of another service, which visitors' browsers send to. */
export type EndpointName = 'NEXT_PUBLIC_CONTACT_ENDPOINT' | 'NEXT_PUBLIC_VITALS_ENDPOINT';

/**
 * An address that the site sends to, checked: it becomes a part of every page and of the policy.
 * @param name the setting, for the error
 * @param value its value; unset or empty means that there is none
 * @returns the address, or undefined when there is none
 * @throws an Error that names the setting and what is wrong with it
 */
export function endpointFrom(name: EndpointName, value: string | undefined): URL | undefined {
  const given = value?.trim() ?? '';
  if (given === '') return undefined;
  const wrong = (reason: string) =>
    new Error(
      `${name} is “${given}”: ${reason}. Give the whole address, such as https://forms.example.com/website, or leave it unset`,
    );
  if (!URL.canParse(given)) throw wrong('it is not an absolute address');
  const url = new URL(given);
  if (url.protocol !== 'https:') throw wrong('it must start with https://');
  if (url.username !== '' || url.password !== '')
    throw wrong('it must not hold a user or password');
  if (given.includes('#')) throw wrong('it must not have a hash');
  // These part or widen the sources of a policy (CSP level 3, section 2.3.1).
  if (/[*,;\s'"]/.test(given))
    throw wrong('it must not hold a star, comma, semicolon, quote or space');
  return url;
}
