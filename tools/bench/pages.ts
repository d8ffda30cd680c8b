import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { allPages } from '@/lib/routes/pages';
import { findBrowser } from '@/scripts/find-browser';
import { serveOverHttp2, type Served } from './serve';
import { markdownTable, median, rounded } from './table';

/** What is measured, of which site's pages. */
type PagesBench = {
  readonly runs: number;
  /** All pages when missing. */
  readonly paths: readonly string[] | undefined;
  /** Other sites' folders; their home pages are measured. */
  readonly beside: readonly { readonly name: string; readonly folder: string }[];
};

// Lighthouse wants a newer Node than the site does; npx keeps both out of the project's packages.
const lighthouse = ['--yes', '--package=node@22.23.3', '--package=lighthouse@13.5.0'];

/** What is read of Lighthouse's report. */
type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<
      string,
      { readonly numericValue?: number; readonly details?: { readonly items: readonly Request[] } }
    >
  >;
};
type Request = {
  readonly url: string;
  readonly transferSize: number;
  readonly resourceType: string;
};

/** One run of Lighthouse, and the share of the processors that was idle before it. */
type Run = { readonly report: Report; readonly idle: number };

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const audit =
  (name: string) =>
  ({ audits }: Report) =>
    audits[name]?.numericValue ?? NaN;
const largestPaint = audit('largest-contentful-paint');

const requestsOf = ({ audits }: Report) =>
  (audits['network-requests']?.details?.items ?? []).filter(({ url }) => !url.startsWith('data:'));
const kibibytes = (requests: readonly Request[]) =>
  requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;

/** The columns behind those of page, scores and first paints: name, decimals, value. */
const columns: readonly (readonly [string, number, (report: Report) => number])[] = [
  ['blocking ms', 0, audit('total-blocking-time')],
  ['CLS', 3, audit('cumulative-layout-shift')],
  ['KiB', 1, (report) => kibibytes(requestsOf(report))],
  [
    'of it script',
    1,
    (report) =>
      kibibytes(requestsOf(report).filter(({ resourceType }) => resourceType === 'Script')),
  ],
  ['requests', 0, (report) => requestsOf(report).length],
];

/**
 * Measures pages with Lighthouse (mobile preset) beside a floor: a page written by hand, with
 * nothing that could be left out. Runs are interleaved, so that the machine's moods meet all alike.
 * @returns a Markdown table of medians
 */
export async function measurePages({ runs, paths, beside }: PagesBench): Promise<string> {
  const served: Served[] = [];
  const serve = async (folder: string) => {
    const site = await serveOverHttp2(folder);
    served.push(site);
    return site.origin;
  };
  const all = allPages().map(({ path }) => path);
  try {
    const subjects = [{ name: 'floor', url: `${await serve('tools/bench/floor')}/` }];
    for (const { name, folder } of beside) subjects.push({ name, url: `${await serve(folder)}/` });
    const site = await serve('out');
    subjects.push(...(paths ?? all).map((path) => ({ name: path, url: site + path })));
    const taken = new Map(subjects.map(({ name }) => [name, new Array<Run>()]));
    for (let run = 1; run <= runs; run += 1) {
      for (const { name, url } of subjects) {
        process.stderr.write(`run ${run} of ${runs}: ${name}\n`);
        taken.get(name)?.push(await measured(url));
      }
    }
    return tableOf(taken, runs);
  } finally {
    for (const { stop } of served) await stop();
  }
}

function tableOf(taken: ReadonlyMap<string, readonly Run[]>, runs: number): string {
  const middle = (name: string, of: (report: Report) => number) =>
    median((taken.get(name) ?? []).map(({ report }) => of(report)));
  const score = (category: string) => (report: Report) =>
    Math.round((report.categories[category]?.score ?? NaN) * 100);
  const rows = [...taken.keys()].map((name) => [
    name,
    categories.map((category) => middle(name, score(category))).join(' '),
    rounded(middle(name, audit('first-contentful-paint'))),
    rounded(middle(name, largestPaint)),
    rounded(middle(name, largestPaint) / middle('floor', largestPaint), 2),
    ...columns.map(([, decimals, of]) => rounded(middle(name, of), decimals)),
  ]);
  const names = ['page', 'scores', 'FCP ms', 'LCP ms', 'LCP × floor', ...columns.map(([it]) => it)];
  const idle = median([...taken.values()].flat().map((run) => run.idle));
  return `${markdownTable(names, rows)}

Lighthouse’s mobile preset over HTTP/2 with TLS, medians of ${runs} interleaved runs; scores of
${categories.join(', ')}. Idle processor before a run, in the median: ${rounded(100 * idle)} %.`;
}

async function measured(url: string): Promise<Run> {
  const idle = await waitForQuiet();
  const text = execFileSync(
    'npx',
    [
      ...[...lighthouse, 'lighthouse', url, '--quiet', '--output=json'],
      ...[`--only-categories=${categories.join(',')}`, '--disable-full-page-screenshot'],
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --ignore-certificate-errors',
    ],
    {
      encoding: 'utf8',
      env: { ...process.env, CHROME_PATH: findBrowser() },
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return { report: JSON.parse(text), idle };
}

/**
 * Waits, 20 seconds at most, until most of the machine is idle: other work is the main source of
 * noise.
 * @returns the idle share that it went ahead with; NaN where /proc is missing
 */
async function waitForQuiet(): Promise<number> {
  const ticks = () => readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/).slice(1, 9);
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  if (process.platform !== 'linux') return NaN;
  for (let attempt = 1; ; attempt += 1) {
    const before = ticks()?.map(Number) ?? [];
    await pause(400);
    const spent = (ticks() ?? []).map((now, index) => Number(now) - (before[index] ?? 0));
    const share = ((spent[3] ?? 0) + (spent[4] ?? 0)) / spent.reduce((sum, part) => sum + part, 0);
    if (share >= 0.6 || attempt === 20) return share;
    await pause(600);
  }
}
