import { ContentProblem } from '@/lib/content/error';
import { startServer } from './serve/server';

/** `npm run serve`: serves out/ on PORT (default 3000) until interrupted. */
try {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ContentProblem(
      `PORT must be a whole number from 0 to 65535; it is “${process.env.PORT}”.`,
    );
  }
  const server = await startServer({ dir: 'out', port });
  console.log(`Serving out/ on http://localhost:${server.port} (Ctrl+C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
