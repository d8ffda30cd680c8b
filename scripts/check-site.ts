import './support/start-command';
import { checkSite } from './site-checks/check-site';

/**
 * `npm run check:site [folder]`: reads the exported files as a crawler would and lists
 * everything that is wrong with them. Exit code 1 while anything is.
 */
const [folder = 'out'] = process.argv.slice(2);
const { faults, passed, failed } = await checkSite(folder);
for (const fault of faults) console.error(fault);
if (failed > 0) process.exitCode = 1;
console.log(`${passed} passed, ${failed} failed`);
