import {
  headerPolicy,
  headerPolicyFor,
  pagePolicy,
  policyIn,
  policyOptionsFrom,
  type PolicyOptions,
} from './policy';

/** A policy as a map from directive to its sources. */
function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

const strict = directives(headerPolicy());
const measured = directives(headerPolicy({ analytics: true }));

test('the header allows the site’s own files and nothing else, and leaves styles to the page', () => {
  expect(strict).toEqual({
    'script-src': "'self' 'inline-speculation-rules'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self' mailto:",
    'object-src': "'none'",
    'media-src': "'none'",
    'frame-src': "'none'",
    'worker-src': "'none'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
    'frame-ancestors': "'none'",
  });
});

test('a page’s policy is the header’s, its own style’s hash, and nothing by default', () => {
  const own = { 'default-src': "'none'", 'style-src': "'sha256-abc='" };
  expect({
    ...directives(pagePolicy({}, own['style-src'])),
    'frame-ancestors': "'none'",
  }).toEqual({ ...strict, ...own });
});

test('an analytics id adds Google’s hosts and one Trusted Types policy, and changes no more', () => {
  const changed = Object.keys(measured).filter((name) => measured[name] !== strict[name]);
  expect(changed).toEqual(['script-src', 'img-src', 'connect-src', 'trusted-types']);
  expect(measured['script-src']).toBe(`${strict['script-src']} https://www.googletagmanager.com`);
  expect(measured['trusted-types']).toBe('default');
  expect(Object.values(measured).join(' ')).not.toMatch(/unsafe-|\*(?:\s|$)|https?:(?:\s|$)/);
});

test('an export that keeps Next’s runtime gets a policy it can run under', () => {
  const policy = directives(pagePolicy({ inlineScripts: true }));
  expect(policy['script-src']).toBe("'self' 'unsafe-inline'");
  expect(policy['style-src']).toBe("'self'");
  expect(policy).not.toHaveProperty('trusted-types');
});

const contact = 'https://forms.example';
const vitals = 'https://vitals.example:8443';

test.each<[Record<string, string>, PolicyOptions]>([
  [{}, {}],
  [{ NEXT_PUBLIC_GA_ID: '' }, {}],
  [{ NEXT_PUBLIC_GA_ID: 'G-TEST' }, { analytics: true }],
  [{ PRUNE: '0' }, { inlineScripts: true }],
  [{ PRUNE: '1' }, {}],
  [
    { NEXT_PUBLIC_CONTACT_ENDPOINT: `${contact}/send?to=us` },
    { connect: [contact], forms: [contact] },
  ],
  [{ NEXT_PUBLIC_VITALS_ENDPOINT: `${vitals}/collect` }, { connect: [vitals] }],
  [
    {
      NEXT_PUBLIC_CONTACT_ENDPOINT: `${contact}/a`,
      NEXT_PUBLIC_VITALS_ENDPOINT: `${contact}/b`,
    },
    { connect: [contact], forms: [contact] },
  ],
])('the environment %j asks for %j', (env, options) => {
  const nothing = { analytics: false, connect: [], forms: [], inlineScripts: false };
  expect(policyOptionsFrom(env)).toEqual({ ...nothing, ...options });
});

test('configured origins may be sent to, and posted to where a form goes there', () => {
  const policy = directives(headerPolicy({ connect: [contact, vitals], forms: [contact] }));
  expect(policy['connect-src']).toBe(`'self' ${contact} ${vitals}`);
  expect(policy['form-action']).toBe(`'self' mailto: ${contact}`);
});

const pageWith = (policy: string) =>
  `<head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"/></head>`;

test.each(['"', "'"])('a page’s policy is read from its meta tag, whatever escapes %s', (quote) => {
  const policy = pagePolicy();
  const escaped = quote === "'" ? policy.replaceAll("'", '&#x27;') : policy;
  expect(policyIn(pageWith(escaped))).toBe(policy);
});

test.each<PolicyOptions>([{}, { analytics: true, connect: [vitals] }, { inlineScripts: true }])(
  'the header of an export built with %j is found from any of its pages',
  (options) => {
    const html = pageWith(pagePolicy(options, "'sha256-abc='"));
    expect(headerPolicyFor(html)).toBe(headerPolicy(options));
  },
);

test('a page without a policy has none, and no header', () => {
  expect(policyIn('<head><meta charset="utf-8"/></head>')).toBeUndefined();
  expect(headerPolicyFor('<head><meta charset="utf-8"/></head>')).toBeUndefined();
});
