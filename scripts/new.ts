import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { z } from 'zod';
import { kinds } from '@/lib/content/read-entries';
import { descriptionOf } from '@/lib/content/yaml';
import { buildDay } from '@/lib/dates';
import { slugOf } from '@/lib/routes/slug';

/**
 * `npm run new -- article|case-study|page [title]`: asks for a title and writes the files, each
 * field with what to write there. `npm run check:content` then names what is to be filled in.
 */
const [kind = '', ...words] = process.argv.slice(2);

async function titleGiven(): Promise<string> {
  if (words.length > 0) return words.join(' ');
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const title = await asking.question('Its title: ');
  asking.close();
  return title.trim();
}

/** Front matter with every field of a schema, described; those that may be left out stand behind #. */
function frontMatter(shape: z.ZodRawShape, known: Readonly<Record<string, string>>): string {
  const lines = Object.entries(shape).flatMap(([name, field]) => {
    const schema = field as z.ZodType;
    const optional = schema.safeParse(undefined).success;
    const value = known[name] ?? '';
    return [
      `# ${descriptionOf(schema)}`,
      `${optional && value === '' ? '# ' : ''}${name}: ${value}`.trimEnd(),
    ];
  });
  return `---\n${lines.join('\n')}\n---\n`;
}

function write(file: string, text: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already: choose another title.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`Written: ${file}`);
}

const quoted = (title: string) => `'${title.replaceAll("'", '’')}'`;

/** Puts a line into a file before the place where its list ends. */
function addLine(file: string, line: string, end: RegExp): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(end, `\n  ${line}$&`));
  console.log(`Added to: ${file}`);
}

/** A page: its line in the routes and in the schema, its words and its folder. */
function writePage(title: string, id: string): void {
  const label = quoted(title.slice(0, 32));
  write(
    `content/pages/${id}.yaml`,
    `label: ${label}
meta:
  title: ${quoted(title.padEnd(10, '.'))}
  description:
  pictureTitle: ${quoted(title.slice(0, 48))}
  picture: home
hero:
  eyebrow: ${label}
  title: ${quoted(title.slice(0, 60))}
  lede:
  actions:
    - label: Talk to us
      to: /contact?intent=talk
`,
  );
  const name = id.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
  write(
    `app/${id}/page.tsx`,
    `import { LeadHero } from '@/components/sections/hero';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('${id}');
export { metadata };

export default function ${name}Page() {
  return (
    <Page>
      <LeadHero {...words.hero} />
    </Page>
  );
}
`,
  );
  const key = /^[a-z]+$/.test(id) ? id : `'${id}'`;
  const route = `${key}: { path: '/${id}' },`;
  addLine('content/routes.ts', route, /\n} as const satisfies/);
  addLine('content/schema/pages.ts', `${key}: page({ hero }),`, /\n {2}'not-found': notFound,/);
  console.log(`Let a menu (content/navigation.yaml) or a link lead to /${id}.`);
}

try {
  const title = await titleGiven();
  const id = slugOf(title);
  if (id === '') throw new Error('A title has letters or digits.');
  const known = {
    headline: quoted(title),
    date: buildDay(),
    ...{ readTime: '5', icon: 'chart', color: 'teal', draft: 'true' },
  };
  const entry = { article: kinds.article, 'case-study': kinds['case study'] }[kind];
  if (entry) write(`${entry.folder}/${id}.md`, frontMatter(entry.schema.shape, known));
  else if (kind === 'page') writePage(title, id);
  else throw new Error('npm run new -- article, case-study or page');
  console.log('`npm run check:content` says what is to be filled in.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
