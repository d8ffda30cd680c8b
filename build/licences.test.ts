import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { licencesText, shippedPackages } from './licences';

test('the packages that are shipped are those of the bundled files, fonts and base styles', () => {
  const folders = shippedPackages([
    'lib/browser/main.ts',
    'node_modules/react/cjs/react.production.js',
    'node_modules/@headlessui/react/dist/index.js',
    'node_modules/@headlessui/react/dist/hooks.js',
    'node_modules\\swiper\\swiper.mjs',
  ]);
  expect(folders).toEqual([
    'node_modules/@fontsource-variable/bricolage-grotesque',
    'node_modules/@fontsource-variable/instrument-sans',
    'node_modules/@headlessui/react',
    'node_modules/react',
    'node_modules/swiper',
    'node_modules/tailwindcss',
  ]);
});

test('their texts stand in one file', () => {
  const text = licencesText(shippedPackages(['node_modules/react/index.js']));
  expect(text).toMatch(/^react \d+\.\d+\.\d+ \(MIT\)$/m);
  expect(text).toContain('Permission is hereby granted, free of charge');
  expect(text.match(/SIL OPEN FONT LICENSE/gi)?.length).toBeGreaterThanOrEqual(2);
});

test('a licence that may not be shipped stops the build and is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  const description = { name: 'a', version: '1.0.0', license: 'GPL-3.0' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(description));
  expect(() => licencesText([folder])).toThrow(/a 1\.0\.0: has the licence “GPL-3\.0”/);
  rmSync(folder, { recursive: true });
});
