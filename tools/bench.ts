import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { measurePages } from './bench/pages';

/**
 * `npm run bench -- pages`: prints a Markdown table; docs/measuring.md explains it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** How often each page is measured. */
    runs: { type: 'string', default: '5' },
    /** Paths of the pages; all of them otherwise. */
    pages: { type: 'string' },
    /** Other sites' folders to measure beside this one, each as `name=folder`. */
    beside: { type: 'string', multiple: true, default: [] },
    /** Bytes of headers that each answer has beside its own, as real hosts add some. */
    headers: { type: 'string', default: '0' },
  },
});
const { runs, pages, beside, headers } = values;
const [what] = positionals;
if (what === 'pages') {
  console.log(await measurePages(Number(runs), pages?.split(','), beside, Number(headers)));
} else {
  throw new Error('Say what to measure: npm run bench -- pages.');
}
console.log(`\nNode ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}.`);
