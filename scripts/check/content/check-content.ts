import { Problem, type Mistake } from '@/lib/problem';
import { syntaxMistakes } from './syntax';

/**
 * Checks all content and the settings of the build before anything is built.
 * @throws Problem with every mistake at once, each as file, field or line, reason, and remedy
 */
export async function checkContent(): Promise<void> {
  stopAt(await syntaxMistakes('content'));
  // Loaded when every file can be read: what derives from one that cannot would only crash.
  const { allMistakes } = await import('./all-mistakes').catch(tellImport);
  stopAt(await allMistakes().catch(tellImport));
}

/** Tells an import that leads nowhere in Node's words, which name both files, without the stack. */
export function tellImport(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  throw new Problem(`${error.message}: correct the import, or bring the file back.`);
}

function stopAt(mistakes: readonly Mistake[]): void {
  if (mistakes.length === 0) return;
  const what = mistakes.length === 1 ? 'One thing is' : `${mistakes.length} things are`;
  throw new Problem(`${what} wrong with the content`, mistakes);
}
