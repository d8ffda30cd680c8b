import { googleTagOrigin } from '@/lib/base/google-tag';
import { keepsNextRuntime } from '@/lib/base/next-runtime';
import { publicSettings } from '@/lib/base/settings';

/**
 * The environment of a build. Its policy depends on NEXT_PUBLIC_GA_ID, on every NEXT_PUBLIC_…_ENDPOINT, and
 * on KEEP_NEXT_RUNTIME: with `1` the export keeps Next's runtime, which starts from inline scripts.
 */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The hosts Google Analytics 4 loads from and reports to.
 * Source: Google, "Use Tag Manager with a Content Security Policy", Google Analytics 4.
 */
const analyticsSources = {
  script: [googleTagOrigin],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
} as const;

/**
 * The Content-Security-Policy that stands in the first meta tag of a page (CSP Level 3): it
 * allows what the page has, and nothing else. `frame-ancestors` has no effect in a meta tag.
 * @param styles what `style-src` allows, such as the hash of the page's style element
 * @throws TypeError when an endpoint is not an absolute address.
 */
export function pagePolicy(env: Environment = {}, styles: string = "'self'"): string {
  return ["default-src 'none'", `style-src ${styles}`, ...sharedDirectives(env)].join('; ');
}

/** Nobody may frame the site; a page's own policy cannot say so (CSP 3, 3.3). */
const noFrames = "frame-ancestors 'none'";

/**
 * The Content-Security-Policy that every answer has as a header. It says nothing of styles, and
 * so has no default either, because each page's own policy names its own style: this text is the
 * same for every page and every release. A browser applies both.
 * @throws TypeError when an endpoint is not an absolute address.
 */
export function headerPolicy(env: Environment = {}): string {
  return [...sharedDirectives(env), noFrames].join('; ');
}

/**
 * What the header's policy ends in over TLS (Upgrade Insecure Requests, 3.1). Without it browsers
 * take the contact form's `mailto:` address for mixed content, and Lighthouse its page for
 * insecure (is-on-https). Never without TLS: WebKit would ask a preview on this machine for https.
 */
export const upgradeInsecureRequests = '; upgrade-insecure-requests';

/** The directives that page and header have in common. */
function sharedDirectives(env: Environment): readonly string[] {
  const originOf = (endpoint: string | undefined) => (endpoint ? [new URL(endpoint).origin] : []);
  const contact = originOf(env.NEXT_PUBLIC_CONTACT_ENDPOINT);
  const endpoints = publicSettings
    .filter((name) => name.endsWith('_ENDPOINT'))
    .flatMap((name) => originOf(env[name]));
  const google = env.NEXT_PUBLIC_GA_ID ? analyticsSources : { script: [], image: [], connect: [] };
  const keepsRuntime = keepsNextRuntime(env);
  const inline = keepsRuntime ? "'unsafe-inline'" : "'inline-speculation-rules'";
  const directives = [
    ['script-src', "'self'", inline, ...google.script],
    ['img-src', "'self'", 'data:', ...google.image],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...google.connect, ...new Set(endpoints)],
    ['manifest-src', "'self'"],
    ['form-action', "'self'", 'mailto:', ...contact],
    ...['object-src', 'media-src', 'frame-src', 'worker-src', 'base-uri'].map((name) => [
      name,
      "'none'",
    ]),
    // Next's own loader assigns script addresses without a Trusted Types policy.
    ...(keepsRuntime
      ? []
      : [
          ['require-trusted-types-for', "'script'"],
          ['trusted-types', env.NEXT_PUBLIC_GA_ID ? 'default' : "'none'"],
        ]),
  ];
  return directives.map((sources) => sources.join(' '));
}

/**
 * The header's policy that belongs to a finished page, so that a server sends what the export was
 * built with, whatever its own environment says; nothing where the page has no policy.
 */
export function headerPolicyFor(html: string): string | undefined {
  const shared = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/
    .exec(html)?.[1]
    ?.split('; ')
    .filter((directive) => !/^(?:default|style)-src /.test(directive));
  return shared && [...shared, noFrames].join('; ');
}
