import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What `content/` is compiled to, by `npm ci` and by every command that needs it fresh. Others only
 * read it.
 */
export const compiledFolder = '.content';

/** A file of the compiled content. */
export const readCompiled = <Value>(name: string): Value =>
  JSON.parse(readFileSync(join(compiledFolder, name), 'utf8')) as Value;
