/** What a policy has to allow beyond the site's own files. */
export type PolicyOptions = {
  /** True when a Google Analytics id is configured: its hosts and one Trusted Types policy. */
  readonly analytics?: boolean;
  /** Hashes of inline style elements, as `sha256-…`, without quotes. */
  readonly styleHashes?: readonly string[];
  /** True for an export that keeps Next's runtime, which starts from inline scripts. */
  readonly inlineScripts?: boolean;
};

/**
 * The hosts Google Analytics 4 loads from and reports to.
 * Source: Google, "Use Tag Manager with a Content Security Policy", Google Analytics 4.
 */
const analyticsSources = {
  script: ['https://www.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
} as const;

/**
 * The policy options that the environment of a build asks for.
 *
 * @param env The environment; only NEXT_PUBLIC_GA_ID and PRUNE are read.
 */
export function policyOptionsFrom(
  env: Readonly<Record<string, string | undefined>>,
): Required<Pick<PolicyOptions, 'analytics' | 'inlineScripts'>> {
  return { analytics: Boolean(env.NEXT_PUBLIC_GA_ID), inlineScripts: env.PRUNE === '0' };
}

/**
 * The site's one Content-Security-Policy, as it stands in the first meta tag of every page
 * (CSP Level 3). No page has an inline executable script, so it is the same everywhere.
 * `frame-ancestors` has no effect in a meta tag; the header adds it.
 *
 * @returns The directives, joined by `; `.
 */
export function contentSecurityPolicy(options: PolicyOptions = {}): string {
  const { analytics = false, styleHashes = [], inlineScripts = false } = options;
  const google = analytics ? analyticsSources : { script: [], image: [], connect: [] };
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    inlineScripts
      ? ['script-src', "'self'", "'unsafe-inline'", ...google.script]
      : ['script-src', "'self'", "'inline-speculation-rules'", ...google.script],
    ['style-src', "'self'", ...styleHashes.map((hash) => `'${hash}'`)],
    ['img-src', "'self'", 'data:', ...google.image],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...google.connect],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'", 'mailto:'],
    // Next's own loader assigns script addresses without a Trusted Types policy.
    ...(inlineScripts
      ? []
      : [
          ['require-trusted-types-for', "'script'"],
          ['trusted-types', analytics ? 'default' : "'none'"],
        ]),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** The policy as a response header: the meta tag's, and no page of another site may frame ours. */
export function policyHeader(policy: string = contentSecurityPolicy()): string {
  return `${policy}; frame-ancestors 'none'`;
}

const policyTag =
  /<meta\s+http-equiv="Content-Security-Policy"\s+content="(?<policy>[^"]*)"\s*\/?>/i;

/**
 * The policy a finished page carries in its meta tag, so that a server can send exactly the
 * policy the export was built with, whatever its own environment says.
 *
 * @param html The page.
 * @returns The policy, or undefined when the page has none.
 */
export function policyIn(html: string): string | undefined {
  return policyTag
    .exec(html)
    ?.groups?.policy?.replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
