#!/usr/bin/env node
// Completes package-lock.json after `npm install`: a lockfile written on one platform can lack the optional
// packages of the others, and `npm ci` then refuses it ("Missing: @next/swc-darwin-arm64@ from lock file").
// Adds what the registry says of each of them, and the integrity of what has none.
//   npm run lock        after every change of a dependency
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const { packages } = lock;

/** What the registry says of a version; `undefined` where it does not know it. */
function describe(name, version) {
  const fields = ['version', 'os', 'cpu', 'libc', 'dist.integrity'];
  const options = { stdio: ['ignore', 'pipe', 'ignore'], shell: process.platform === 'win32' };
  try {
    const args = ['view', `${name}@${version}`, ...fields, '--json'];
    const { 'dist.integrity': integrity, ...rest } = JSON.parse(execFileSync('npm', args, options));
    return { ...rest, integrity };
  } catch {
    return undefined;
  }
}

// Node's own look-up: the nearest node_modules folder upwards from the dependent.
const isLocked = (from, name) => {
  for (let dir = from; ; dir = dir.slice(0, Math.max(0, dir.lastIndexOf('/node_modules/')))) {
    if (packages[`${dir ? `${dir}/` : ''}node_modules/${name}`]?.version) return true;
    if (!dir) return false;
  }
};

for (const [from, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    if (isLocked(from, name)) continue;
    const manifest = describe(name, range.replace(/^[\^~]/, ''));
    // Without a platform it is a real optional package, not a build for one.
    if (!manifest?.os && !manifest?.cpu) continue;
    packages[`node_modules/${name}`] = { ...manifest, ...(dev && { dev }), optional: true };
    console.log(`Added: ${name}`);
  }
}

for (const [place, locked] of Object.entries(packages)) {
  if (!place || locked.integrity || locked.link) continue;
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const integrity = describe(name, locked.version)?.integrity;
  if (integrity) packages[place] = { ...locked, integrity };
  else {
    console.error(`The registry has no integrity for ${name}@${locked.version}.`);
    process.exitCode = 1;
  }
}

// In npm's own order.
lock.packages = Object.fromEntries(
  Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
);
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
