import { aliases, permanentRedirect } from '@/lib/hosting/redirects';
import {
  cacheControl,
  contentType,
  crossOriginResourcePolicy,
  isHidden,
  loadedOnly,
  pageCache,
  securityHeaders,
} from '@/lib/hosting/rules';
import { acceptedCodings, codingSuffix } from './accept-encoding';
import type { Files, ServedFile } from './files';
import { readRange } from './range';
import { readTarget, type Target } from './target';

/** What the server needs to know of a request; header names in lower case. */
export type Request = {
  readonly method: string;
  /** The request target as sent. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
};

/** A complete response. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** The words for the few answers that are not pages. */
const plainWords = {
  400: 'Bad request',
  405: 'Method not allowed',
  414: 'Address too long',
  416: 'Range not satisfiable',
  431: 'Request header too large',
  500: 'Server error',
} as const satisfies Record<number, string>;

/** A status answered in one line of plain text. */
export type PlainStatus = keyof typeof plainWords;

/** The headers of every response to this path. */
function commonHeaders(path: string, policy: string | undefined): Record<string, string> {
  const headers = securityHeaders(policy).filter(
    ({ isForDocuments }) => !(isForDocuments && loadedOnly.test(path)),
  );
  return {
    ...Object.fromEntries(headers.map(({ name, value }) => [name, value])),
    'Cross-Origin-Resource-Policy': crossOriginResourcePolicy(path),
  };
}

/**
 * An answer of one line of plain text.
 *
 * @param extra Headers beside the common ones, for example Allow.
 */
export function plainAnswer(
  status: PlainStatus,
  policy?: string,
  extra: Readonly<Record<string, string>> = {},
): Answer {
  return {
    status,
    headers: {
      ...commonHeaders('/', policy),
      'Cache-Control': pageCache,
      'Content-Type': 'text/plain; charset=utf-8',
      ...extra,
    },
    body: Buffer.from(`${plainWords[status]}\n`),
  };
}

/**
 * Answers a request the way a well-configured static host does.
 *
 * @param files Looks up the export's files.
 * @param policy The policy of the pages' meta tag, without frame-ancestors.
 * @returns The response; for HEAD with the body that GET would have, to be left out when sent.
 */
export async function answer(request: Request, files: Files, policy?: string): Promise<Answer> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plainAnswer(405, policy, { Allow: 'GET, HEAD' });
  }
  const target = readTarget(request.target);
  if ('refused' in target) {
    return target.refused === 404
      ? notFound(request, files, policy)
      : plainAnswer(target.refused, policy);
  }
  if (isHidden(target.path)) return notFound(request, files, policy);
  const place = await resolve(target, files);
  if (place === undefined) return notFound(request, files, policy);
  if ('location' in place) return redirect(place.location, policy);
  return sendFile(request, files, place, policy);
}

type Place = { readonly filePath: string; readonly file: ServedFile };

/** Finds what stands at an address: a file, the address it moved to, or nothing. */
async function resolve(
  { path, query }: Target,
  files: Files,
): Promise<Place | { readonly location: string } | undefined> {
  const clean = cleanPath(path);
  const alias = aliases.find(({ from }) => from === clean);
  if (alias !== undefined) return { location: `${alias.to}${query}` };
  if (clean === path && !path.endsWith('/')) {
    const file = await files.read(path);
    if (file !== undefined) return { filePath: path, file };
  }
  const filePath = clean === '/' ? '/index.html' : `${clean}.html`;
  const page = await files.read(filePath);
  if (page === undefined) return undefined;
  if (clean === path) return { filePath, file: page };
  const location = clean.split('/').map(encodeURIComponent).join('/');
  return { location: `${location}${query}` };
}

/** The one address of a page: no trailing slash, no .html, no index. */
function cleanPath(path: string): string {
  const withoutSlash = path.replace(/\/$/, '');
  const withoutHtml = withoutSlash.replace(/\.html$/, '');
  return withoutHtml === '' || withoutHtml === '/index' ? '/' : withoutHtml;
}

