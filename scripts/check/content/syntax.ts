import { readFile } from 'node:fs/promises';
import { transform, type TransformFailure } from 'esbuild';
import type { Mistake } from '@/lib/problem';
import { filesUnder } from '@/scripts/shared/files';

/**
 * Files of words that cannot be read: saved in another encoding, or not TypeScript, for want of a
 * quotation mark or a comma.
 */
export async function syntaxMistakes(folder: string): Promise<readonly Mistake[]> {
  const files = filesUnder(folder).filter((file) => file.endsWith('.ts'));
  const told = await Promise.all(files.map((file) => mistakesOf(`${folder}/${file}`)));
  return told.flat();
}

async function mistakesOf(file: string): Promise<Mistake[]> {
  const text = await readFile(file, 'utf8');
  if (/[\0\uFFFD]/.test(text)) {
    const remedy = 'save it as UTF-8 and type the broken letters again';
    return [{ file, reason: 'is saved in another encoding than UTF-8', remedy }];
  }
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
