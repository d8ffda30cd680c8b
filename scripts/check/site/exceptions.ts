/**
 * Addresses that cards link to although no page stands there yet; the specification names each.
 * A visitor who follows one gets the not-found page with the matching card. Links to them must
 * be `nofollow`, and no other link may lead nowhere.
 */
export const unregisteredPaths: ReadonlySet<string> = new Set([
  '/company/case-studies/1',
  '/company/case-studies/2',
  '/company/case-studies/3',
  '/company/case-studies/beverage-roi',
  '/company/case-studies/omnichannel-growth',
  '/company/blogs/2',
  '/company/blogs/3',
  '/company/blogs/4',
  '/company/blogs/trade-promotion-roi',
  '/company/blogs/omnichannel-future',
]);
