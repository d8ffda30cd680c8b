import { routeIds, routes } from '@/content/routes';
import { readArticles } from '@/lib/articles';
import { whyNoLighthouse, lighthouse } from './lighthouse';
import { markdownTable, ratio, rounded } from './markdown';
import { quietMachine } from './quiet';
import { serveFloor, serveFolder } from './serve-folder';
import { medians, median, type Figures } from './statistics';
import { throttledVisit } from './throttled';

/** Every page of the site, the articles last. */
export function allPages(): readonly string[] {
  return [...routeIds.map((id) => routes[id].path), ...readArticles().map(({ path }) => path)];
}

type Subject = {
  readonly name: string;
  readonly url: string;
  readonly scored: Figures[];
  readonly visited: Figures[];
};

/**
 * How fast the pages are: Lighthouse, and visits over a line that is really slow, of every page
 * and of the floor, in turns, so that the machine's moods meet all alike.
 *
 * @param pages Paths.
 * @param runs How often each is measured; the table has the medians.
 * @returns Markdown.
 */
export async function benchPages(pages: readonly string[], runs: number): Promise<string> {
  const missing = whyNoLighthouse();
  const site = await serveFolder('out');
  const floor = await serveFloor();
  const subjects: Subject[] = [
    { name: 'floor', url: `${floor.origin}/`, scored: [], visited: [] },
    ...pages.map((path) => ({
      name: path,
      url: `${site.origin}${path}`,
      scored: [],
      visited: [],
    })),
  ];
  const idle: number[] = [];
  const faults: string[] = [];
  try {
    for (let run = 1; run <= runs; run++) {
      for (const { name, url, scored, visited } of subjects) {
        process.stderr.write(`  run ${run} of ${runs}: ${name}\n`);
        try {
          idle.push(await quietMachine());
          if (missing === undefined) scored.push(await lighthouse(url));
          visited.push(await throttledVisit(url));
        } catch (error) {
          faults.push(`- ${name}, run ${run}: ${String(error).split('\n')[0]}`);
        }
      }
    }
  } finally {
    await site.stop();
    await floor.stop();
  }
  return [
    `## Pages\n\nServed by ${site.server}; medians of ${runs} interleaved runs. Idle processor before a run, in the median: ${rounded(100 * (median(idle) ?? NaN))} %.\n`,
    missing === undefined
      ? `### Lighthouse 13, mobile preset\n\n${lighthouseTable(subjects)}`
      : `### Lighthouse\n\nSkipped: ${missing}.\n`,
    `### Chromium on slow 4G, processor slowed 4 times\n\n${visitTable(subjects)}`,
    ...(faults.length === 0
      ? []
      : [`Runs that failed and do not count:\n\n${faults.join('\n')}\n`]),
  ].join('\n');
}

function lighthouseTable(subjects: readonly Subject[]): string {
  const all = subjects.map(({ name, scored }) => ({ name, figures: medians(scored) }));
  const floor = all[0]?.figures.largestPaint;
  return markdownTable(
    [
      'page',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'FCP ms',
      'LCP ms',
      'LCP × floor',
      'blocking ms',
      'CLS',
    ],
    all.map(({ name, figures }) => [
      name,
      figures.performance,
      figures.accessibility,
      figures['best-practices'],
      figures.seo,
      rounded(figures.firstPaint),
      rounded(figures.largestPaint),
      ratio(figures.largestPaint, floor),
      rounded(figures.blocking),
      rounded(figures.shift, 3),
    ]),
  );
}

function visitTable(subjects: readonly Subject[]): string {
  const all = subjects.map(({ name, visited }) => ({ name, figures: medians(visited) }));
  const floor = all[0]?.figures.largestPaint;
  return markdownTable(
    [
      'page',
      'FCP ms',
      'LCP ms',
      'LCP × floor',
      'blocking ms',
      'CLS',
      'KiB before load',
      'requests before load',
      'menu tap ms',
    ],
    all.map(({ name, figures }) => [
      name,
      rounded(figures.firstPaint),
      rounded(figures.largestPaint),
      ratio(figures.largestPaint, floor),
      rounded(figures.blocking),
      rounded(figures.shift, 3),
      rounded((figures.bytes ?? NaN) / 1024, 1),
      rounded(figures.requests),
      rounded(figures.tap),
    ]),
  );
}
