/** What a policy has to allow beyond the site's own files. */
export type PolicyOptions = {
  /** True when a Google Analytics id is configured: its hosts and one Trusted Types policy. */
  readonly analytics?: boolean;
  /** Origins that the page script sends to, such as a configured endpoint's. */
  readonly connect?: readonly string[];
  /** Origins that a form may be posted to. */
  readonly forms?: readonly string[];
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
 * @param env The environment: NEXT_PUBLIC_GA_ID, the endpoints NEXT_PUBLIC_CONTACT_ENDPOINT and
 * NEXT_PUBLIC_VITALS_ENDPOINT, and PRUNE are read.
 * @throws TypeError when an endpoint is not an absolute address.
 */
export function policyOptionsFrom(
  env: Readonly<Record<string, string | undefined>>,
): Required<PolicyOptions> {
  const originOf = (endpoint: string | undefined) => (endpoint ? [new URL(endpoint).origin] : []);
  const contact = originOf(env.NEXT_PUBLIC_CONTACT_ENDPOINT);
  const vitals = originOf(env.NEXT_PUBLIC_VITALS_ENDPOINT);
  return {
    analytics: Boolean(env.NEXT_PUBLIC_GA_ID),
    connect: [...new Set([...contact, ...vitals])],
    forms: contact,
    inlineScripts: env.PRUNE === '0',
  };
}

/**
 * The Content-Security-Policy that stands in the first meta tag of a page (CSP Level 3): it
 * allows what the page has, and nothing else. `frame-ancestors` has no effect in a meta tag.
 *
 * @param styles What `style-src` allows: the hash of the page's style element.
 * @returns The directives, joined by `; `.
 */
export function pagePolicy(options: PolicyOptions = {}, styles: string = "'self'"): string {
  return joined([['default-src', "'none'"], ['style-src', styles], ...directives(options)]);
}

/**
 * The Content-Security-Policy that every answer has as a header. It says nothing of styles, and
 * so has no default either, because each page's own policy names its own style: this text is the
 * same for every page and every release. A browser applies both.
 *
 * @returns The directives, joined by `; `.
 */
export function headerPolicy(options: PolicyOptions = {}): string {
  return joined([...directives(options), ['frame-ancestors', "'none'"]]);
}

/**
 * What the header's policy ends in over TLS (Upgrade Insecure Requests, 3.1). Without it browsers
 * take the contact form's `mailto:` address for mixed content, and Lighthouse its page for
 * insecure (is-on-https). Never without TLS: WebKit would ask a preview on this machine for https.
 */
export const policyEndOverTls = '; upgrade-insecure-requests';

const joined = (list: readonly (readonly string[])[]) =>
  list.map((directive) => directive.join(' ')).join('; ');

/** The directives that page and header have in common. */
function directives(options: PolicyOptions): readonly (readonly string[])[] {
  const { analytics = false, connect = [], forms = [], inlineScripts = false } = options;
  const google = analytics ? analyticsSources : { script: [], image: [], connect: [] };
  return [
    inlineScripts
      ? ['script-src', "'self'", "'unsafe-inline'", ...google.script]
      : ['script-src', "'self'", "'inline-speculation-rules'", ...google.script],
    ['img-src', "'self'", 'data:', ...google.image],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...google.connect, ...connect],
    ['manifest-src', "'self'"],
    ['form-action', "'self'", 'mailto:', ...forms],
    ...['object-src', 'media-src', 'frame-src', 'worker-src', 'base-uri'].map((name) => [
      name,
      "'none'",
    ]),
    // Next's own loader assigns script addresses without a Trusted Types policy.
    ...(inlineScripts
      ? []
      : [
          ['require-trusted-types-for', "'script'"],
          ['trusted-types', analytics ? 'default' : "'none'"],
        ]),
  ];
}

const policyTag =
  /<meta\s+http-equiv="Content-Security-Policy"\s+content="(?<policy>[^"]*)"\s*\/?>/i;

/**
 * The policy a finished page carries in its meta tag.
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

/**
 * The header that belongs to a finished page, so that a server sends what the export was built
 * with, whatever its own environment says.
 *
 * @param html Any page of the export.
 * @returns The header's policy, or undefined when the page has none of its own.
 */
export function headerPolicyFor(html: string): string | undefined {
  const shared = policyIn(html)
    ?.split('; ')
    .filter((directive) => !/^(?:default|style)-src /.test(directive));
  return shared && joined([...shared.map((directive) => [directive]), ["frame-ancestors 'none'"]]);
}
