import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { policyIn } from '@/lib/hosting/policy';

/** What the probes need to know of an export, found by looking at it. */
export type ExportFacts = {
  readonly dir: string;
  /** The policy in the home page's meta tag; undefined when it has none. */
  readonly policy: string | undefined;
  /** A file of hashed name that has compressed twins: `/_next/static/….css`. */
  readonly hashedFile: string;
  /** A social picture: `/og/….jpg`. */
  readonly socialPicture: string;
};

/**
 * Every file below a folder as an address path, sorted by code unit, so that what is generated
 * from the list is the same on every machine.
 */
export function exportedFiles(dir: string): readonly string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => `/${path.relative(dir, file).split(path.sep).join('/')}`)
    .sort();
}

/**
 * Looks at an export.
 *
 * @throws when it has no compressed hashed file or no social picture: then it is not finished.
 */
export function exportFacts(dir: string): ExportFacts {
  const files = exportedFiles(dir);
  const find = (what: string, isIt: (file: string) => boolean): string => {
    const file = files.find(isIt);
    if (file === undefined) throw new Error(`No ${what} in ${dir}: is the build finished?`);
    return file;
  };
  return {
    dir,
    policy: policyIn(readFileSync(path.join(dir, 'index.html'), 'utf8')),
    hashedFile: find(
      'compressed hashed file',
      (file) =>
        /^\/_next\/static\/.+\.(?:css|js)$/.test(file) && existsSync(path.join(dir, `${file}.br`)),
    ),
    socialPicture: find('social picture', (file) => /^\/og\/.+\.jpg$/.test(file)),
  };
}
