import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { filesUnder } from '@/build/files';
import { copyProject } from '@/e2e/support/project-copy';
import { markdownTable, rounded } from './table';

/** What the names of generated articles begin with. */
const prefix = 'bench-article-';

/**
 * Builds a copy of the project with ever more articles, of the length of the real one.
 * @param counts how many, ascending
 * @returns a Markdown table of times, memory and bytes
 */
export async function measureGrowth(counts: readonly number[]): Promise<string> {
  const copy = await copyProject();
  const rows: number[][] = [];
  try {
    for (const count of counts) {
      writeArticles(join(copy.dir, 'content', 'blog'), count);
      process.stderr.write(`building with ${count} articles\n`);
      const start = performance.now();
      let peak = 0;
      const look = setInterval(() => (peak = Math.max(peak, megabytesBelow(process.pid))), 250);
      const { code, output } = await copy.build({ TYPES_CHECKED: '' });
      clearInterval(look);
      if (code !== 0) throw new Error(`The build failed:\n${output.slice(-2000)}`);
      for (const [step] of output.matchAll(/^\s+[\d.]+ s\s{2}.+\n/gm)) process.stderr.write(step);
      const bytes = [/\.html$/, /\.(br|gz)$/, /\.(jpg|png)$/].map((kind) =>
        rounded(bytesOf(join(copy.dir, 'out'), kind) / count / 1000, 1),
      );
      rows.push([count, rounded((performance.now() - start) / 1000, 1), rounded(peak), ...bytes]);
    }
  } finally {
    await copy.remove();
  }
  return `${markdownTable(
    ['articles', 'seconds', 'peak MB', 'page, KB', 'its br and gz, KB', 'its social picture, KB'],
    rows,
  )}\n\nBytes are those of files for each article.`;
}

/** Writes so many articles like the real one, each with an address, a title and a date of its own. */
function writeArticles(folder: string, count: number): void {
  const original = readdirSync(folder).find((name) => /^(?!bench-).*\.mdx$/.test(name));
  if (!original) throw new Error('content/blog has no article to start from.');
  const text = readFileSync(join(folder, original), 'utf8');
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  for (let number = 1; number <= count; number += 1) {
    const label = String(number).padStart(5, '0');
    const fields = {
      ...parse(head),
      title: `Reading the shelf, part ${label}`,
      pictureTitle: `Part ${label}`,
      headline: `Reading the shelf, part ${label}`,
      description: `Part ${label} of a long series about sales data, to see how builds grow with it.`,
      date: new Date(Date.UTC(2025, 0, 1) - number * 86_400_000).toISOString().slice(0, 10),
      ...{ replaces: undefined, updated: undefined, featured: undefined, placeholders: undefined },
    };
    writeFileSync(join(folder, `${prefix}${label}.mdx`), `---\n${stringify(fields)}---\n${body}`);
  }
}

/** The bytes of all files of a kind that the generated articles have in an export. */
function bytesOf(out: string, kind: RegExp): number {
  return filesUnder(out)
    .filter((file) => file.includes(prefix) && kind.test(file))
    .reduce((sum, file) => sum + statSync(join(out, file)).size, 0);
}

/** Resident megabytes of all processes below one; pages that they share count for each. */
function megabytesBelow(root: number): number {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  // Parents are listed before their children, as ps sorts by the process's number.
  for (const [id = 0, parent = 0] of rows) if (family.has(parent)) family.add(id);
  return rows
    .filter(([id = 0]) => family.has(id) && id !== root)
    .reduce((sum, [, , kilobytes = 0]) => sum + kilobytes / 1000, 0);
}
