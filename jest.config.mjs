import nextJest from 'next/jest.js';
import { tsImport } from 'tsx/esm/api';

const createConfig = nextJest({ dir: './' });

/**
 * The settings of one group of tests.
 * @param {string} displayName
 * @param {import('jest').Config} own
 */
async function group(displayName, own) {
  const config = await createConfig({
    displayName,
    modulePathIgnorePatterns: ['<rootDir>/.build/', '<rootDir>/out/', '<rootDir>/.next/'],
    ...own,
  })();
  return {
    ...config,
    // Set behind next/jest, which puts its own pattern first. Many packages ship only ES modules,
    // which Jest must compile; these are the largest that do not.
    transformIgnorePatterns: ['/node_modules/(next|react-dom|html-validate)/'],
  };
}

// Tests say themselves what a build is told, and where git's files are: what a host's settings or
// a hook of git's say here is not theirs.
const { isSetting } = await tsImport('./lib/base/settings.ts', import.meta.url);
const git = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE'];
for (const name of Object.keys(process.env)) {
  if (isSetting(name) || git.includes(name)) delete process.env[name];
}

const inBrowser = [
  'app/**/*.test.{ts,tsx}',
  'components/**/*.test.{ts,tsx}',
  'lib/browser/**/*.test.ts',
];

/** @type {() => Promise<import('jest').Config>} */
export default async () => ({
  // A busy machine may need a minute to compile what a test imports, or to read a month of writing.
  testTimeout: 120_000,
  globalSetup: './scripts/jest-setup.mjs',
  projects: [
    await group('browser', {
      testEnvironment: 'jsdom',
      testMatch: inBrowser.map((pattern) => `<rootDir>/${pattern}`),
    }),
    await group('node', {
      testEnvironment: 'node',
      testMatch: ['build', 'content', 'lib', 'scripts', 'tools'].map(
        (dir) => `<rootDir>/${dir}/**/*.test.{ts,tsx}`,
      ),
      testPathIgnorePatterns: ['<rootDir>/lib/browser/'],
    }),
  ],
});
