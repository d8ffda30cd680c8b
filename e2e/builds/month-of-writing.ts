import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { entryKinds } from '@/lib/content/read-entries';
import { wordsFiles } from '@/lib/content/read-content';
import { listValues, type FieldValue } from '@/lib/content/schema-fields';
import { articleText, otherThan, studyText } from '@/lib/testing/content-copy';

/** Whether an author may write a text anew without a word elsewhere: nothing names it. */
const isFree = ({ meta }: FieldValue) => meta.max !== undefined && !(meta.kind ?? meta.defines);

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

/** Rewrites every text of a file that is free to change. */
function reword(
  file: string,
  schema: Parameters<typeof listValues>[0],
  change: (text: string, max: number) => string,
): void {
  const text = readFileSync(file, 'utf8');
  const [, head = text, body = ''] = file.endsWith('.md')
    ? (/^---\n([\s\S]*?\n)(---\n[\s\S]*)/.exec(text) ?? [])
    : [];
  const yaml = parseDocument(head);
  for (const value of listValues(schema, yaml.toJS())) {
    if (isFree(value)) yaml.setIn(value.path, change(String(value.value), value.meta.max ?? 0));
  }
  const rewritten = yaml.toString({ lineWidth: 0 });
  writeFileSync(file, file.endsWith('.md') ? `---\n${rewritten}${body}` : rewritten);
}

/** A word more in every text of pages, menus and entries; parts’ words all anew. */
export function rewordContent(dir: string, entries: readonly string[]): void {
  for (const [file, schema] of wordsFiles) {
    if (/(site|redirects)\.yaml$/.test(file)) continue;
    reword(join(dir, file), schema, file.startsWith('content/ui/') ? inOtherWords : withOneMore);
  }
  for (const file of entries) {
    const kind = file.startsWith(entryKinds.article.folder) ? 'article' : 'case study';
    reword(join(dir, file), entryKinds[kind].schema, withOneMore);
  }
}

/** Thirty articles, of which one waits for its day and one is a draft, and a case study. */
export function writeMany(dir: string, today: string): void {
  const write = (file: string, text: string) => writeFileSync(join(dir, file), text);
  const article = (name: string, fields = {}) =>
    write(
      `content/blog/${name.toLowerCase().replaceAll(' ', '-')}.md`,
      articleText({ ...otherThan(name), date: today, ...fields }, `## Part\n\n${name} text.`),
    );
  article('Waits for its day', { date: '2990-01-01' });
  article('Not finished', { draft: 'true' });
  article('Of one topic', { category: 'Shelf data' });
  article('Of the same topic', { category: 'Shelf data' });
  article('Letters', {
    headline: 'L’Oréal, Nestlé',
    pictureTitle: 'Nestlé at ₹ 120',
    excerpt: 'At ₹ 120, ½ of Nestlé’s price.',
  });
  for (let number = 1; number <= 25; number += 1) article(`Of the month ${number}`);
  write('content/case-studies/another-brand.md', studyText(undefined, 'The text.'));
}
