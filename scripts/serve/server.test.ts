import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type RunningServer } from './server';

const names = ['Q&A #1.txt', '100%.txt'];
const dir = mkdtempSync(join(tmpdir(), 'site-'));
let server: RunningServer;
beforeAll(async () => {
  for (const name of ['index.html', ...names]) writeFileSync(join(dir, name), name);
  server = await startServer({ dir, port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

// All else: e2e/hosts, which asks nginx the same.
test.each(names)('the file %s is served, whose name addresses escape', async (name) => {
  const reply = await fetch(`http://127.0.0.1:${server.port}/${encodeURIComponent(name)}`);
  expect(await reply.text()).toBe(name);
});
