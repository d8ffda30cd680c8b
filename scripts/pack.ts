import { existsSync } from 'node:fs';
import path from 'node:path';
import { packedHosts, packForHost } from '@/build/hosts/pack';

/**
 * `npm run pack -- netlify`: makes .build/packed/netlify/ a folder that can be handed to that host
 * as it is, from the export in out/.
 */
const [name] = process.argv.slice(2);
const host = packedHosts.find((one) => one === name);

if (host === undefined) {
  console.error(`npm run pack -- HOST, where HOST is one of ${packedHosts.join(', ')}.`);
  process.exitCode = 1;
} else if (!existsSync(path.join('out', 'index.html'))) {
  console.error('No site in out/: run "npm run build" first.');
  process.exitCode = 1;
} else {
  const target = path.join('.build', 'packed', host);
  packForHost(host, 'out', target);
  console.log(`${target} is ready for ${host}.`);
}
