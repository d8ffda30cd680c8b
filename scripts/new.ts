import './report-errors';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { UserError } from '@/lib/content/error';
import { entryKinds } from '@/lib/content/read-entries';
import { readHelp } from '@/lib/content/schema-fields';
import { buildDay } from '@/lib/site/dates';
import { deriveAddress, LONGEST_TITLE, composePageFiles, quoteYaml } from './new/page-template';

const usage =
  'npm run new -- article|case-study|page "Its title" [--address the-end-of-its-address]';

/** Front matter with every field of a schema, described; those that may be left out stand behind #. */
function frontMatter(shape: z.ZodRawShape, presets: Readonly<Record<string, string>>): string {
  const lines = Object.entries(shape).flatMap(([name, field]) => {
    const schema = field as z.ZodType;
    const optional = schema.safeParse(undefined).success;
    const value = presets[name] ?? '';
    return [
      `# ${readHelp(schema)}`,
      `${optional && value === '' ? '# ' : ''}${name}: ${value}`.trimEnd(),
    ];
  });
  return `---\n${lines.join('\n')}\n---\n`;
}

function writeFile(file: string, text: string): void {
  if (existsSync(file)) throw new UserError(`${file} is there already: choose another title.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`Written: ${file}`);
}

function writeEntry(kind: 'article' | 'case-study', title: string, id: string): void {
  const { folder, schema } = entryKinds[kind === 'article' ? 'article' : 'case study'];
  const presets = {
    headline: quoteYaml(title),
    date: buildDay(),
    readTime: '5',
    icon: 'chart',
    color: 'teal',
    draft: 'true',
  };
  writeFile(`${folder}/${id}.md`, frontMatter(schema.shape, presets));
  console.log('`npm run check:content` says what is to be filled in.');
}

function writePage(title: string, id: string): void {
  if (title.length > LONGEST_TITLE) {
    throw new UserError(
      `A page’s title has at most ${LONGEST_TITLE} characters, yours ${title.length}.`,
    );
  }
  for (const change of composePageFiles(title, id)) {
    const { file } = change;
    if ('text' in change) writeFile(file, change.text);
    else {
      const { line, before } = change;
      writeFileSync(file, readFileSync(file, 'utf8').replace(before, `\n  ${line}$&`));
      console.log(`Added to: ${file}`);
    }
  }
  console.log(`Let a menu (content/navigation.yaml) or a link lead to /${id}.
Its texts that are still to be written are listed under placeholders; \`npm run launch-check\`
fails until each is written and taken out of that list.`);
}

/** `npm run new`: writes the files of an article, a case study or a page. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { address: { type: 'string' } },
});
const [kind, ...words] = positionals;
if (kind !== 'article' && kind !== 'case-study' && kind !== 'page') throw new UserError(usage);
const title = words.join(' ').trim();
if (title === '') throw new UserError(`Say the title: ${usage}`);
const id = deriveAddress(values.address ?? title);
if (id === '') {
  throw new UserError(
    `No address can be made of “${values.address ?? title}”: add --address and a name in letters from a to z, such as --address about-us.`,
  );
}
if (kind === 'page') writePage(title, id);
else writeEntry(kind, title, id);
