import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/** Packages that ship only ES modules, which Jest must compile: the start of their names. */
const esModules = [
  ...['swiper', 'next-seo'],
  // What reads Markdown, and what that is made of.
  ...['unified', 'remark-', 'rehype-', 'mdast-', 'hast', 'unist-', 'micromark', 'vfile', 'estree-'],
  ...['bail', 'ccount', 'character-', 'comma-', 'decode-named', 'devlop', 'escape-string', 'html-'],
  ...['is-plain-obj', 'longest-', 'markdown-', 'property-', 'space-', 'stringify-', 'trim-lines'],
  ...['trough', 'web-namespaces', 'zwitch'],
];

/**
 * The settings of one group of tests.
 * @param {string} displayName
 * @param {import('jest').Config} own
 */
async function group(displayName, own) {
  const config = await createConfig({
    displayName,
    testPathIgnorePatterns: ['/node_modules/', '/.next/', '/.build/', '/out/', '/e2e/'],
    modulePathIgnorePatterns: ['<rootDir>/.build/', '<rootDir>/out/', '<rootDir>/.next/'],
    ...own,
  })();
  return {
    ...config,
    // Set behind next/jest, which puts its own pattern first.
    transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')}))`],
  };
}

// Tests say themselves what a build is told, and where git's files are: what a host's settings or
// a hook of git's say here is not theirs.
const settings =
  /^(NEXT_PUBLIC_\w+|SITE_URL|SOURCE_DATE_EPOCH|DRAFTS|PRUNE|NETLIFY|CF_PAGES|VERCEL|GIT_(DIR|WORK_TREE|INDEX_FILE))$/;
for (const name of Object.keys(process.env)) if (settings.test(name)) delete process.env[name];

const inBrowser = [
  'app/**/*.test.{ts,tsx}',
  'components/**/*.test.{ts,tsx}',
  'lib/browser/**/*.test.ts',
];

/** @type {() => Promise<import('jest').Config>} */
export default async () => ({
  // A busy machine may need seconds to compile what a test imports.
  testTimeout: 30_000,
  projects: [
    await group('browser', {
      testEnvironment: 'jsdom',
      testMatch: inBrowser.map((pattern) => `<rootDir>/${pattern}`),
    }),
    await group('node', {
      testEnvironment: 'node',
      testMatch: ['content', 'lib', 'scripts', 'tools'].map(
        (dir) => `<rootDir>/${dir}/**/*.test.{ts,tsx}`,
      ),
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/lib/browser/'],
    }),
  ],
});
