import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { renderMarkdown, type RenderContext } from './markdown';

type Rendered = Awaited<ReturnType<typeof renderMarkdown>>;

/** Where rendered texts are kept between builds; hosts that build keep this folder too. */
const cache = join('.next', 'cache', 'texts');

/** All that renders: the code here, what it uses, and the libraries' versions. */
function renderer(): string {
  const folders = ['lib/content', 'lib/pictures', 'lib/brand'];
  const code = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const otherSources = ['lib/edit-distance.ts', 'lib/language.ts', 'content/schema/fields.ts'];
  const files = [...code, ...otherSources, 'package-lock.json'].filter(
    (file) => !/\.test\./.test(file),
  );
  return files.map((file) => readFileSync(file, 'utf8')).join('\0');
}

/**
 * Renders texts, each once for as long as nothing of it changes: a build after one changed article
 * renders that one. A text with pictures beside it is rendered anew, since these may change.
 */
export function rendererWithCache(context: RenderContext) {
  const shared = createHash('sha256')
    .update(renderer())
    .update(JSON.stringify({ ...context, facts: [...context.facts] }))
    .digest();
  return async (file: string, body: string): Promise<Rendered> => {
    if (body.includes('![')) return renderMarkdown(file, body, context);
    const key = createHash('sha256').update(shared).update(file).update(body).digest('hex');
    const cacheFile = join(cache, `${key.slice(0, 32)}.json`);
    if (existsSync(cacheFile)) return JSON.parse(readFileSync(cacheFile, 'utf8')) as Rendered;
    const rendered = await renderMarkdown(file, body, context);
    mkdirSync(cache, { recursive: true });
    // Under a name of its own until it is whole: a killed build leaves no half text behind.
    writeFileSync(`${cacheFile}.${process.pid}`, JSON.stringify(rendered));
    renameSync(`${cacheFile}.${process.pid}`, cacheFile);
    return rendered;
  };
}
