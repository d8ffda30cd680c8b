import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { filesUnder } from '@/build/files';
import { markdownTable, rounded } from './table';

/** What the names of generated articles begin with. */
const prefix = 'bench-article-';

/**
 * Builds the last commit, in a folder of its own, with ever more articles of the length of the
 * longest one.
 * @param counts how many, ascending
 * @returns a Markdown table of times, memory and bytes
 */
export function measureGrowth(counts: readonly number[]): string {
  const dir = resolve('.build', 'bench');
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', dir]);
  try {
    // Hard links, which take no time and no space: a build does not change its packages.
    execFileSync('cp', ['-al', 'node_modules', dir]);
    const rows = counts.map((articles) => {
      writeArticles(join(dir, 'content', 'blog'), articles);
      process.stderr.write(`building with ${articles} articles\n`);
      const start = performance.now();
      const build = ['-f', '%M', process.execPath, '--import', 'tsx', 'scripts/build.ts'];
      const { status, stdout, stderr } = spawnSync('/usr/bin/time', build, {
        cwd: dir,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`The build failed:\n${stdout.slice(-2000)}${stderr}`);
      process.stderr.write(stdout.match(/^\s+[\d.]+ s\s{2}.+\n/gm)?.join('') ?? '');
      const bytes = filesUnder(join(dir, 'out'))
        .filter((file) => file.includes(prefix))
        .reduce((sum, file) => sum + statSync(join(dir, 'out', file)).size, 0);
      return {
        articles,
        seconds: rounded((performance.now() - start) / 1000, 1),
        'largest process, MB': rounded(Number(/(\d+)\s*$/.exec(stderr)?.[1]) / 1000),
        'files of an article, KB': rounded(bytes / articles / 1000, 1),
      };
    });
    return markdownTable(rows);
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', dir]);
  }
}

/** Writes so many articles like the longest one, each with an address, a title and a date of its own. */
function writeArticles(folder: string, count: number): void {
  const [longest = ''] = readdirSync(folder)
    .filter((name) => name.endsWith('.md') && !name.startsWith(prefix))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .toSorted((one, other) => other.length - one.length);
  const [, head = '', body] = /^---\n(.*?)\n---\n(.*)$/s.exec(longest) ?? [];
  for (let number = 1; number <= count; number += 1) {
    const label = String(number).padStart(5, '0');
    const fields = {
      ...parse(head),
      title: `Reading the shelf, part ${label}`,
      pictureTitle: `Part ${label}`,
      headline: `Reading the shelf, part ${label}`,
      description: `Part ${label} of a long series about sales data, to see how builds grow with it.`,
      date: new Date(Date.UTC(2025, 0, 1) - number * 86_400_000).toISOString().slice(0, 10),
      ...{ updated: undefined, featured: undefined, placeholders: undefined },
    };
    writeFileSync(join(folder, `${prefix}${label}.md`), `---\n${stringify(fields)}---\n${body}`);
  }
}
