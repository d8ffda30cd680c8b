import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A copy of the project in which a bench may write what it likes. */
export type ProjectCopy = { readonly dir: string; readonly remove: () => void };

/**
 * Copies the project: every file of the repository as it stands, changes included, and the
 * installed packages as hard links, which take no room and look to the build like the real ones.
 * The copy stands beside the project, where that may be written: hard links do not leave a disk.
 *
 * @throws when the project is no git checkout.
 */
export function copyProject(): ProjectCopy {
  const root = process.cwd();
  const dir = temporaryFolder(path.dirname(root));
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of files.split('\0')) {
    // A file that was deleted but not yet committed is still listed.
    if (file === '' || !existsSync(file)) continue;
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    cpSync(file, path.join(dir, file));
  }
  linkPackages(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

function temporaryFolder(preferred: string): string {
  try {
    return mkdtempSync(path.join(preferred, '.bench-'));
  } catch {
    return mkdtempSync(path.join(tmpdir(), 'bench-'));
  }
}

function linkPackages(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    // No GNU cp: slower for the build, which then finds its packages outside the project.
    symlinkSync(from, to);
  }
}
