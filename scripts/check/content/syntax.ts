import { readFile } from 'node:fs/promises';
import { transform, type TransformFailure } from 'esbuild';
import type { Mistake } from '@/lib/problem';
import { filesUnder } from '@/build/files';

/**
 * Signs of a text that was saved in another encoding than UTF-8, and characters that no page may
 * hold: control characters, and those that turn the direction of what follows.
 */
const garbled = /\uFFFD|[\0-\x08\x0B\x0C\x0E-\x1F\u202A-\u202E]|[ÃÂ][\u0080-\u00BF]|â€/;

/**
 * Files of words that cannot be read: saved in another encoding, or not TypeScript, for want of a
 * quotation mark or a comma.
 */
export async function syntaxMistakes(folder: string): Promise<readonly Mistake[]> {
  const files = filesUnder(folder).filter((file) => /\.(ts|mdx)$/.test(file));
  const told = await Promise.all(files.map((file) => mistakesOf(`${folder}/${file}`)));
  return told.flat();
}

async function mistakesOf(file: string): Promise<Mistake[]> {
  const text = await readFile(file, 'utf8');
  const lines = text.split('\n');
  const broken = lines.findIndex((line) => garbled.test(line));
  if (broken >= 0) {
    const words = lines[broken]?.replaceAll(/[\0-\x1F\u202A-\u202E]/g, '\uFFFD').trim();
    const reason = `holds broken letters: “${words?.slice(0, 80)}”`;
    const remedy = 'save the file as UTF-8 and type them again';
    return [{ file, place: `line ${broken + 1}`, reason, remedy }];
  }
  if (file.endsWith('.mdx')) return [];
  try {
    await transform(text, { loader: 'ts', logLevel: 'silent' });
    return [];
  } catch (error) {
    if (!isFailure(error)) throw error;
    return error.errors.map(({ text, location }) => ({
      file,
      place: `line ${location?.line ?? 1}`,
      reason: `cannot be read (${text}): ${location?.lineText.trim().slice(0, 80) ?? ''}`,
      remedy: 'look for a quotation mark or a comma that is missing; an apostrophe in words is ’',
    }));
  }
}

const isFailure = (error: unknown): error is TransformFailure =>
  error instanceof Error && 'errors' in error;
