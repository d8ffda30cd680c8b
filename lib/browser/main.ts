import { start } from './start';

/** Addresses of what has a file of its own, by name; put in by the build. */
declare const ASSETS: Readonly<Record<string, string>>;

start((name) => import(/* turbopackIgnore: true */ ASSETS[name] ?? name));
