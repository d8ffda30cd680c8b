import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { contentFiles } from '@/lib/content/read-content';
import { entryKinds, listEntryNames } from '@/lib/content/read-entries';
import { listValues } from '@/lib/content/schema-fields';
import { articleText, monthOfWriting, otherThan, setFields } from '@/lib/testing/content-copy';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { expect, test } from '../support/test';

// What somebody may write turns no test red: a word more in every text that is free to change, all
// words of parts anew, thirty articles in three scripts with all that Markdown knows, case studies.
test.describe.configure({ mode: 'serial', timeout: 900_000 });

let project: ProjectCopy;

/** A text with a word more, before the sign that ends it; the same where there is no room. */
function withOneMore(text: string, max: number): string {
  const longer = text.replace(/[.!?…:*”]*$/, ' now$&');
  // What stands in braces is shown longer or shorter.
  return longer.length + (text.includes('{') ? 30 : 0) > max ? text : longer;
}

/** A text in letters that nobody has written, as long as before; names in braces stay. */
const inOtherWords = (text: string) =>
  text.replace(/\{[^}]*\}|&nbsp;|[a-z]/gi, (part) => {
    const next = String.fromCharCode(part.charCodeAt(0) + 1);
    return part.length > 1 || /z/i.test(part) ? part : next;
  });

/** Rewrites every text of a file that an author may write anew without a word elsewhere. */
function reword(
  file: string,
  schema: Parameters<typeof listValues>[0],
  rewrite: (text: string, max: number) => string,
): void {
  const path = join(project.dir, file);
  const text = readFileSync(path, 'utf8');
  const [, head = text] = /^---\n([\s\S]*?\n)---/.exec(text) ?? [];
  const changes = listValues(schema, parse(head)).flatMap(({ path, value, meta }) => {
    const isFree = meta.max !== undefined && meta.kind === undefined;
    return isFree ? [[path.join('.'), rewrite(String(value), meta.max ?? 0)] as const] : [];
  });
  writeFileSync(path, setFields(Object.fromEntries(changes))(text));
}

/** Articles with accented letters, in two other scripts, and with all that Markdown knows. */
const otherEntries = () => ({
  'content/blog/letters.md': articleText({
    ...otherThan('Letters'),
    headline: 'L’Oréal, Nestlé',
    pictureTitle: 'Nestlé at ₹ 120',
    excerpt: 'At ₹ 120, ½ of Nestlé’s price.',
  }),
  'content/blog/in-hindi.md': articleIn('hi', 'हर हफ्ते के तीन सवाल'),
  'content/blog/in-arabic.md': articleIn('ar', 'بيانات الموزعين، من أين نبدأ'),
  'content/blog/trade-promotion-roi.md': articleText(
    { ...otherThan('Stock'), number: '2', cover: 'shelf.jpg', coverAlt: 'Two pallets.' },
    readFileSync('e2e/builds/all-that-markdown-knows.md', 'utf8'),
  ),
});

const articleIn = (language: string, words: string) =>
  articleText(
    { ...otherThan(language), title: words, headline: words, excerpt: words, language },
    `${words}\n\n## ${words}\n\n1. ${words}\n\n> ${words}\n\n| ${words} | 1 |\n| - | -: |\n| ${words} | 120 |`,
  );

test.beforeAll(async () => {
  test.setTimeout(900_000);
  project = await copyProject('kept');
  for (const [file, schema] of contentFiles) {
    if (/(site|redirects)\.yaml$/.test(file)) continue;
    reword(file, schema, file.startsWith('content/ui/') ? inOtherWords : withOneMore);
  }
  for (const kind of ['article', 'case study'] as const) {
    const { folder, schema } = entryKinds[kind];
    for (const name of listEntryNames(kind)) reword(`${folder}/${name}`, schema, withOneMore);
  }
  for (const [file, text] of Object.entries({ ...monthOfWriting(), ...otherEntries() })) {
    writeFileSync(join(project.dir, file), text);
  }
  // A card that becomes a page.
  const study = join(project.dir, 'content/case-studies/beverage-roi.md');
  const { title, description } = otherThan('Beverage');
  const head = setFields({ title, description, pictureTitle: 'Beverage', date: '2025-09-30' });
  writeFileSync(study, `${head(readFileSync(study, 'utf8'))}\n![A shelf](shelf.jpg)\n`);
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 1500, height: 900, channels: 3, background: 'teal', noise } as const;
  const photograph = await sharp({ create }).blur(3).jpeg().toBuffer();
  for (const folder of ['blog', 'case-studies']) {
    writeFileSync(join(project.dir, 'content', folder, 'shelf.jpg'), photograph);
  }
  // A link to a heading goes with its words.
  project.change('content/ui/trial.yaml', '#demos-consultations-and-trials', '$&-now');
});
test.afterAll(() => project.remove());

for (const [rule, command] of [
  ['the content is in order', 'npm run check:content'],
  ['the unit tests pass', 'npm run unit -- --silent'],
  ['the site builds', 'npm run build'],
  ['the checks of the site pass', 'npm run check:site'],
  ['the browser tests pass', 'npm run e2e'],
] as const) {
  test(rule, async () => {
    const { code, output } = await project.run(command, { E2E_QUICK: '1', E2E_REWORDED: '1' });
    expect(code, output).toBe(0);
  });
}
