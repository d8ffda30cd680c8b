import { modules } from './modules';
import { start } from './start';

// Where Next's runtime runs, its bundler finds the files, and it brings the islands to life.
start((name) => modules[name]?.() ?? Promise.reject(new Error(`No such file: ${name}`)));
