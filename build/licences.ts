import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UserError } from '@/lib/base/error';

/** Where the licences stand in the export; a comment at the head of each script names it. */
export const licencesPath = '/licences.txt';

/** Licences (SPDX) that ask for no more than their text beside the code. */
const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

/** The packages whose fonts (app/fonts) and base styles (app/styles/base.css) are shipped. */
const packagesOfStyles = [
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/instrument-sans',
  'tailwindcss',
];

/**
 * The licences of the packages behind what a visitor's browser gets, one behind the other.
 * @param sources every file that was bundled, from the project's folder
 * @throws UserError when a licence may not be shipped or a package has no text
 */
export function licencesOf(sources: readonly string[]): string {
  // In a workspace of npm their folders may be those of the whole.
  const { resolve } = createRequire(path.resolve('package.json'));
  const files = [
    ...sources,
    ...packagesOfStyles.map((name) => path.relative('', resolve(`${name}/package.json`))),
  ];
  const folders = files.flatMap(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll('\\', '/'))?.[0] ?? [],
  );
  const parts = [...new Set(folders)].sort().map((folder) => {
    const description = readFileSync(path.join(folder, 'package.json'), 'utf8');
    const { name, version, license } = JSON.parse(description);
    const file = readdirSync(folder).find((fileName) => /^licen[cs]e/i.test(fileName));
    if (!permissive.includes(license) || file === undefined) {
      const defect = file === undefined ? 'no text of its licence' : `the licence “${license}”`;
      const remedy = 'read it, then add it to build/licences.ts or do without the package';
      throw new UserError(`${name} ${version}: has ${defect}; ${remedy}.`);
    }
    const text = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r', '').trim();
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  const line = `\n${'-'.repeat(80)}\n\n`;
  return [`Software and fonts of others in the files of this site.\n`, ...parts].join(line);
}
