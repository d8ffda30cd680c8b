import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '@/lib/problem';

/** Where the licences stand in the export; a comment at the head of each script names it. */
export const licencesPath = '/licences.txt';

/** The comment at the head of each script that holds code of others. */
export const licenceBanner = `/* Licences: ${licencesPath} */`;

/** Licences (SPDX) that ask for no more than their text beside the code. */
const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

/**
 * Those of packages that only work during the build: the data of caniuse-lite, and sharp's image
 * library. Nothing of them is handed on.
 */
const forBuildingOnly = ['CC-BY-4.0', 'LGPL-3.0-or-later'];

/** A package as its package.json describes it. */
export type Package = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly dir: string;
};

/** The packages whose fonts (app/fonts) and base styles (app/styles/base.css) are shipped. */
const packagesOfStyles = [
  'node_modules/@fontsource-variable/bricolage-grotesque',
  'node_modules/@fontsource-variable/instrument-sans',
  'node_modules/tailwindcss',
];

/**
 * The packages behind what a visitor's browser gets.
 *
 * @param sources Every file that was bundled, from the project's folder.
 */
export function shippedPackages(sources: Iterable<string>): readonly Package[] {
  const folders = Array.from(sources, (file) =>
    /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll('\\', '/')),
  );
  const dirs = new Set([...folders.flatMap((match) => match?.[0] ?? []), ...packagesOfStyles]);
  return [...dirs].sort().map(packageIn);
}

/** Every installed package that is there in production, from the lockfile. */
export function productionPackages(): readonly Package[] {
  const lock: { packages: Record<string, { dev?: boolean; devOptional?: boolean }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  return Object.entries(lock.packages)
    .filter(([dir, entry]) => dir !== '' && !entry.dev && !entry.devOptional)
    .filter(([dir]) => existsSync(path.join(dir, 'package.json')))
    .map(([dir]) => packageIn(dir));
}

function packageIn(dir: string): Package {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(dir, 'package.json'), 'utf8'),
  );
  return { name, version, licence: typeof license === 'string' ? license : 'none', dir };
}

/**
 * The packages whose licence nobody has looked at yet.
 *
 * @param isShipped Whether visitors get their code; then what suits tools alone does not do.
 */
export function unknownLicences(
  packages: readonly Package[],
  isShipped: boolean,
): readonly Package[] {
  const known = new Set(isShipped ? permissive : [...permissive, ...forBuildingOnly]);
  return packages.filter(({ licence }) => {
    const choices = licence.replace(/[()]/g, '').split(' OR ');
    return !choices.some((choice) => choice.split(' AND ').every((one) => known.has(one)));
  });
}

/**
 * The texts of the licences of packages, one behind the other.
 *
 * @throws Problem when a licence may not be shipped or a package has no text.
 */
export function licencesText(packages: readonly Package[]): string {
  const unknown = unknownLicences(packages, true);
  if (unknown.length > 0) throw notAllowed(unknown);
  const parts = packages.map(({ name, version, licence, dir }) => {
    const file = readdirSync(dir).find((one) => /^licen[cs]e/i.test(one));
    if (file === undefined) {
      throw new Problem(`${name} has no text of its licence, which must be shipped with it.`);
    }
    const text = readFileSync(path.join(dir, file), 'utf8').replaceAll('\r', '').trim();
    return `${name} ${version} (${licence})\n\n${text}\n`;
  });
  const line = `\n${'-'.repeat(80)}\n\n`;
  return [`Software and fonts of others in the files of this site.\n`, ...parts].join(line);
}

/** What to say of packages with a licence that is not on the list. */
export function notAllowed(packages: readonly Package[]): Problem {
  return new Problem(
    'Licences that nobody has looked at',
    packages.map(({ name, version, licence }) => ({
      file: `${name} ${version}`,
      reason: `has the licence “${licence}”`,
      remedy: 'read it, then add it to scripts/licences/licences.ts or do without the package',
    })),
  );
}
