import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { allPages } from '@/lib/routes/pages';
import { findBrowser } from '@/scripts/find-browser';
import { serveOverHttp2, type Served } from './serve';
import { markdownTable, rounded } from './table';

// Lighthouse wants a newer Node than the site does; npx keeps both out of the project's packages.
const lighthouse = ['--yes', '--package=node@22.23.3', '--package=lighthouse@13.5.0', 'lighthouse'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What is read of Lighthouse's report. */
type Request = { url: string; transferSize: number; resourceType: string };
type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { numericValue?: number; details?: { readonly items: readonly Request[] } }>
  >;
};

const audit =
  (name: string) =>
  ({ audits }: Report) =>
    audits[name]?.numericValue ?? NaN;
const requests = ({ audits }: Report) =>
  (audits['network-requests']?.details?.items ?? []).filter(({ url }) => !url.startsWith('data:'));
const kibibytes = (kind: RegExp) => (report: Report) =>
  requests(report).reduce(
    (sum, { transferSize, resourceType }) => sum + (kind.test(resourceType) ? transferSize : 0),
    0,
  ) / 1024;
const paint = audit('largest-contentful-paint');

/** The middle of some figures, the upper one of an even number; NaN of none. */
const median = (figures: readonly number[]) =>
  figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? NaN;

/**
 * Measures pages with Lighthouse (mobile preset) beside a floor: a page written by hand, with
 * nothing that could be left out. Runs are interleaved, so that the machine's moods meet all alike.
 * @param paths of pages; all of them when missing
 * @param beside other sites, each as `name=folder`, whose home pages are measured
 * @param headers bytes of headers beside an answer's own
 * @returns a Markdown table of medians
 */
export async function measurePages(
  runs: number,
  paths: readonly string[] | undefined,
  beside: readonly string[],
  headers: number,
): Promise<string> {
  const served: Served[] = [];
  try {
    const urls: Record<string, string> = {};
    for (const site of ['floor=tools/bench/floor', ...beside, 'site=out']) {
      const [name = '', folder = ''] = site.split('=');
      const one = await serveOverHttp2(folder, headers);
      served.push(one);
      if (name !== 'site') urls[name] = `${one.origin}/`;
      else
        for (const path of paths ?? allPages().map((page) => page.path))
          urls[path] = one.origin + path;
    }
    const taken: Record<string, Report[]> = {};
    for (let run = 1; run <= runs; run += 1) {
      for (const [name, url] of Object.entries(urls)) {
        process.stderr.write(`run ${run} of ${runs}: ${name}\n`);
        (taken[name] ??= []).push(await measured(url));
      }
    }
    const floor = median((taken['floor'] ?? []).map(paint));
    const rows = Object.entries(taken).map(([page, reports]) => {
      const middle = (of: (report: Report) => number, decimals = 0) =>
        rounded(median(reports.map(of)), decimals);
      return {
        page,
        scores: categories
          .map((name) => middle((it) => 100 * (it.categories[name]?.score ?? NaN)))
          .join(' '),
        'FCP ms': middle(audit('first-contentful-paint')),
        'LCP ms': middle(paint),
        'LCP × floor': middle((report) => paint(report) / floor, 2),
        'blocking ms': middle(audit('total-blocking-time')),
        CLS: middle(audit('cumulative-layout-shift'), 3),
        KiB: middle(kibibytes(/./), 1),
        'of it script': middle(kibibytes(/^Script$/), 1),
        requests: middle((report) => requests(report).length),
      };
    });
    return `${markdownTable(rows)}

Lighthouse’s mobile preset over HTTP/2 with TLS and ${headers} bytes of further headers,
medians of ${runs} interleaved runs.`;
  } finally {
    for (const { stop } of served) stop();
  }
}

async function measured(url: string): Promise<Report> {
  const flags =
    '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --ignore-certificate-errors';
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...[...lighthouse, url, '--quiet', '--output=json', `--chrome-flags=${flags}`],
      ...[`--only-categories=${categories.join(',')}`, '--disable-full-page-screenshot'],
    ],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}
