import { readFileSync } from 'node:fs';
import path from 'node:path';
import { aliases } from '@/lib/hosting/redirects';
import { pageCache, securityHeaders } from '@/lib/hosting/rules';
import type { ExportFacts } from './export-facts';
import type { RawRequest } from './raw-request';

/** The engines the probes are sent to. */
export type Engine = 'preview' | 'nginx' | 'cloudflare' | 'firebase';

/** What an answer must be. */
export type Expectation = {
  /** Any of these. */
  readonly status: readonly number[];
  /** Exact value, pattern, or undefined when the header must be missing. */
  readonly headers?: Readonly<Record<string, string | RegExp | undefined>>;
  /** A file of the export the decoded body must equal, or the bytes themselves. */
  readonly body?: { readonly file: string } | { readonly bytes: (facts: ExportFacts) => Buffer };
  /** What the body must not hold. */
  readonly bodyWithout?: RegExp;
};

/** A way in which one engine differs, and why we accept it. */
export type Exception = {
  readonly because: string;
  /** What is expected there instead; without it the probe is not sent. */
  readonly expected?: Expectation;
};

/** One request and its answer, the same on every host. */
export type Probe = {
  /** A sentence: it becomes the name of the test. */
  readonly name: string;
  readonly request: RawRequest;
  readonly expected: Expectation;
  readonly exceptions?: Partial<Record<Engine, Exception>>;
};

const permanent = [301, 308];
/** What an emulator says where it gives up; the host itself has other software at that place. */
const emulatorFault: Expectation = { status: [400, 404, 500, 502] };
const hour = 'max-age=3600';
const forever = 'max-age=31536000, immutable';

function security(
  facts: ExportFacts,
  resourcePolicy: string | RegExp = 'same-origin',
  isDocument = true,
): Record<string, string | RegExp | undefined> {
  const headers = securityHeaders(facts.policy).map(({ name, value, isForDocuments }) => [
    name.toLowerCase(),
    isForDocuments && !isDocument ? undefined : value,
  ]);
  return { ...Object.fromEntries(headers), 'cross-origin-resource-policy': resourcePolicy };
}

const notFoundPage = { file: '/404.html' };
const browserEncodings = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

function pageProbes(facts: ExportFacts): readonly Probe[] {
  const page = { ...security(facts), 'content-type': 'text/html; charset=utf-8' };
  const served = (target: string, file: string): Probe => ({
    name: `serves ${target}`,
    request: { target },
    expected: {
      status: [200],
      headers: { ...page, 'cache-control': pageCache, etag: /./ },
      body: { file },
    },
  });
  return [
    served('/', '/index.html'),
    served('/about', '/about.html'),
    // A folder of the same name stands beside the file.
    served('/services', '/services.html'),
    served('/services/ai-consulting', '/services/ai-consulting.html'),
    served('/contact?intent=demo&product=octomine', '/contact.html'),
    {
      name: 'answers HEAD like GET, without a body',
      request: { target: '/about', method: 'HEAD' },
      expected: { status: [200], headers: page, body: { bytes: () => Buffer.alloc(0) } },
    },
  ];
}

function redirectProbes(): readonly Probe[] {
  const moved = (target: string, location: string): Probe => ({
    name: `redirects ${target} to ${location}`,
    request: { target },
    expected: { status: permanent, headers: { location } },
  });
  return [
    moved('/about/', '/about'),
    moved('/about.html', '/about'),
    moved('/about/?from=mail', '/about?from=mail'),
    moved('/about.html?from=mail', '/about?from=mail'),
    moved('/services/', '/services'),
    moved('/services/ai-consulting.html', '/services/ai-consulting'),
    moved('/index.html', '/'),
    ...aliases.flatMap(({ from, to }) => [
      moved(from, to),
      moved(`${from}/`, to),
      moved(`${from}?utm_source=a%20b&x=1`, `${to}?utm_source=a%20b&x=1`),
      moved(`${from}/?q=1`, `${to}?q=1`),
    ]),
  ];
}

