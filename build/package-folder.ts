import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

/** The folder of an installed package: in a workspace of npm it may be that of the whole. */
export const packageFolder = (name: string): string =>
  dirname(createRequire(resolve('package.json')).resolve(`${name}/package.json`));
