import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import path from 'node:path';

/** One file of the export, read whole, so that a release swap can't tear it. */
export type ServedFile = {
  readonly bytes: Buffer;
  /** Strong validator made from the content (RFC 9110, 8.8.3), with its quotes. */
  readonly etag: string;
  readonly modified: Date;
};

/** Looks up files by their path from the export's root: `/about.html`. */
export type Files = { read(servedPath: string): Promise<ServedFile | undefined> };

// Enough for every page of a site of this kind; above it the oldest entries go.
const cacheLimitBytes = 64 * 1024 * 1024;

const absent = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES']);

function isAbsence(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && absent.has(`${error.code}`)
  );
}

/**
 * The files below a folder. Every look-up asks the disk, so a new build is served without a
 * restart; the bytes and their hash are kept while the file is the same.
 *
 * @param root The export's folder; may be a symbolic link that is swapped while serving.
 */
export function filesIn(root: string): Files {
  type Entry = { readonly signature: string; readonly file: ServedFile };
  const cache = new Map<string, Entry>();
  let cachedBytes = 0;

  function forget(key: string): void {
    cachedBytes -= cache.get(key)?.file.bytes.length ?? 0;
    cache.delete(key);
  }

  function remember(key: string, entry: Entry): void {
    forget(key);
    cache.set(key, entry);
    cachedBytes += entry.file.bytes.length;
    for (const oldest of cache.keys()) {
      if (cachedBytes <= cacheLimitBytes) break;
      forget(oldest);
    }
  }

  async function read(servedPath: string): Promise<ServedFile | undefined> {
    const name = path.join(root, servedPath);
    let handle;
    try {
      handle = await open(name);
    } catch (error) {
      if (isAbsence(error)) return undefined;
      throw error;
    }
    try {
      const facts = await handle.stat({ bigint: true });
      if (!facts.isFile()) return undefined;
      // The change time can't be set back, so an edit of the same length shows.
      const signature = `${facts.ino} ${facts.size} ${facts.ctimeNs}`;
      const known = cache.get(name);
      if (known?.signature === signature) return known.file;
      const bytes = await handle.readFile();
      const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
      const file = { bytes, etag: `"${hash}"`, modified: facts.mtime };
      remember(name, { signature, file });
      return file;
    } finally {
      await handle.close();
    }
  }

  return { read };
}
