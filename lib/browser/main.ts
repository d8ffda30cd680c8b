import { start } from './start';

/** Addresses of the parts that have a file of their own, by name: JSON, put in by the build. */
declare const ASSETS: string;

const assets: Readonly<Record<string, string>> = JSON.parse(ASSETS);

start((name) => import(/* turbopackIgnore: true */ assets[name] ?? name));
