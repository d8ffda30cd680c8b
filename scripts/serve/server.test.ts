import { makeFolder } from '@/lib/testing/folder';
import { startServer, type RunningServer } from './server';

const names = ['Q&A #1.txt', '100%.txt'];
const dir = makeFolder(Object.fromEntries(['index.html', ...names].map((name) => [name, name])));
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ dir, port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

// All else: e2e/hosts, which asks nginx the same.
test.each(names)('the file %s is served, whose name addresses escape', async (name) => {
  const reply = await fetch(`http://127.0.0.1:${server.port}/${encodeURIComponent(name)}`);
  expect(await reply.text()).toBe(name);
});
