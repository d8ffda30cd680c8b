import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { exportFacts } from '@/scripts/hosts/export-facts';
import { rawRequest } from '@/scripts/hosts/raw-request';
import { startBareNginx, startNginx, whyNoNginx } from '@/scripts/hosts/nginx-process';
import { markdownTable, ratio, rounded } from './markdown';
import { quietMachine } from './quiet';
import { medians, type Figures } from './statistics';

const run = promisify(execFile);

/** Bounded: one thread, few connections, some seconds, on the loopback address alone. */
const bounds = ['--threads', '1', '--connections', '32', '--latency'];

const acceptBrotli = { 'Accept-Encoding': 'br' };

const unitMs: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

/**
 * Reads wrk's report.
 *
 * @returns Requests a second, the 99th percentile of latency in milliseconds, and how many
 *   answers were no success: wrk counts 4xx and 5xx, and names what failed in the socket.
 * @throws when it is no such report.
 */
export function readWrk(report: string): Figures {
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(report)?.[1];
  const [, slowest, unit = ''] = /\b99%\s+([\d.]+)(us|ms|s)\b/.exec(report) ?? [];
  if (rate === undefined || slowest === undefined) throw new Error(`wrk said:\n${report}`);
  const failures = /Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? '0';
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/
    .exec(report)
    ?.slice(1);
  return {
    rate: Number(rate),
    p99: Number(slowest) * (unitMs[unit] ?? NaN),
    failures: [failures, ...(sockets ?? [])].map(Number).reduce((sum, one) => sum + one, 0),
  };
}

type Subject = {
  readonly name: string;
  readonly url: string;
  /** Bytes of the answer's body, as they go over the line. */
  readonly bytes: number;
  /** Whether answers that are no success are what is asked for. */
  readonly isError: boolean;
  readonly runs: Figures[];
};

/**
 * How much load nginx carries with the shipped configuration, beside the same nginx with next to
 * no configuration serving the same bytes as a bare file.
 *
 * @param runs How often each is measured, in turns.
 * @param seconds How long each run is.
 * @returns Markdown.
 */
export async function benchLoad(runs: number, seconds: number): Promise<string> {
  const heading = '## Served load\n';
  const missing = whyNoNginx() ?? whyNoWrk();
  if (missing !== undefined) return `${heading}\nSkipped: ${missing}.\n`;
  const facts = exportFacts(path.resolve('out'));
  const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
  // The bytes that go over the line for the page, as a file that needs no decision.
  const page = path.join(facts.dir, 'about.html.br');
  writeFileSync(path.join(folder, 'page.bin'), readFileSync(page));
  const site = await startNginx(facts.dir);
  const bare = await startBareNginx(folder);
  const subject = async (
    name: string,
    port: number,
    target: string,
    isError = false,
  ): Promise<Subject> => {
    const { body } = await rawRequest(port, { target, headers: acceptBrotli });
    const url = `http://127.0.0.1:${port}${target}`;
    return { name, url, bytes: body.length, isError, runs: [] };
  };
  const subjects = [
    await subject('bare file', bare.port, '/page.bin'),
    await subject('a page, /about', site.port, '/about'),
    await subject('a hashed file', site.port, facts.hashedFile),
    await subject('a redirect, /company/about-us', site.port, '/company/about-us'),
    await subject('the 404 page', site.port, '/no-such-page', true),
  ];
  const idle: number[] = [];
  try {
    for (let turn = 0; turn < runs; turn++) {
      for (const { url, runs: taken } of subjects) {
        idle.push(await quietMachine());
        const { stdout } = await run('wrk', [
          ...bounds,
          '--duration',
          `${seconds}s`,
          ...Object.entries(acceptBrotli).flatMap(([name, value]) => [
            '--header',
            `${name}: ${value}`,
          ]),
          url,
        ]);
        taken.push(readWrk(stdout));
      }
    }
  } finally {
    await site.stop();
    await bare.stop();
    rmSync(folder, { recursive: true });
  }
  return `${heading}\nnginx with one worker, wrk with one thread and 32 connections on the same machine, ${runs} interleaved runs of ${seconds} s, medians. Idle processor before a run, in the median: ${rounded(100 * (medians(idle.map((share) => ({ share }))).share ?? NaN))} %.\n\n${loadTable(subjects)}`;
}

function whyNoWrk(): string | undefined {
  return spawnSync('wrk', ['--version']).error === undefined ? undefined : 'wrk is not installed';
}

function loadTable(subjects: readonly Subject[]): string {
  const all = subjects.map((subject) => ({ ...subject, figures: medians(subject.runs) }));
  const base = all[0]?.figures;
  return markdownTable(
    ['answer', 'KB', 'requests/s', '× bare file', 'p99 ms', 'p99 × bare file', 'failures'],
    all.map(({ name, bytes, isError, figures }) => [
      name,
      rounded(bytes / 1000, 1),
      rounded(figures.rate),
      ratio(figures.rate, base?.rate),
      rounded(figures.p99, 2),
      ratio(figures.p99, base?.p99),
      isError ? undefined : figures.failures,
    ]),
  );
}
