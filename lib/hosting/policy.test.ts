import { contentSecurityPolicy, policyHeader, policyIn, policyOptionsFrom } from './policy';

/** A policy as a map from directive to its sources. */
function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

const strict = directives(contentSecurityPolicy());
const measured = directives(contentSecurityPolicy({ analytics: true }));

test('the policy allows the site’s own files and nothing else', () => {
  expect(strict).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'inline-speculation-rules'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self' mailto:",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  });
});

test.each([
  ['without analytics', strict],
  ['with analytics', measured],
])('the policy %s never allows inline or evaluated code', (_, policy) => {
  expect(Object.values(policy).join(' ')).not.toMatch(/unsafe-|\*(?:\s|$)|https?:(?:\s|$)/);
});

test('an analytics id adds Google’s hosts and one Trusted Types policy, and changes no more', () => {
  const changed = Object.keys(measured).filter((name) => measured[name] !== strict[name]);
  expect(changed).toEqual(['script-src', 'img-src', 'connect-src', 'trusted-types']);
  expect(measured['script-src']).toBe(`${strict['script-src']} https://www.googletagmanager.com`);
  expect(measured['trusted-types']).toBe('default');
});

test('inline styles are allowed by their hashes alone', () => {
  const policy = directives(contentSecurityPolicy({ styleHashes: ['sha256-abc=', 'sha256-def='] }));
  expect(policy['style-src']).toBe("'self' 'sha256-abc=' 'sha256-def='");
});

test('an export that keeps Next’s runtime gets a policy it can run under', () => {
  const policy = directives(contentSecurityPolicy({ inlineScripts: true }));
  expect(policy['script-src']).toBe("'self' 'unsafe-inline'");
  expect(policy).not.toHaveProperty('trusted-types');
});

test.each([
  [{}, { analytics: false, inlineScripts: false }],
  [{ NEXT_PUBLIC_GA_ID: '' }, { analytics: false, inlineScripts: false }],
  [{ NEXT_PUBLIC_GA_ID: 'G-TEST' }, { analytics: true, inlineScripts: false }],
  [{ PRUNE: '0' }, { analytics: false, inlineScripts: true }],
  [{ PRUNE: '1' }, { analytics: false, inlineScripts: false }],
])('the environment %j asks for %j', (env, options) => {
  expect(policyOptionsFrom(env)).toEqual(options);
});

test('the header forbids other sites to frame a page, which a meta tag cannot', () => {
  expect(policyHeader()).toBe(`${contentSecurityPolicy()}; frame-ancestors 'none'`);
  expect(contentSecurityPolicy()).not.toContain('frame-ancestors');
});

test.each(['"', "'"])('a page’s policy is read from its meta tag, whatever escapes %s', (quote) => {
  const policy = contentSecurityPolicy();
  const escaped = quote === "'" ? policy.replaceAll("'", '&#x27;') : policy;
  const html = `<head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="${escaped}"/></head>`;
  expect(policyIn(html)).toBe(policy);
});

test('a page without a policy has none', () => {
  expect(policyIn('<head><meta charset="utf-8"/></head>')).toBeUndefined();
});
