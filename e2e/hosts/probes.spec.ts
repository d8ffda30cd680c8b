import path from 'node:path';
import { expect, test } from '@playwright/test';
import { checkProbe } from '@/scripts/hosts/check-probe';
import { exportFacts } from '@/scripts/hosts/export-facts';
import { startNginx, whyNoNginx, type NginxProcess } from '@/scripts/hosts/nginx-process';
import { probesFor } from '@/scripts/hosts/probes';
import { startServer, type RunningServer } from '@/scripts/serve/server';

// The same requests to everything that serves the site here; the engines of the other hosts
// are asked by `npm run test:hosts`.
const dir = path.resolve('out');
const facts = exportFacts(dir);

test.describe('the preview server, on the export,', () => {
  let server: RunningServer;
  test.beforeAll(async () => {
    server = await startServer({ dir, port: 0, host: '127.0.0.1' });
  });
  test.afterAll(() => server.close());

  for (const probe of probesFor(facts)) {
    test(probe.name, async () => {
      const complaints = await checkProbe({ engine: 'preview', port: server.port, facts }, probe);
      expect(complaints).toEqual([]);
    });
  }
});

const missing = whyNoNginx();
if (missing !== undefined) {
  // One line in the report, counted as skipped.
  test.skip(`nginx is not tested: ${missing}`, () => {});
} else {
  test.describe('nginx, on the export, with the shipped configuration,', () => {
    let nginx: NginxProcess;
    test.beforeAll(async () => {
      nginx = await startNginx(dir);
    });
    test.afterAll(() => nginx.stop());

    for (const probe of probesFor(facts)) {
      test(probe.name, async () => {
        const complaints = await checkProbe({ engine: 'nginx', port: nginx.port, facts }, probe);
        expect(complaints).toEqual([]);
      });
    }
  });
}
