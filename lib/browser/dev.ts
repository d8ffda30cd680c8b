import type { BrowserPart } from './load';
import { start } from './start';

/** In development the bundler finds the parts, and Next brings the islands to life. */
const parts: Readonly<Record<string, () => Promise<BrowserPart>>> = {
  carousel: () => import('./carousel'),
  consent: () => import('./consent'),
};

start((name) => parts[name]?.() ?? Promise.reject(new Error(`No such part: ${name}`)));
