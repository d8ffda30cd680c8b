import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { routes, type Route } from '@/content/routes';
import { ErrorCollector } from '@/lib/base/error';
import { contentFiles } from '@/lib/content/read-content';
import { readEntryFiles } from '@/lib/content/read-entries';
import { listValues } from '@/lib/content/schema-fields';

/** What the site's content consists of. */
export type ContentModel = ReturnType<typeof readContentModel>;

/** Everything that the editor has forms for, and what its fields can choose from, as it is now. */
export function readContentModel() {
  const articles = readEntryFiles('article', new ErrorCollector());
  const all: readonly Route[] = Object.values(routes);
  const addresses = new Set<string>(
    all.flatMap(({ path, anchors = [] }) => [
      path,
      ...anchors.map((anchor) => `${path}#${anchor}`),
    ]),
  );
  const words = new Map(
    [...contentFiles.keys()].map((file) => [file, parse(readFileSync(file, 'utf8'))]),
  );
  for (const [file, schema] of contentFiles) {
    for (const { value, meta } of listValues(schema, words.get(file))) {
      if (meta.kind === 'address') addresses.add(String(value));
    }
  }
  for (const { path, hasBody } of articles) if (hasBody) addresses.add(path);
  const pictures = parse(readFileSync('content/pictures.yaml', 'utf8')) as Record<string, string>;
  return {
    /** Files that there is one of, by their path. */
    files: contentFiles,
    origin: process.env.SITE_URL || String(words.get('content/site.yaml').origin),
    /** What those of pages are called on the site. */
    titles: new Map<string, string>(
      [...words].flatMap(([file, { label }]) => (label === undefined ? [] : [[file, label]])),
    ),
    choices: {
      address: [...addresses].sort(),
      picture: Object.keys(pictures).sort(),
      topic: [
        ...new Set(articles.flatMap(({ frontMatter }) => frontMatter.data.category ?? [])),
      ].sort(),
    },
  };
}
