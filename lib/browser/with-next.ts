import type { Loaded } from './load';
import { start } from './start';

/** Where Next's runtime runs, its bundler finds the files, and it brings the islands to life. */
const files: Readonly<Record<string, () => Promise<Loaded>>> = {
  carousel: () => import('./carousel'),
  consent: () => import('./consent'),
  vitals: () => import('./vitals'),
};

start((name) => files[name]?.() ?? Promise.reject(new Error(`No such file: ${name}`)));

// Texts are files that no module imports, so that saving one would go unnoticed.
if (process.env.NODE_ENV === 'development') {
  new EventSource('/changes').addEventListener('message', () => location.reload());
}
