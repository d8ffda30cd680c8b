import './support/start-command';
import { startServer } from './serve/server';

/** `npm run serve`: serves out/ on PORT (default 3000) until interrupted. */
const server = await startServer({ dir: 'out', port: Number(process.env.PORT || 3000) });
console.log(`Serving out/ on http://localhost:${server.port} (Ctrl+C stops it)`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
