import { availableParallelism, cpus } from 'node:os';
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
    /** Numbers of generated articles. */
    articles: { type: 'string', default: '100,1000,5000' },
  },
});

const machine = `Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model}`;
const [what] = positionals;
if (what === 'pages') {
  console.log(
    await measurePages({
      runs: Number(values.runs),
      paths: values.pages?.split(','),
      beside: values.beside.map((text) => {
        const [name = '', folder = ''] = text.split('=');
        return { name, folder };
      }),
    }),
  );
} else if (what === 'growth') {
  console.log(await measureGrowth(values.articles.split(',').map(Number)));
} else {
  throw new Error('Say what to measure: npm run bench -- pages, or npm run bench -- growth.');
}
console.log(`${machine}.`);
