/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkProbe } from '@/scripts/hosts/check-probe';
import { exportFacts } from '@/scripts/hosts/export-facts';
import { writeFixtureExport } from '@/scripts/hosts/fixture-export';
import { probesFor } from '@/scripts/hosts/probes';
import { rawRequest } from '@/scripts/hosts/raw-request';
import { CannotServe, startServer, type RunningServer } from './server';

const dir = mkdtempSync(path.join(tmpdir(), 'export-'));
writeFixtureExport(dir);
const facts = exportFacts(dir);
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ dir, port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

describe('the preview server', () => {
  test.each(probesFor(facts))('$name', async (probe) => {
    const complaints = await checkProbe({ engine: 'preview', port: server.port, facts }, probe);
    expect(complaints).toEqual([]);
  });

  test('redirects with status 308, which keeps the method', async () => {
    const { status } = await rawRequest(server.port, { target: '/company/blogs' });
    expect(status).toBe(308);
  });

  test('answers 304 when the browser still has the file', async () => {
    const first = await rawRequest(server.port, { target: '/about' });
    const known = { 'If-None-Match': `"other", W/${first.headers.etag}` };
    const second = await rawRequest(server.port, { target: '/about', headers: known });
    expect(second.status).toBe(304);
    expect(second.body).toHaveLength(0);
    expect(second.headers['cache-control']).toBe('max-age=0, must-revalidate');
    expect(second.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('gives each coding of a file its own ETag', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (coding) => {
        const headers = { 'Accept-Encoding': coding };
        return (await rawRequest(server.port, { target: '/about', headers })).headers.etag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test('sends the whole file when If-Range names another version of it', async () => {
    const headers = { Range: 'bytes=0-4', 'If-Range': '"another"' };
    const { status } = await rawRequest(server.port, { target: facts.socialPicture, headers });
    expect(status).toBe(200);
  });

  test('keeps answering after a request that is not HTTP', async () => {
    const broken = await rawRequest(server.port, { target: '/a b c' });
    expect(broken.status).toBe(400);
    expect(broken.headers['x-content-type-options']).toBe('nosniff');
    expect((await rawRequest(server.port, { target: '/' })).status).toBe(200);
  });

  test('says in one line that the port is taken', async () => {
    const other = createServer().listen(0);
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const attempt = startServer({ dir, port });
    await expect(attempt).rejects.toThrow(CannotServe);
    await expect(attempt).rejects.toThrow(/^Port \d+ is in use: .+$/);
    other.close();
  });

  test('says in one line that there is nothing to serve', async () => {
    const attempt = startServer({ dir: path.join(dir, 'og'), port: 0 });
    await expect(attempt).rejects.toThrow(CannotServe);
    await expect(attempt).rejects.toThrow(/^No site in .+: run "npm run build" first\.$/);
  });
});
