import {
  licencesText,
  notAllowed,
  productionPackages,
  shippedPackages,
  unknownLicences,
} from './licences';

test('the packages that are shipped are those of the bundled files, fonts and base styles', () => {
  const names = shippedPackages([
    'lib/browser/main.ts',
    'node_modules/react/cjs/react.production.js',
    'node_modules/@headlessui/react/dist/index.js',
    'node_modules/@headlessui/react/dist/hooks.js',
    'node_modules\\swiper\\swiper.mjs',
  ]).map(({ name }) => name);
  expect(names).toEqual([
    '@fontsource-variable/bricolage-grotesque',
    '@fontsource-variable/instrument-sans',
    '@headlessui/react',
    'react',
    'swiper',
    'tailwindcss',
  ]);
});

test('their texts stand in one file', () => {
  const text = licencesText(shippedPackages(['node_modules/react/index.js']));
  expect(text).toMatch(/^react \d+\.\d+\.\d+ \(MIT\)$/m);
  expect(text).toContain('Permission is hereby granted, free of charge');
  expect(text.match(/SIL OPEN FONT LICENSE/gi)?.length).toBeGreaterThanOrEqual(2);
});

const one = (licence: string) => ({ name: 'a', version: '1.0.0', licence, dir: '.' });

test.each([
  ['MIT', true, true],
  ['(MIT OR GPL-3.0)', true, true],
  ['MIT AND GPL-3.0', true, false],
  ['LGPL-3.0-or-later', true, false],
  ['LGPL-3.0-or-later', false, true],
  ['GPL-3.0', false, false],
  ['none', false, false],
])('%s (shipped: %s) is known: %s', (licence, isShipped, expected) => {
  expect(unknownLicences([one(licence)], isShipped).length === 0).toBe(expected);
});

test('a licence that may not be shipped stops the build and is named', () => {
  expect(() => licencesText([one('GPL-3.0')])).toThrow(/a 1\.0\.0: has the licence “GPL-3\.0”/);
});

test('every production package has a licence that is known', () => {
  const packages = productionPackages();
  expect(packages.length).toBeGreaterThan(20);
  expect(notAllowed(unknownLicences(packages, false)).mistakes).toEqual([]);
});
