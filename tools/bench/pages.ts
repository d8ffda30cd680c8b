import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { routes } from '@/content/routes';
import { readArticles } from '@/lib/articles/articles';
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

/** One run of Lighthouse: scores of 0 to 100, times in milliseconds, bytes as transferred. */
type Run = {
  readonly scores: readonly number[];
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
  /** The share of the processors that was idle before the run, 0 to 1. */
  readonly idle: number;
};

// Lighthouse wants a newer Node than the site does; npx keeps both out of the project's packages.
const lighthouse = ['--yes', '--package=node@22.23.3', '--package=lighthouse@13.5.0'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      numericValue: z.number().optional(),
      details: z
        .object({ items: z.array(z.record(z.string(), z.unknown())) })
        .optional()
        .catch(undefined),
    }),
  ),
  runtimeError: z.object({ code: z.string() }).optional(),
});

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
  const all = [...Object.values(routes), ...readArticles()].map(({ path }) => path);
  try {
    const floor = { name: 'floor', url: `${await serve('tools/bench/floor')}/` };
    const others = [];
    for (const { name, folder } of beside) others.push({ name, url: `${await serve(folder)}/` });
    const site = await serve('out');
    const subjects = [
      floor,
      ...others,
      ...(paths ?? all).map((path) => ({ name: path, url: site + path })),
    ].map((subject) => ({ ...subject, taken: new Array<Run>() }));
    for (let run = 1; run <= runs; run += 1) {
      for (const { name, url, taken } of subjects) {
        process.stderr.write(`run ${run} of ${runs}: ${name}\n`);
        taken.push(await measured(url));
      }
    }
    return tableOf(subjects, runs);
  } finally {
    for (const { stop } of served) stop();
  }
}

function tableOf(
  subjects: readonly { readonly name: string; readonly taken: readonly Run[] }[],
  runs: number,
): string {
  const middle = (taken: readonly Run[], of: (run: Run) => number) => median(taken.map(of));
  const floor = middle(subjects[0]?.taken ?? [], ({ lcp }) => lcp);
  const idle = median(subjects.flatMap(({ taken }) => taken.map((run) => run.idle)));
  const rows = subjects.map(({ name, taken }) => [
    name,
    categories.map((_, index) => middle(taken, ({ scores }) => scores[index] ?? NaN)).join(' '),
    ...[({ fcp }: Run) => fcp, ({ lcp }: Run) => lcp].map((of) => rounded(middle(taken, of))),
    rounded(middle(taken, ({ lcp }) => lcp) / floor, 2),
    rounded(middle(taken, ({ tbt }) => tbt)),
    rounded(
      middle(taken, ({ cls }) => cls),
      3,
    ),
    rounded(middle(taken, ({ bytes }) => bytes) / 1024, 1),
    rounded(middle(taken, ({ scriptBytes }) => scriptBytes) / 1024, 1),
    middle(taken, ({ requests }) => requests),
  ]);
  const columns = [
    ...['page', 'scores', 'FCP ms', 'LCP ms', 'LCP × floor', 'blocking ms', 'CLS'],
    ...['KiB', 'of it script', 'requests'],
  ];
  return `${markdownTable(columns, rows)}

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
  const { audits, categories: found, runtimeError } = report.parse(JSON.parse(text));
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.code} at ${url}`);
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const requests = (audits['network-requests']?.details?.items ?? []).filter(
    (item) => !String(item['url']).startsWith('data:'),
  );
  const bytesOf = (items: typeof requests) =>
    items.reduce((sum, item) => sum + Number(item['transferSize'] ?? 0), 0);
  return {
    scores: categories.map((name) => Math.round((found[name]?.score ?? NaN) * 100)),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: bytesOf(requests),
    scriptBytes: bytesOf(requests.filter((item) => item['resourceType'] === 'Script')),
    requests: requests.length,
    idle,
  };
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
