import { attributionFields, withCampaign } from './attribution';

const contact = 'https://www.example.com/contact';

it.each([
  ['', '', {}],
  [
    '?intent=demo&product=octomine',
    'https://www.example.com/solutions/octomine?utm_source=x#kpis',
    { intent: 'demo', product: 'octomine', page: '/solutions/octomine' },
  ],
  [
    '?utm_source=news&fbclid=1&utm_medium=mail',
    'https://search.example/?q=what+they+asked',
    { utm_source: 'news', utm_medium: 'mail' },
  ],
  [`?intent=${'x'.repeat(500)}`, '', { intent: 'x'.repeat(200) }],
])('of a visit of %s, coming from %s, the service learns %j', (query, referrer, expected) => {
  expect(Object.fromEntries(attributionFields(contact + query, referrer))).toEqual(expected);
});

it.each([
  ['/about', '', '/about'],
  ['/about', '?page=2', '/about'],
  ['/about', '?utm_source=news&ask=x', '/about?utm_source=news'],
  ['/contact?intent=demo#form', '?utm_source=a%26b', '/contact?intent=demo&utm_source=a%26b#form'],
  ['/about?utm_source=own', '?utm_source=news', '/about?utm_source=own'],
])('leads to %s from a page with %s by %s', (href, search, expected) => {
  expect(withCampaign(href, search)).toBe(expected);
});
