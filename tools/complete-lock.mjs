#!/usr/bin/env node
// Completes package-lock.json after `npm install`: a lockfile written on one platform can lack the optional
// packages of the others, and `npm ci` then refuses it ("Missing: @next/swc-darwin-arm64@ from lock file").
// Adds an entry (version, integrity, os, cpu, libc) for each optional dependency that has none.
//   npm run lock        after every change of a dependency
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const packages = lock.packages;
/** The first of some words, apart from each other by spaces, that a name holds. */
const word = (name, words) =>
  words.split(' ').find((w) => new RegExp(`(^|[-/])${w}([-/]|$)`).test(name));

// Node's own look-up: the nearest node_modules folder upwards from the dependent.
const isLocked = (from, name) => {
  for (let dir = from; ; dir = dir.slice(0, Math.max(0, dir.lastIndexOf('/node_modules/')))) {
    if (packages[`${dir ? `${dir}/` : ''}node_modules/${name}`]?.version) return true;
    if (!dir) return false;
  }
};

let added = 0;
for (const [from, meta] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(meta.optionalDependencies ?? {})) {
    if (isLocked(from, name)) continue;
    const os = word(
      name,
      'android darwin freebsd netbsd openbsd sunos aix win32 linux openharmony',
    );
    const cpu = word(name, 'wasm32 arm64 x64 ia32 arm armv7 riscv64 ppc64 s390x loong64');
    if (!os && !cpu) continue; // a real optional package, not a platform build
    const libc = /musl/.test(name) ? 'musl' : /linux.*gnu/.test(name) ? 'glibc' : undefined;
    packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ''),
      ...(cpu && { cpu: [cpu] }),
      ...(meta.dev && { dev: true }),
      ...(libc && { libc: [libc] }),
      optional: true,
      ...(os && { os: [os] }),
    };
    added++;
  }
}

/** What the registry says a package's file must hash to; nothing when it does not have that version. */
function integrityOf(name, version) {
  try {
    const args = ['view', `${name}@${version}`, 'dist.integrity', '--json'];
    const options = { stdio: ['ignore', 'pipe', 'ignore'], shell: process.platform === 'win32' };
    return JSON.parse(execFileSync('npm', args, options));
  } catch {
    return undefined;
  }
}

const unknown = [];
for (const [place, { version, integrity, link, ...rest }] of Object.entries(packages)) {
  if (!place || integrity || link) continue;
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const found = integrityOf(name, version);
  if (found === undefined) unknown.push(`${name}@${version}`);
  else packages[place] = { version, integrity: found, ...rest };
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} optional platform packages added to package-lock.json`);
if (unknown.length > 0) {
  console.error(`The registry has no integrity for ${unknown.join(', ')}.`);
  process.exitCode = 1;
}