function notFoundProbes(facts: ExportFacts): readonly Probe[] {
  const missing = (name: string, target: string): Probe => ({
    name,
    request: { target },
    expected: {
      status: [404],
      headers: {
        // Where a rule names a folder, a file that is missing there has the rule's value.
        ...security(facts, /^(?:same|cross)-origin$/),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': new RegExp(`^(?:${pageCache}|no-store)$`),
      },
      body: notFoundPage,
    },
  });
  return [
    missing('shows the not-found page with status 404', '/no-such-page'),
    missing('shows it for a card without a page', '/company/case-studies/1'),
    missing('shows it below a page', '/about/no-such-page'),
    missing('does not redirect a missing page with a slash', '/no-such-page/'),
    missing('never lets a missing hashed file be kept', '/_next/static/no-such.0123abcd.js'),
    missing('never lets a missing social picture be kept', '/og/no-such.0123abcd.jpg'),
    missing('lists no folder that has no page', '/og/'),
    missing('lists no folder of assets', '/_next/static/'),
  ];
}

function hiddenProbes(facts: ExportFacts): readonly Probe[] {
  const hidden = (target: string, exceptions?: Probe['exceptions']): Probe => ({
    name: `hides ${target.startsWith('/_next/') ? 'the compressed twin of a hashed file' : target}`,
    request: { target },
    expected: { status: [404], body: notFoundPage, headers: { location: undefined } },
    ...(exceptions && { exceptions }),
  });
  const ownAddress = 'The host shows the page for errors at its own address too.';
  const itself: Expectation = { status: [...permanent, 200, 404] };
  const errorPage = {
    cloudflare: { because: ownAddress, expected: itself },
    firebase: { because: ownAddress, expected: itself },
  };
  const noFile = {
    cloudflare: { because: 'The emulator stumbles over its own file.', expected: emulatorFault },
  };
  return [
    hidden('/_headers', noFile),
    hidden('/_redirects', noFile),
    hidden('/404.html', errorPage),
    hidden('/404', errorPage),
    ...[
      '/.htaccess',
      '/.git/config',
      '/.env',
      '/_not-found',
      '/_not-found.html',
      '/about.html.br',
      '/about.html.gz',
      `${facts.hashedFile}.br`,
    ].map((target) => hidden(target)),
  ];
}

