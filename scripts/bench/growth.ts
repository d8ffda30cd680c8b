import { readdirSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { generatedPrefix, writeArticles } from './articles';
import { markdownTable, ratio, rounded } from './markdown';
import { copyProject } from './project-copy';
import { watchedRun, type WatchedRun } from './watched-run';

/** What a step of the build took. */
type Step = { readonly name: string; readonly seconds: number };

/** A build with so many generated articles. */
type Build = {
  readonly articles: number;
  readonly run: WatchedRun;
  readonly steps: readonly Step[];
  readonly files: Sizes;
};

/** Bytes of the files that generated articles have of their own. */
type Sizes = { readonly page: number; readonly compressed: number; readonly picture: number };

/** The build prints each step with its time, in seconds. */
const stepLine = /^\s+([\d.]+) s\s{2}(.+)$/gm;

/** The step that is Next's; the others are ours. */
const nextStep = /\bNext\b/;

/** The steps a build says it took. */
export function stepsIn(output: string): readonly Step[] {
  return [...output.matchAll(stepLine)].map(([, seconds, name = '']) => ({
    name,
    seconds: Number(seconds),
  }));
}

/**
 * How the build grows with the articles: time, memory, output, and what dominates.
 * Builds in a copy of the project; the project itself is not touched.
 *
 * @param counts Numbers of generated articles, in ascending order.
 * @returns Markdown.
 */
export async function benchGrowth(counts: readonly number[]): Promise<string> {
  const copy = copyProject();
  const builds: Build[] = [];
  let again: WatchedRun | undefined;
  try {
    let written = 0;
    for (const count of counts) {
      writeArticles(copy.dir, { first: written + 1, last: count });
      written = count;
      builds.push(await build(copy.dir, count));
      if (again === undefined) {
        // One article more, and all the others as they were.
        writeArticles(copy.dir, { first: count + 1, last: count + 1 });
        written = count + 1;
        again = (await build(copy.dir, count + 1)).run;
      }
    }
  } finally {
    copy.remove();
  }
  return [
    '## Build growth\n\nGenerated articles of the length of a real one. Memory is the peak sum of all processes of the build.\n',
    growthTable(builds),
    stepsTable(builds),
    verdict(builds),
    ...(again === undefined
      ? []
      : [
          `The first build again with one article more, pictures of the others unchanged: ${rounded(again.seconds, 1)} s.\n`,
        ]),
  ].join('\n');
}

async function build(project: string, articles: number): Promise<Build> {
  process.stderr.write(`  building with ${articles} articles\n`);
  const run = await watchedRun('npm', ['run', '--silent', 'build'], project, {
    NEXT_TELEMETRY_DISABLED: '1',
  });
  if (run.exitCode !== 0) {
    throw new Error(`The build with ${articles} articles failed:\n${run.output.slice(-2_000)}`);
  }
  return {
    articles,
    run,
    steps: stepsIn(run.output),
    files: articleSizes(path.join(project, 'out'), articles),
  };
}

/** The mean bytes of a generated article's own files. */
function articleSizes(out: string, articles: number): Sizes {
  const isOwn = (entry: Dirent): boolean => entry.isFile() && entry.name.includes(generatedPrefix);
  const own = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter(isOwn)
    .map(({ parentPath, name }) => ({ name, size: statSync(path.join(parentPath, name)).size }));
  const sum = (kind: RegExp): number =>
    own.filter(({ name }) => kind.test(name)).reduce((total, { size }) => total + size, 0);
  return {
    page: (sum(/^/) - sum(/\.(?:br|gz|jpg)$/)) / articles,
    compressed: sum(/\.(?:br|gz)$/) / articles,
    picture: sum(/\.jpg$/) / articles,
  };
}

function ownSeconds({ steps }: Build): number {
  return steps
    .filter(({ name }) => !nextStep.test(name))
    .reduce((sum, { seconds }) => sum + seconds, 0);
}

function nextSeconds({ steps }: Build): number {
  return steps
    .filter(({ name }) => nextStep.test(name))
    .reduce((sum, { seconds }) => sum + seconds, 0);
}

const kilobytes = (bytes: number): number | undefined => rounded(bytes / 1000, 1);

function growthTable(builds: readonly Build[]): string {
  return markdownTable(
    [
      'articles',
      'seconds',
      'of these Next',
      'own steps',
      'peak MB',
      'KB an article',
      'its br and gz, KB',
      'its social picture, KB',
    ],
    builds.map((one) => [
      one.articles,
      rounded(one.run.seconds, 1),
      rounded(nextSeconds(one), 1),
      rounded(ownSeconds(one), 1),
      rounded(one.run.peakBytes / 1e6),
      kilobytes(one.files.page),
      kilobytes(one.files.compressed),
      kilobytes(one.files.picture),
    ]),
  );
}

function stepsTable(builds: readonly Build[]): string {
  const names = [...new Set(builds.flatMap(({ steps }) => steps.map(({ name }) => name)))];
  return markdownTable(
    ['step, seconds', ...builds.map(({ articles }) => `${articles} articles`)],
    names.map((name) => [
      name,
      ...builds.map(({ steps }) => rounded(steps.find((step) => step.name === name)?.seconds, 2)),
    ]),
  );
}

/** What dominates, and how the largest build compares with the one before it. */
function verdict(builds: readonly Build[]): string {
  const largest = builds.at(-1);
  if (largest === undefined) return '';
  const slowest = largest.steps.toSorted((one, other) => other.seconds - one.seconds)[0];
  const lines = [
    `- With ${largest.articles} articles “${slowest?.name}” takes most: ${rounded(slowest?.seconds, 1)} s of ${rounded(largest.run.seconds, 1)} s. Own steps take ${ratio(ownSeconds(largest), nextSeconds(largest))} times what Next takes.`,
  ];
  const before = builds.at(-2);
  if (before !== undefined) {
    lines.push(
      `- ${largest.articles} articles take ${ratio(largest.run.seconds, before.run.seconds)} times as long as ${before.articles}.`,
    );
  }
  return `${lines.join('\n')}\n`;
}
