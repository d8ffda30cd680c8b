import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { z } from 'zod';
import { article, caseStudy } from '@/content/schema/entries';
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

/** A page: its line in the routes, its words and its folder, made after those of about. */
function writePage(title: string, id: string): void {
  const routes = 'content/routes.ts';
  const source = readFileSync(routes, 'utf8');
  const label = title.slice(0, 32);
  write(
    `content/pages/${id}.yaml`,
    [
      `label: ${quoted(label)}`,
      'meta:',
      `  title: ${quoted(title.padEnd(10, '.'))}`,
      '  description:',
      `  pictureTitle: ${quoted(title.slice(0, 48))}`,
      '  picture: home',
      'hero:',
      `  eyebrow: ${quoted(label)}`,
      `  title: ${quoted(title.slice(0, 60))}`,
      '  lede:',
      '  actions:',
      '    - label: Talk to us',
      '      to: /contact?intent=talk',
      '',
    ].join('\n'),
  );
  write(
    `app/${id}/page.tsx`,
    `import { LeadHero } from '@/components/sections/hero';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('${id}');
export { metadata };

export default function ${id.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())}Page() {
  return (
    <Page>
      <LeadHero {...words.hero} />
    </Page>
  );
}
`,
  );
  const key = /^[a-z]+$/.test(id) ? id : `'${id}'`;
  writeFileSync(
    routes,
    source.replace(/\n} as const satisfies/, `\n  ${key}: { path: '/${id}' },$&`),
  );
  const schema = 'content/schema/pages.ts';
  writeFileSync(
    schema,
    readFileSync(schema, 'utf8').replace(
      /\n {2}'not-found': notFound,/,
      `\n  ${key}: page({ hero }),$&`,
    ),
  );
  console.log(
    `Added: ${routes}, ${schema}. Let a menu (content/navigation.yaml) or a link lead to /${id}.`,
  );
}

try {
  const title = await titleGiven();
  const id = slugOf(title);
  if (id === '') throw new Error('A title has letters or digits.');
  const known = {
    headline: quoted(title),
    date: buildDay(),
    readTime: '5',
    icon: 'chart',
    color: 'teal',
    draft: 'true',
  };
  if (kind === 'article') write(`content/blog/${id}.md`, frontMatter(article.shape, known));
  else if (kind === 'case-study') {
    write(`content/case-studies/${id}.md`, frontMatter(caseStudy.shape, known));
  } else if (kind === 'page') writePage(title, id);
  else throw new Error('npm run new -- article, case-study or page');
  console.log('`npm run check:content` says what is to be filled in.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