function cachingProbes(facts: ExportFacts): readonly Probe[] {
  const file = (target: string, type: RegExp | string, cache: string, policy?: string): Probe => ({
    name: `serves ${target.replace(/[.-][0-9a-f~_-]{8,}(?=\.)/i, '.HASH')} as what it is`,
    request: { target },
    expected: {
      status: [200],
      headers: { ...security(facts, policy), 'content-type': type, 'cache-control': cache },
      body: { file: target },
    },
  });
  const hashed = file(
    facts.hashedFile,
    /^(?:text\/css; charset=utf-8|(?:text|application)\/javascript(?:; charset=utf-8)?)$/,
    forever,
  );
  const { headers } = hashed.expected;
  const withAll: Exception = {
    because: 'The host says a repeated header in a byte, so its rules make no exception.',
    expected: hashed.expected,
  };
  return [
    {
      ...hashed,
      expected: {
        ...hashed.expected,
        headers: { ...headers, ...security(facts, undefined, false) },
      },
      exceptions: { cloudflare: withAll, firebase: withAll },
    },
    file(facts.socialPicture, 'image/jpeg', forever, 'cross-origin'),
    file('/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)$/, hour, 'cross-origin'),
    file('/robots.txt', 'text/plain; charset=utf-8', hour),
    file('/sitemap.xml', /^(?:application|text)\/xml(?:; charset=utf-8)?$/, hour),
    file('/feed.xml', 'application/rss+xml; charset=utf-8', hour),
    file('/manifest.webmanifest', /^application\/manifest\+json(?:; charset=utf-8)?$/, hour),
  ];
}

function codingProbes(facts: ExportFacts): readonly Probe[] {
  // Both emulators compress as they go, in whichever coding they find, and one forgets Vary.
  const because = 'The emulator chooses among the codings in its own way; the host compresses.';
  const inAnyCoding = (status: number, body: Expectation['body']): Exception => ({
    because,
    expected: { status: [status], body, headers: { 'content-encoding': /^(?:br|gzip)$/ } },
  });
  const coded = (accepts: string, target: string, file: string, coding?: string): Probe => ({
    name: `sends ${target === '/about' ? 'a page' : 'a hashed file'} ${
      coding === undefined ? 'uncompressed' : `as ${coding}`
    } for Accept-Encoding: ${accepts}`,
    request: { target, headers: { 'Accept-Encoding': accepts } },
    expected: {
      status: [200],
      headers: { 'content-encoding': coding, vary: /accept-encoding/i },
      body: { file },
    },
    exceptions:
      coding === undefined
        ? { cloudflare: { because, expected: { status: [200], body: { file } } } }
        : {
            cloudflare: inAnyCoding(200, { file }),
            firebase: inAnyCoding(200, { file }),
          },
  });
  return [
    coded('gzip, deflate, br, zstd', '/about', '/about.html', 'br'),
    coded('gzip, deflate', '/about', '/about.html', 'gzip'),
    coded('br;q=0, gzip', '/about', '/about.html', 'gzip'),
    coded('identity', '/about', '/about.html'),
    coded('br', facts.hashedFile, facts.hashedFile, 'br'),
    coded('gzip', facts.hashedFile, facts.hashedFile, 'gzip'),
    {
      name: 'compresses the not-found page too',
      request: { target: '/no-such-page', headers: browserEncodings },
      expected: { status: [404], headers: { 'content-encoding': 'br' }, body: notFoundPage },
      exceptions: {
        cloudflare: inAnyCoding(404, notFoundPage),
        firebase: inAnyCoding(404, notFoundPage),
      },
    },
  ];
}

function rangeProbes(facts: ExportFacts): readonly Probe[] {
  const target = facts.socialPicture;
  // A server may answer any range with the whole file (RFC 9110, 14.2).
  const whole: Exception = {
    because: 'The emulator sends whole files only.',
    expected: { status: [200], body: { file: target } },
  };
  const exceptions = { cloudflare: whole, firebase: whole };
  const part = (range: string, cut: (bytes: Buffer) => Buffer, contentRange: RegExp): Probe => ({
    name: `answers Range: ${range} with that part`,
    request: { target, headers: { Range: range } },
    expected: {
      status: [206],
      headers: { 'content-range': contentRange },
      body: { bytes: ({ dir }) => cut(readExported(dir, target)) },
    },
    exceptions,
  });
  return [
    part('bytes=0-9', (bytes) => bytes.subarray(0, 10), /^bytes 0-9\/\d+$/),
    part('bytes=0-0', (bytes) => bytes.subarray(0, 1), /^bytes 0-0\/\d+$/),
    part('bytes=10-', (bytes) => bytes.subarray(10), /^bytes 10-\d+\/\d+$/),
    part('bytes=-5', (bytes) => bytes.subarray(-5), /^bytes \d+-\d+\/\d+$/),
    {
      name: 'refuses a range beyond the end',
      request: { target, headers: { Range: 'bytes=99999999-' } },
      expected: { status: [416], headers: { 'content-range': /^bytes \*\/\d+$/ } },
      exceptions,
    },
    {
      name: 'sends the whole file for a range it does not understand',
      request: { target, headers: { Range: 'lines=1-2' } },
      expected: { status: [200], body: { file: target } },
    },
  ];
}

function hostileProbes(): readonly Probe[] {
  const nowhere = {
    headers: { location: undefined },
    bodyWithout: /root:x:|"dependencies"|<title>Index of/,
  };
  const refused = (target: string, name = target, exceptions?: Probe['exceptions']): Probe => ({
    name: `leads nowhere from ${name}`,
    request: { target },
    expected: { status: [400, 404, 414, 431], ...nowhere },
    ...(exceptions && { exceptions }),
  });
  const tidied = {
    cloudflare: {
      because: 'The host resolves dot segments and drops control characters, as browsers do.',
      expected: { status: [200, 404], ...nowhere },
    },
  };
  const disk: Exception = {
    because: 'The emulator looks the name up on this disk, and the disk refuses.',
    expected: { ...emulatorFault, ...nowhere },
  };
  const broken = { cloudflare: disk, firebase: disk };
  const fatal = {
    firebase: { because: 'The emulator ends on a percent sign that encodes nothing.' },
  };
  return [
    refused('//example.com'),
    refused('//example.com/'),
    refused('//example.com/%2e%2e', undefined, tidied),
    refused('///example.com//'),
    refused('/%2f/example.com/'),
    refused('/%2f%2fexample.com/'),
    refused('/\\example.com/'),
    refused('/%5cexample.com/'),
    refused('/%5c%5cexample.com.html'),
    refused('//example.com/about.html'),
    refused('//example.com/company/blogs'),
    refused('/%2e%2e/', undefined, tidied),
    refused('/%2e%2e/%2e%2e/etc/passwd'),
    refused('/../package.json'),
    refused('/_next/../../package.json'),
    refused('/..%2fpackage.json'),
    refused('/..%5cpackage.json'),
    refused('/about%00.html', undefined, broken),
    refused('/about%0d%0aSet-Cookie:x=1/'),
    refused('/%0aexample.com/'),
    refused('/%7f'),
    refused('/about\tx', 'a raw tab', tidied),
    refused('/about\u0001', 'a raw control character', tidied),
    refused('/%zz', undefined, fatal),
    refused('/%', undefined, fatal),
    refused('/%c0%ae%c0%ae/package.json', undefined, fatal),
    refused('/%ff', undefined, fatal),
    refused(`/${'a'.repeat(300)}`, 'a name of 300 characters', broken),
    refused(`/${'a/'.repeat(2_000)}`, 'a path of 2,000 folders'),
    refused(`/${'a'.repeat(20_000)}`, 'an address of 20,000 characters'),
  ];
}

/** A page has one address; spellings that a server could tidy up are not others. */
function spellingProbes(): readonly Probe[] {
  const tidied: Exception = {
    because: 'The host tidies the address up in its own way; the canonical link names the page.',
    expected: { status: [200, ...permanent, 404], bodyWithout: /root:x:/ },
  };
  return ['//about', '/services//ai-consulting', '/services%2fai-consulting', '/blog/../about'].map(
    (target) => ({
      name: `has no page at ${target}`,
      request: { target },
      expected: { status: [400, 404], headers: { location: undefined } },
      exceptions: { cloudflare: tidied, firebase: tidied },
    }),
  );
}

function methodProbes(facts: ExportFacts): readonly Probe[] {
  const because = 'The host answers other methods in its own way; there is nothing to change.';
  return ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].map((method) => ({
    name: `answers ${method} with 405`,
    request: { target: '/about', method, headers: { 'Content-Length': '0' } },
    expected: { status: [405], headers: { ...security(facts), allow: 'GET, HEAD' } },
    exceptions: {
      cloudflare: { because, expected: { status: [405] } },
      firebase: { because, expected: { status: [200, 404, 405] } },
    },
  }));
}

/**
 * Every probe for an export. A host that passes them all serves the site as it is meant.
 *
 * @param facts What the export holds.
 */
export function probesFor(facts: ExportFacts): readonly Probe[] {
  return [
    ...pageProbes(facts),
    ...redirectProbes(),
    ...notFoundProbes(facts),
    ...hiddenProbes(facts),
    ...cachingProbes(facts),
    ...codingProbes(facts),
    ...rangeProbes(facts),
    ...hostileProbes(),
    ...spellingProbes(),
    ...methodProbes(facts),
  ];
}

/** The bytes of a file of the export, by its address path. */
export function readExported(dir: string, file: string): Buffer {
  return readFileSync(path.join(dir, file));
}
