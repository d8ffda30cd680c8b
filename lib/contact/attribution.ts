/** The parameters of a campaign's links (Google Analytics, "URL builders"). */
const campaign = /^utm_/;

/** What a field may hold at most, in characters: addresses are written by anybody. */
const MAX_VALUE_LENGTH = 200;

/**
 * Where a visitor comes from, as the contact form tells a form service: what the button that led
 * to it was for, the page that the button is on, and the campaign of the visit.
 * @param address the contact page's own
 * @param referrer where the browser says that the visitor comes from; may be empty
 * @returns names and values of hidden fields; what is not known is left out
 */
export function attributionFields(
  address: string,
  referrer: string,
): [name: string, value: string][] {
  const { origin, searchParams } = new URL(address);
  const knownParameters = [...searchParams].filter(
    ([name]) => name === 'intent' || name === 'product' || campaign.test(name),
  );
  const referrerUrl = referrer === '' ? undefined : new URL(referrer);
  const page: [string, string][] =
    referrerUrl?.origin === origin ? [['page', referrerUrl.pathname]] : [];
  return [...knownParameters, ...page].map(([name, value]) => [
    name,
    value.slice(0, MAX_VALUE_LENGTH),
  ]);
}

/**
 * An address of the site as a visit of a campaign follows it, so that the campaign is still known
 * where the visitor writes, without anything being stored.
 * @param href an address of the site
 * @param search the query of the address that the visitor is at
 */
export function withCampaign(href: string, search: string): string {
  const campaignParameters = [...new URLSearchParams(search)].filter(([name]) =>
    campaign.test(name),
  );
  if (campaignParameters.length === 0) return href;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  const parameters = new URLSearchParams(query);
  for (const [name, value] of campaignParameters)
    if (!parameters.has(name)) parameters.append(name, value);
  return `${path}?${parameters}${hash}`;
}
