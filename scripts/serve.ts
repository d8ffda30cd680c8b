import path from 'node:path';
import { Problem } from '@/lib/problem';
import { startServer } from './serve/server';

/** `npm run serve`: serves out/ on PORT (default 3000) until interrupted. */
try {
  const port = process.env.PORT?.trim() || '3000';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Problem(`PORT must be a whole number from 0 to 65535; it is "${port}".`);
  }
  const server = await startServer({ dir: path.resolve('out'), port: Number(port) });
  console.log(`Serving out/ on http://localhost:${server.port} (Ctrl+C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
}
