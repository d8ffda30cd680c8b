import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '@/scripts/testing/project-copy';
import { markdownTable, rounded } from './table';

/** What the names of generated articles begin with. */
const prefix = 'bench-article-';

/** A build: what it took, and what it wrote for an article. */
type Measured = {
  readonly articles: number;
  readonly seconds: number;
  /** The most memory that its processes held together, in bytes. */
  readonly peak: number;
  /** Its steps in seconds, as it prints them. */
  readonly steps: Readonly<Record<string, number>>;
  /** Bytes of files for each article: its page, that compressed, its social picture. */
  readonly bytes: { readonly page: number; readonly compressed: number; readonly picture: number };
};

/**
 * Builds a copy of the project with ever more articles, of the length of the real one.
 * @param counts how many, ascending
 * @returns Markdown tables of times, memory and bytes
 */
export async function measureGrowth(counts: readonly number[]): Promise<string> {
  const copy = await copyProject();
  const measured: Measured[] = [];
  try {
    for (const [index, count] of counts.entries()) {
      writeArticles(join(copy.dir, 'content', 'blog'), (counts[index - 1] ?? 0) + 1, count);
      process.stderr.write(`building with ${count} articles\n`);
      measured.push(await build(copy.dir, count));
    }
  } finally {
    await copy.remove();
  }
  const names = [...new Set(measured.flatMap(({ steps }) => Object.keys(steps)))];
  const kilobytes = (bytes: number) => rounded(bytes / 1000, 1);
  const totals = markdownTable(
    ['articles', 'seconds', 'peak MB', 'page, KB', 'its br and gz, KB', 'its social picture, KB'],
    measured.map(({ articles, seconds, peak, bytes: { page, compressed, picture } }) => [
      articles,
      rounded(seconds, 1),
      rounded(peak / 1e6),
      ...[page, compressed, picture].map(kilobytes),
    ]),
  );
  const steps = markdownTable(
    ['step, seconds', ...counts.map((count) => `${count} articles`)],
    names.map((name) => [name, ...measured.map((one) => rounded(one.steps[name] ?? NaN, 1))]),
  );
  return `${totals}\n\n${steps}\n\nBytes are those of files for each article.`;
}

/** Writes articles like the real one: its front matter with facts of their own, its sections turned. */
function writeArticles(folder: string, first: number, last: number): void {
  const original = readdirSync(folder).find((name) => /^(?!bench-).*\.mdx$/.test(name));
  if (!original) throw new Error('content/blog has no article to start from.');
  const text = readFileSync(join(folder, original), 'utf8');
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const kept = head
    .split(/\n(?=\w)/)
    .filter((field) => !/^(replaces|updated|featured):/.test(field));
  const [opening, ...sections] = body.split(/\n(?=## )/);
  for (let number = first; number <= last; number += 1) {
    const label = String(number).padStart(5, '0');
    const date = new Date(Date.UTC(2025, 0, 1) - number * 86_400_000).toISOString().slice(0, 10);
    const own: Readonly<Record<string, string>> = {
      title: `Reading the shelf, part ${label}`,
      pictureTitle: `Part ${label}`,
      headline: `Reading the shelf, part ${label}`,
      description: `Part ${label} of a long series about sales data, to see how builds grow with it.`,
      date: `'${date}'`,
    };
    const fields = kept.map((field) => {
      const name = field.slice(0, field.indexOf(':'));
      return own[name] === undefined ? field : `${name}: ${own[name]}`;
    });
    const turn = number % Math.max(1, sections.length);
    const turned = [...sections.slice(turn), ...sections.slice(0, turn)].join('\n');
    writeFileSync(
      join(folder, `${prefix}${label}.mdx`),
      `---\n${fields.join('\n')}\n---\n${opening}\nThis is part ${label}.\n\n${turned}\n`,
    );
  }
}

/** Builds a copy of the project, and watches what it takes. */
async function build(dir: string, articles: number): Promise<Measured> {
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: dir,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (output += data.toString()));
  }
  let peak = 0;
  const look = setInterval(() => (peak = Math.max(peak, memoryBelow(child.pid ?? 0))), 250);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(look);
  if (code !== 0) throw new Error(`The build failed:\n${output.slice(-2000)}`);
  const steps = [...output.matchAll(/^\s+([\d.]+) s\s{2}(.+)$/gm)];
  const own = readdirSync(join(dir, 'out'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.includes(prefix),
  );
  const bytesOf = (kind: RegExp) =>
    own
      .filter(({ name }) => kind.test(name))
      .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) /
    articles;
  return {
    articles,
    seconds: (performance.now() - start) / 1000,
    peak,
    steps: Object.fromEntries(steps.map(([, seconds, name = '']) => [name, Number(seconds)])),
    bytes: {
      page: bytesOf(/\.html$/),
      compressed: bytesOf(/\.(br|gz)$/),
      picture: bytesOf(/\.(jpg|png)$/),
    },
  };
}

/** Resident bytes of a process and all below it; pages that they share count for each. */
function memoryBelow(root: number): number {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  // Parents are listed before their children, as ps sorts by the process's number.
  for (const [id = 0, parent = 0] of rows) if (family.has(parent)) family.add(id);
  return rows
    .filter(([id = 0]) => family.has(id))
    .reduce((sum, [, , kilobytes = 0]) => sum + kilobytes * 1024, 0);
}
