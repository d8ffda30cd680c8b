import { existsSync } from 'node:fs';
import getPort from 'get-port';
import { firefox, webkit } from '@playwright/test';
import { runTool } from '@/build/run-tool';

/** `npm run test:engines`: visitors' journeys on out/, in those of the two engines that are there. */
const engines = { Firefox: firefox, WebKit: webkit };
const projects: string[] = [];
for (const [name, engine] of Object.entries(engines)) {
  if (existsSync(engine.executablePath())) projects.push(`--project=${name}`);
  else console.log(`${name} is not tested: it is not installed (npm run setup:engines).`);
}
process.env.E2E_PORT ??= String(await getPort({ host: '127.0.0.1' }));
if (projects.length > 0) {
  process.exitCode = await runTool('@playwright/test/cli.js', 'test', ...projects);
}
