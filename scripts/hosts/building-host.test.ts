import { buildingHost } from './building-host';

test.each([
  [{}, undefined],
  [{ CI: 'true' }, undefined],
  [{ CF_PAGES: '1' }, 'cloudflare'],
  [{ NETLIFY: 'true' }, 'netlify'],
  [{ VERCEL: '1' }, 'vercel'],
])('with %j the build runs on %s', (env, host) => {
  expect(buildingHost(env)).toBe(host);
});
