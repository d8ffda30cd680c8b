import { withQuery } from './redirects';

test.each([
  ['/about', '?utm_source=mail', '/about?utm_source=mail'],
  ['/about', '', '/about'],
  ['/solutions/octomine#kpis', '?utm_source=mail', '/solutions/octomine?utm_source=mail#kpis'],
])('a redirect to %s with the query “%s” leads to %s', (to, query, expected) => {
  expect(withQuery(to, query)).toBe(expected);
});
