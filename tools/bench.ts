import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { measureGrowth } from './bench/growth';
import { measurePages } from './bench/pages';

/**
 * `npm run bench -- pages` and `npm run bench -- growth`: print a Markdown table each;
 * docs/measuring.md explains them.
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
    /** Numbers of generated articles. */
    articles: { type: 'string', default: '100,1000,5000' },
  },
});
const { runs, pages, beside, headers, articles } = values;
const [what] = positionals;
if (what === 'pages') {
  console.log(await measurePages(Number(runs), pages?.split(','), beside, Number(headers)));
} else if (what === 'growth') {
  console.log(measureGrowth(articles.split(',').map(Number)));
} else {
  throw new Error('Say what to measure: npm run bench -- pages, or npm run bench -- growth.');
}
console.log(`\nNode ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}.`);
