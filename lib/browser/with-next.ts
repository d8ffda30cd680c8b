import type { BrowserPart } from './load';
import { start } from './start';

/** Where Next's runtime runs, its bundler finds the parts, and it brings the islands to life. */
const parts: Readonly<Record<string, () => Promise<BrowserPart>>> = {
  carousel: () => import('./carousel'),
  consent: () => import('./consent'),
  vitals: () => import('./vitals'),
};

start((name) => parts[name]?.() ?? Promise.reject(new Error(`No such part: ${name}`)));

// Texts are files that no module imports, so that saving one would go unnoticed.
if (process.env.NODE_ENV === 'development') {
  new EventSource('/changes').addEventListener('message', () => location.reload());
}
