import path from 'node:path';
import { portFrom } from './serve/port';
import { CannotServe, startServer } from './serve/server';

/** `npm run serve`: serves out/ on PORT (default 3000) until interrupted. */
async function main(): Promise<void> {
  const server = await startServer({ dir: path.resolve('out'), port: portFrom(process.env.PORT) });
  console.log(`Serving out/ on http://localhost:${server.port} (Ctrl+C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof CannotServe ? error.message : error);
  process.exit(1);
});
