import { start } from './start';

/** Addresses of the parts that have a file of their own, by name; put in by the build. */
declare const ASSETS: Readonly<Record<string, string>>;

start((name) => import(/* turbopackIgnore: true */ ASSETS[name] ?? name));
