import './report-errors';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { spellCheckDocument } from 'cspell-lib';
import { formatError } from '@/lib/content/error';
import { filesUnder } from '@/lib/content/files';

/**
 * The end of `npm run check:content`: words of content/ that no British dictionary has, nor
 * content/spelling.txt, each once a file. They are notes: nothing fails by them.
 */
const notes: string[] = [];
for (const name of filesUnder('content').filter((path) => /\.(md|ya?ml)$/.test(path))) {
  const file = `content/${name}`;
  const text = readFileSync(file, 'utf8');
  // Entries in another language say so.
  if (/^language: /m.test(text)) continue;
  const { issues } = await spellCheckDocument(
    { uri: pathToFileURL(resolve(file)).href, text },
    { generateSuggestions: true, numSuggestions: 3 },
    {},
  );
  const firstIssues = new Map(issues.toReversed().map((issue) => [issue.text, issue]));
  for (const { text: word, offset, suggestions = [] } of [...firstIssues.values()].reverse()) {
    const line = text.slice(0, offset).split('\n').length;
    const near = [...new Set(suggestions.map((suggestion) => suggestion.toLowerCase()))].slice(
      0,
      2,
    );
    const message = `“${word}” is in no dictionary`;
    const question = near.length > 0 ? `Did you mean ${near.join(' or ')}? ` : '';
    const fix = `${question}If it is right, add it to content/spelling.txt`;
    notes.push(formatError({ file, line, message, fix }));
  }
}
if (notes.length > 0) console.log(`Notes on spelling, which stop nothing:\n${notes.join('\n')}`);