function redirect(location: string, policy: string | undefined): Answer {
  return {
    status: permanentRedirect,
    headers: {
      ...commonHeaders('/', policy),
      // Browsers keep a permanent redirect for good unless they are told to ask again.
      'Cache-Control': pageCache,
      Location: location,
    },
    body: Buffer.alloc(0),
  };
}

/** The file in the smallest coding the client takes, and whether the choice could differ. */
async function representation(
  request: Request,
  files: Files,
  { filePath, file }: Place,
): Promise<{ readonly file: ServedFile; readonly headers: Record<string, string> }> {
  const variants = {
    br: await files.read(`${filePath}${codingSuffix.br}`),
    gzip: await files.read(`${filePath}${codingSuffix.gzip}`),
    identity: file,
  };
  const headers: Record<string, string> =
    variants.br === undefined && variants.gzip === undefined ? {} : { Vary: 'Accept-Encoding' };
  for (const coding of acceptedCodings(request.headers['accept-encoding'])) {
    const variant = variants[coding];
    if (variant === undefined) continue;
    return coding === 'identity'
      ? { file: variant, headers }
      : { file: variant, headers: { ...headers, 'Content-Encoding': coding } };
  }
  return { file, headers };
}

async function notFound(
  request: Request,
  files: Files,
  policy: string | undefined,
): Promise<Answer> {
  const filePath = '/404.html';
  const page = await files.read(filePath);
  const common = { ...commonHeaders('/', policy), 'Cache-Control': pageCache };
  if (page === undefined) {
    const headers = { ...common, 'Content-Type': 'text/plain; charset=utf-8' };
    return { status: 404, headers, body: Buffer.from('Not found\n') };
  }
  const { file, headers } = await representation(request, files, { filePath, file: page });
  return {
    status: 404,
    headers: { ...common, 'Content-Type': contentType(filePath), ...headers },
    body: file.bytes,
  };
}

async function sendFile(
  request: Request,
  files: Files,
  place: Place,
  policy: string | undefined,
): Promise<Answer> {
  const { file, headers: codingHeaders } = await representation(request, files, place);
  const headers = {
    ...commonHeaders(place.filePath, policy),
    'Cache-Control': cacheControl(place.filePath),
    'Content-Type': contentType(place.filePath),
    'Accept-Ranges': 'bytes',
    ETag: file.etag,
    'Last-Modified': file.modified.toUTCString(),
    ...codingHeaders,
  };
  if (isUnchanged(request, file)) return { status: 304, headers, body: Buffer.alloc(0) };
  const range =
    request.method === 'GET' && rangeStillFits(request, file)
      ? readRange(request.headers.range, file.bytes.length)
      : undefined;
  if (range === undefined) return { status: 200, headers, body: file.bytes };
  if (range === 'unsatisfiable') {
    return plainAnswer(416, policy, { 'Content-Range': `bytes */${file.bytes.length}` });
  }
  const { first, last } = range;
  return {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${first}-${last}/${file.bytes.length}` },
    body: file.bytes.subarray(first, last + 1),
  };
}

/** If-None-Match, or If-Modified-Since in its absence (RFC 9110, 13.2.2). */
function isUnchanged({ headers }: Request, file: ServedFile): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) {
    const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes('*') || tags.includes(file.etag);
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && wholeSeconds(file.modified) <= since;
}

/** If-Range: a part is only of use beside the rest of the same file (RFC 9110, 13.1.5). */
function rangeStillFits({ headers }: Request, file: ServedFile): boolean {
  const condition = headers['if-range'];
  if (condition === undefined || condition === file.etag) return true;
  return Date.parse(condition) === wholeSeconds(file.modified);
}

/** Milliseconds since 1970 at the resolution of an HTTP date. */
function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000;
}
