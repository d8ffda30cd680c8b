import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { UserError } from './error';

/**
 * What `content/` is compiled to, by `npm ci` and by every command that needs it fresh. Others only
 * read it.
 */
export const compiledFolder = '.content';

/**
 * A file of the compiled content.
 * @throws UserError when nothing has compiled it yet
 */
export function readCompiled<Value>(name: string): Value {
  const file = join(compiledFolder, name);
  if (!existsSync(file)) throw notCompiled();
  return JSON.parse(readFileSync(file, 'utf8')) as Value;
}

/** The words of every part, by the name under which code imports them. */
export function readCompiledWords<Words>(): Words {
  const folder = join(compiledFolder, 'words');
  if (!existsSync(folder)) throw notCompiled();
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => [basename(name, '.json'), readCompiled(join('words', name))]),
  ) as Words;
}

const notCompiled = () => new UserError('The content is not compiled yet: run npm run content.');
