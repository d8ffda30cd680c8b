import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';
import { benchGrowth } from './bench/growth';
import { benchLoad } from './bench/load';
import { readOptions, type Part } from './bench/options';
import { allPages, benchPages } from './bench/pages';

/**
 * `npm run bench`: measures the pages, the growth of the build and the served load, and writes
 * a Markdown report to bench-results/. Parts that can't be measured here say so in the report.
 * `npm run bench -- --only load --runs 5` measures less, or more often.
 */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (!existsSync(path.join('out', 'index.html'))) {
    throw new Error('No site in out/: run "npm run build" first.');
  }
  const benches: Record<Part, () => Promise<string>> = {
    pages: () => benchPages(options.pages ?? allPages(), options.runs),
    growth: () => benchGrowth(options.articles),
    load: () => benchLoad(options.runs, options.seconds),
  };
  const started = new Date().toISOString();
  const sections: string[] = [];
  for (const part of options.parts) {
    process.stderr.write(`${part}\n`);
    sections.push(await benches[part]().catch((error: unknown) => failed(part, error)));
  }
  const report = [`# Bench of ${started.slice(0, 10)}\n`, `${machine()}\n`, ...sections].join('\n');
  const file = path.join('bench-results', `${started.replace(/[:.]/g, '-')}.md`);
  mkdirSync('bench-results', { recursive: true });
  writeFileSync(file, report);
  console.log(report);
  console.log(`Written to ${file}`);
}

/** A part that failed is not a part that is missing: the report says so, and so does the end. */
function failed(part: Part, error: unknown): string {
  process.exitCode = 1;
  return `## ${part}\n\nFailed: ${error instanceof Error ? error.message : String(error)}\n`;
}

function machine(): string {
  const [processor] = cpus();
  const gigabytes = Math.round(totalmem() / 1e9);
  return `Node ${process.versions.node}, ${availableParallelism()} × ${processor?.model ?? 'processor'}, ${gigabytes} GB.`;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
