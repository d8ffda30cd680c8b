import { readFileSync } from 'node:fs';

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Processor time since the machine started, in its own ticks: idle, and in all. */
function processorTime(): { readonly idle: number; readonly all: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const ticks = line.trim().split(/\s+/).slice(1, 9).map(Number);
  return {
    idle: (ticks[3] ?? 0) + (ticks[4] ?? 0),
    all: ticks.reduce((sum, figure) => sum + figure, 0),
  };
}

/**
 * Waits until most of the machine is idle: other work is the main source of noise.
 *
 * @param patienceMs How long at most.
 * @returns The share of idle processor time it went ahead with, 0 to 1; 1 where /proc is missing.
 */
export async function quietMachine(patienceMs = 20_000): Promise<number> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    let before;
    try {
      before = processorTime();
    } catch {
      return 1;
    }
    await wait(400);
    const after = processorTime();
    const idle = (after.idle - before.idle) / Math.max(1, after.all - before.all);
    if (idle >= 0.6 || Date.now() >= deadline) return idle;
    await wait(600);
  }
}
