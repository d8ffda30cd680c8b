import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier/flat';

/** Forbids imports from other folders of the project, by alias or by relative path. */
const notFrom = (folders, message) => ({
  regex: `^(@/|(\\.\\./)+)(${folders.join('|')})(/|$)`,
  message,
});

const arrows = 'Imports run one way: app -> components -> lib -> content.';
const workshopArrows = 'Imports run one way: e2e -> tools -> scripts -> build.';

/** The folders of lib/, and what each may import beside itself; `.content` is the compiled content. */
const allowedImports = {
  base: [],
  pictures: ['base', '.content'],
  'sample-brand': ['base'],
  content: ['base', 'pictures', 'sample-brand', '.content'],
  site: ['base', 'pictures', 'content', '.content'],
  seo: ['base', 'pictures', 'content', 'site', '.content'],
  hosting: ['base', 'content', 'site', '.content'],
  contact: ['base', 'content', 'site', '.content'],
  browser: ['base', 'sample-brand', 'site', 'contact', '.content'],
};

/** Forbids all other imports from lib/ and of the content. */
function importBoundary(folder) {
  const allowed = [folder, ...allowedImports[folder]];
  const others = [...Object.keys(allowedImports), '.content'].filter(
    (other) => !allowed.includes(other),
  );
  return {
    regex: `^(@/lib/|@/(?=\\.content$))(${others.join('|')})(/|$)`,
    message: `lib/${folder} imports only: ${allowedImports[folder].join(', ')} (eslint.config.mjs).`,
  };
}

const byAlias = {
  regex: `^(\\.\\./)+(${Object.keys(allowedImports).join('|')}|testing)/`,
  message: 'Write another folder of lib/ with its alias, such as @/lib/base/dates.',
};

/** The folders of lib/sample-brand, from the one that imports none of the others. */
const sampleBrandFolders = ['data', 'engine', 'ask', 'answers', 'features'];

const everywhere = [
  {
    regex: '^next/link$',
    message: 'Every link is a plain <a>: use components/ui/link. There is no client router.',
  },
  {
    regex: '^next/image$',
    message: 'Under a static export next/image ships script and the original file: use <img>.',
  },
  {
    regex: '^next/script$',
    message: 'The export keeps no script but our own: write it in lib/browser.',
  },
];

const imports = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns: [...everywhere, ...patterns] }],
});

const tests = ['**/*.test.ts', '**/*.test.tsx'];

/** Forbids files to import from the folders above theirs, and what else they may not. */
const layer = (files, above, ...more) => ({
  files: [files],
  ignores: tests,
  rules: imports(
    notFrom([...above, 'build', 'scripts', 'tools', 'e2e', 'lib/testing'], arrows),
    byAlias,
    ...more,
  ),
});

const clientCode = {
  selector: 'Program > ExpressionStatement[directive="use client"]',
  message: 'What React runs in the browser is an island: it stands in components/islands.',
};

/** The attributes that are read out or shown; `title` and `label` are also props of our own. */
const spokenWords = {
  selector:
    'JSXAttribute[name.name=/^(aria-(label|roledescription|description|valuetext)|alt|title|label|placeholder)$/]' +
    ' > Literal[value=/[A-Za-z]/]',
  message: 'Every word that a visitor reads stands in content/.',
};

/** Methods that Safari 15.4 or Firefox 97 lack, which `browserslist` names. */
const tooNew = ['toSorted', 'toReversed', 'toSpliced', 'findLast', 'findLastIndex', 'groupBy'];

export default [
  { ignores: ['out/', '.next/', '.build/', 'next-env.d.ts', 'test-results/'] },
  ...nextVitals,
  ...nextTypescript,
  // Next's settings take it for another tool's output.
  { ignores: ['!build/**'] },
  prettier,
  {
    rules: {
      ...imports(),
      // It wants next/link, whose router this site does not have.
      '@next/next/no-html-link-for-pages': 'off',
      // It wants next/image; see above.
      '@next/next/no-img-element': 'off',
      // It wants Next's router; here every navigation is a page load.
      '@next/next/no-location-assign-relative-destination': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      // What is taken out of an object so that the rest is left.
      '@typescript-eslint/no-unused-vars': ['warn', { ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      'no-restricted-syntax': ['error', clientCode],
    },
  },
  {
    // Every word that a visitor reads stands in content/, where whoever writes it finds it.
    // Only marks without words may stand between them.
    files: ['app/**/*.tsx', 'components/**/*.tsx'],
    ignores: tests,
    rules: {
      'react/jsx-no-literals': [
        'error',
        { noStrings: true, ignoreProps: true, allowedStrings: [',', '.', '·', '©'] },
      ],
      'no-restricted-syntax': ['error', clientCode, spokenWords],
    },
  },
  {
    // Tools read these files' default export, which needs no name.
    files: ['*.config.mjs'],
    rules: { 'import/no-anonymous-default-export': 'off' },
  },
  {
    // Islands, and the error boundaries that only development shows.
    files: ['components/islands/**', 'app/**/error.tsx'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', spokenWords] },
  },
  {
    // Playwright's fixtures hand on their value by a function named `use`, which is no hook.
    files: ['e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    // Google's tag reads the `arguments` object itself, not an array.
    files: ['lib/browser/google-analytics.ts'],
    rules: { 'prefer-rest-params': 'off' },
  },
  {
    // What runs in a visitor's browser, beside the build.
    files: [
      'components/islands/**',
      'components/product/**',
      'lib/browser/**',
      'lib/contact/**',
      'lib/base/**',
      'lib/site/**',
      'lib/sample-brand/**',
    ],
    ignores: tests,
    rules: {
      'no-restricted-properties': [
        'error',
        ...tooNew.map((property) => ({
          property,
          message: 'Browsers that the site is readable in (browserslist) lack it.',
        })),
      ],
    },
  },
  layer('app/**', []),
  layer('components/**', ['app']),
  layer('components/islands/**', ['app'], {
    regex: '^next($|/)',
    message: 'An island is bundled without Next: nothing of next/* inside it.',
  }),
  layer('lib/testing/**', ['app', 'components']),
  ...Object.keys(allowedImports).map((folder) =>
    layer(`lib/${folder}/**`, ['app', 'components'], importBoundary(folder)),
  ),
  ...sampleBrandFolders.map((folder, index) =>
    layer(`lib/sample-brand/${folder}/**`, ['app', 'components'], importBoundary('sample-brand'), {
      regex: `^(\\.\\./|@/lib/sample-brand/)(${sampleBrandFolders.slice(index + 1).join('|') || '$'})/`,
      message: `Imports of the sample brand run one way: ${sampleBrandFolders.toReversed().join(' -> ')}.`,
    }),
  ),
  layer('content/**', ['app', 'components', 'lib']),
  {
    // The workshop's own: what builds needs no command, and no command a test.
    files: ['build/**'],
    rules: imports(notFrom(['scripts', 'tools', 'e2e'], workshopArrows)),
  },
  { files: ['scripts/**'], rules: imports(notFrom(['tools', 'e2e'], workshopArrows)) },
  { files: ['tools/**'], rules: imports(notFrom(['e2e'], workshopArrows)) },
];
