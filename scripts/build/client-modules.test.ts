import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  clientModulesIn,
  readClientModules,
  strayClientModules,
  withoutOwnFolder,
} from './client-modules';

const modules = new Map([
  ['1', 'node_modules/next/dist/esm/client/components/layout-router.js'],
  ['2', 'node_modules/next/dist/esm/lib/framework/boundary-components.js'],
  ['3', 'components/islands/contact-form.tsx'],
  ['4', 'components/sections/hero.tsx'],
  ['5', 'node_modules/next/dist/client/app-dir/link.js'],
  ['6', 'node_modules/@headlessui/react/dist/headlessui.esm.js'],
  ['7', 'app/error.tsx'],
]);

describe('clientModulesIn', () => {
  it('reads ids and source files of a manifest', () => {
    const manifest =
      'globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\n' +
      'globalThis.__RSC_MANIFEST["/blog/[slug]/page"] = {"moduleLoading":{},"clientModules":' +
      '{"[project]/app/a.tsx":{"id":7,"name":"*"},"[project]/app/b.tsx <module evaluation>":{"id":"b1","name":"*"}}};';
    expect(clientModulesIn(manifest)).toEqual([
      ['7', 'app/a.tsx'],
      ['b1', 'app/b.tsx'],
    ]);
  });

  it('stops at a manifest in another form', () => {
    expect(() => clientModulesIn('export default {}')).toThrow('not in the form known here');
  });
});

describe('readClientModules', () => {
  it('stops where there is no manifest, and says what to do', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'manifests-'));
    await expect(readClientModules(empty)).rejects.toThrow('PRUNE=0');
  });
});

describe('strayClientModules', () => {
  it.each([
    ['Next’s own parts', ['1', '2'], false, []],
    ['an island on a page that has one', ['1', '3'], true, []],
    ['error screens', ['7'], false, []],
    ['an island’s component without its island', ['3'], false, ['contact-form.tsx stands outside']],
    ['a client section', ['4'], true, ['hero.tsx is a client component outside']],
    ['Next’s link', ['5'], true, ['link.js is a client component outside']],
    ['a client package', ['6'], true, ['headlessui.esm.js is a client component outside']],
    ['an unknown id', ['99'], true, ['client module 99 is in no manifest']],
  ])('judges %s', (_, ids, hasIsland, problems) => {
    const found = strayClientModules(new Set(ids), modules, hasIsland);
    expect(found).toHaveLength(problems.length);
    problems.forEach((problem, index) => expect(found[index]).toContain(problem));
  });
});

describe('withoutOwnFolder', () => {
  it.each([
    ['app/error.tsx', 'app/error.tsx'],
    ['site/app/error.tsx', 'app/error.tsx'],
    ['clients/site/components/islands/form.tsx', 'components/islands/form.tsx'],
    [
      'node_modules/next/dist/client/components/x.js',
      'node_modules/next/dist/client/components/x.js',
    ],
  ])('reads %s as %s in /home/clients/site', (source, expected) => {
    expect(withoutOwnFolder(source, '/home/clients/site')).toBe(expected);
  });
});
