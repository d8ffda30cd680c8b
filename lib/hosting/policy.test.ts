import { headerPolicy, headerPolicyFor, pagePolicy } from './policy';

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
const measured = directives(headerPolicy({ NEXT_PUBLIC_GA_ID: 'G-TEST' }));

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
  const changedNames = Object.keys(measured).filter((name) => measured[name] !== strict[name]);
  expect(changedNames).toEqual(['script-src', 'img-src', 'connect-src', 'trusted-types']);
  expect(measured['script-src']).toBe(`${strict['script-src']} https://www.googletagmanager.com`);
  expect(measured['trusted-types']).toBe('default');
  expect(Object.values(measured).join(' ')).not.toMatch(/unsafe-|\*(?:\s|$)|https?:(?:\s|$)/);
});

test('an export that keeps Next’s runtime gets a policy it can run under', () => {
  const policy = directives(pagePolicy({ KEEP_NEXT_RUNTIME: '1' }));
  expect(policy['script-src']).toBe("'self' 'unsafe-inline'");
  expect(policy['style-src']).toBe("'self'");
  expect(policy).not.toHaveProperty('trusted-types');
});

const contact = 'https://forms.example';
const statistics = 'https://statistics.example:8443';

test.each<[string, string, { connects?: string; posts?: string }]>([
  ['', '', {}],
  [`${contact}/send?to=us`, '', { connects: ` ${contact}`, posts: ` ${contact}` }],
  ['', `${statistics}/collect`, { connects: ` ${statistics}` }],
  [`${contact}/a`, `${contact}/b`, { connects: ` ${contact}`, posts: ` ${contact}` }],
  [contact, statistics, { connects: ` ${contact} ${statistics}`, posts: ` ${contact}` }],
])(
  'with the services “%s” and “%s” may be sent to and posted to no more than %j',
  (form, report, { connects = '', posts = '' }) => {
    const settings = {
      NEXT_PUBLIC_CONTACT_ENDPOINT: form,
      NEXT_PUBLIC_STATISTICS_ENDPOINT: report,
    };
    expect(
      directives(headerPolicy({ ...settings, NEXT_PUBLIC_GA_ID: '', KEEP_NEXT_RUNTIME: '0' })),
    ).toEqual({
      ...strict,
      'connect-src': `'self'${connects}`,
      'form-action': `'self' mailto:${posts}`,
    });
  },
);

const pageWith = (policy: string) =>
  `<head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"/></head>`;

test.each<Record<string, string>>([
  {},
  { NEXT_PUBLIC_GA_ID: 'G-TEST', NEXT_PUBLIC_STATISTICS_ENDPOINT: statistics },
  { KEEP_NEXT_RUNTIME: '1' },
])('the header of an export built with %j is found from any of its pages', (env) => {
  const html = pageWith(pagePolicy(env, "'sha256-abc='"));
  expect(headerPolicyFor(html)).toBe(headerPolicy(env));
});

test('a page without a policy has none, and no header', () => {
  expect(headerPolicyFor('<head><meta charset="utf-8"/></head>')).toBeUndefined();
});
