import { start } from './start';

/** Addresses of what has a file of its own, by name; put in by the build. */
declare const ASSETS: Readonly<Record<string, string>>;

/** How often each could not be had. */
const failures: Record<string, number> = {};

/**
 * Fetches such a file. Firefox keeps the failure of an import for as long as the page is open, of what
 * it imports in turn, too; so after one a copy is asked for, which imports from other addresses.
 */
start((name) => {
  const [failed, asset = name] = [failures[name], ASSETS[name]];
  const address = failed ? asset.replace(/js$/, `retry.js?retry=${failed}`) : asset;
  return import(/* turbopackIgnore: true */ address).catch((error: unknown) => {
    failures[name] = (failed ?? 0) + 1;
    throw error;
  });
});
