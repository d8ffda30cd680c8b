import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { Problem } from '@/lib/problem';

/**
 * Runs `next build` in the current folder.
 * @throws Problem when it fails; its own output has said why
 */
export async function runNextBuild(): Promise<void> {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, [next, 'build'], {
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    });
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Problem(`next build failed with code ${code ?? 'none'}.`);
}
