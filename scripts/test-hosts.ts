import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkProbe, reasonToSkip, type Subject } from './hosts/check-probe';
import { emitHostFiles } from './hosts/emit';
import { exportFacts, type ExportFacts } from './hosts/export-facts';
import { checkConfiguration, fetchHostParsers, parsedHosts } from './hosts/host-parsers';
import { hostEngines, startEngine, type HostEngine } from './hosts/host-engines';
import { packForHost } from './hosts/pack';
import { probesFor } from './hosts/probes';

/** How many probes an engine passed, failed and was not sent. */
type Count = { passed: number; failed: number; skipped: number };

/**
 * `npm run test:hosts`: sends the probes to the hosts' own engines, each serving the export as
 * it is packed for that host; where a host has no such engine, its own code reads the
 * configuration. Fetches these programs, so it needs the network.
 */
async function main(): Promise<void> {
  const dir = path.resolve('out');
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error('No site in out/: run "npm run build" first.');
  }
  const facts = exportFacts(dir);
  const work = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  const total: Count = { passed: 0, failed: 0, skipped: 0 };
  try {
    const hostsDir = path.join(work, 'configuration');
    emitHostFiles(dir, { hostsDir });
    for (const engine of hostEngines) {
      const folder = path.join(work, engine.host);
      packForHost(engine.host, dir, hostsDir, folder);
      const count = await probeEngine(engine, folder, facts);
      total.passed += count.passed;
      total.failed += count.failed;
      total.skipped += count.skipped;
    }
    const packages = path.join(work, 'packages');
    fetchHostParsers(packages);
    for (const host of parsedHosts) {
      console.log(`\n${host} (its own reading of the configuration)`);
      const configuration = path.join(hostsDir, host);
      const { passed, complaints } = checkConfiguration(host, packages, configuration, facts);
      for (const complaint of complaints) console.log(`  failed: ${complaint}`);
      console.log(`  ${passed} passed, ${complaints.length} failed`);
      total.passed += passed;
      total.failed += complaints.length;
    }
  } finally {
    rmSync(work, { recursive: true });
  }
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} not asked`);
  if (total.failed > 0) process.exitCode = 1;
}

async function probeEngine(
  hostEngine: HostEngine,
  folder: string,
  facts: ExportFacts,
): Promise<Count> {
  console.log(`\n${hostEngine.host} (${hostEngine.npmPackage})`);
  const { port, stop } = await startEngine(hostEngine, folder);
  const subject: Subject = { engine: hostEngine.engine, port, facts };
  const count: Count = { passed: 0, failed: 0, skipped: 0 };
  try {
    for (const probe of probesFor(facts)) {
      const reason = reasonToSkip(probe, hostEngine.engine);
      if (reason !== undefined) {
        count.skipped++;
        console.log(`  not asked: ${probe.name}: ${reason}`);
        continue;
      }
      const complaints = await checkProbe(subject, probe).catch((error: unknown) => [`${error}`]);
      if (complaints.length === 0) count.passed++;
      else {
        count.failed++;
        console.log(`  failed: ${probe.name}\n${complaints.map((c) => `    ${c}`).join('\n')}`);
      }
    }
  } finally {
    await stop();
  }
  console.log(`  ${count.passed} passed, ${count.failed} failed, ${count.skipped} not asked`);
  return count;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
