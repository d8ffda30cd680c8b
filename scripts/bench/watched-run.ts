import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** A command that ran to its end. */
export type WatchedRun = {
  readonly seconds: number;
  /** The most memory its processes had together at one of the moments looked at, in bytes. */
  readonly peakBytes: number;
  readonly exitCode: number;
  /** Everything it printed. */
  readonly output: string;
};

const betweenLooksMs = 100;
const pageBytes = 4096;

/** Every process: its parent, and its resident memory in bytes (proc(5), fields 4 and 24). */
function processes(): Map<number, { readonly parent: number; readonly bytes: number }> {
  const found = new Map<number, { parent: number; bytes: number }>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const line = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name in parentheses may itself hold spaces and parentheses.
      const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
      const parent = Number(fields[1]);
      found.set(Number(name), { parent, bytes: Number(fields[21]) * pageBytes });
    } catch {
      // It ended between the list and the look.
    }
  }
  return found;
}

/** Memory of a process and all that descend from it. Pages they share count for each of them. */
function memoryOf(root: number): number {
  const all = processes();
  let bytes = 0;
  for (const [id, { bytes: own }] of all) {
    let ancestor: number | undefined = id;
    while (ancestor !== undefined && ancestor !== root) ancestor = all.get(ancestor)?.parent;
    if (ancestor === root) bytes += own;
  }
  return bytes;
}

/**
 * Runs a command and watches what it takes.
 *
 * @param env Added to this process's environment.
 */
export function watchedRun(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<WatchedRun> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let peakBytes = 0;
    let output = '';
    const look = setInterval(() => {
      if (child.pid !== undefined) peakBytes = Math.max(peakBytes, memoryOf(child.pid));
    }, betweenLooksMs);
    const listen = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(look);
      const seconds = (performance.now() - start) / 1000;
      resolve({ seconds, peakBytes, exitCode: code ?? 1, output });
    });
  });
}
