import './support/start-command';
import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { runPlaywright } from './support/run-playwright';

/** `npm run test:engines`: visitors' journeys on out/, in those of the two engines that are there. */
const engines = { Firefox: firefox, WebKit: webkit };
const projects: string[] = [];
for (const [name, engine] of Object.entries(engines)) {
  if (existsSync(engine.executablePath())) projects.push(`--project=${name}`);
  else console.log(`${name} is not tested: it is not installed (npm run setup:engines).`);
}
if (projects.length > 0) await runPlaywright(...projects);
