import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import browserslist from 'browserslist';
// @ts-expect-error: it has no types.
import doiuse from 'doiuse';
import { ESLint } from 'eslint';
import compat from 'eslint-plugin-compat';
import postcss from 'postcss';
import { expect, test } from '@playwright/test';

/** The browsers in which every page can be read, from "browserslist" in package.json. */
const browsers = browserslist();

/**
 * What not all of them know, by the names of caniuse.com, and what a visitor meets there. A
 * feature of the list that no page uses any more fails the test, too.
 */
const unknownStyles: Readonly<Record<string, string>> = {
  'css-container-queries': 'charts keep the form of a narrow screen',
  'css-content-visibility': 'the contents of a long text stand folded',
  'css-has': 'shows a close sign, and panels by choice, behind @supports',
  'css-media-scripting': 'what only a script can use stays in view without one',
  'css-overscroll-behavior': 'the page scrolls on behind the end of a menu',
  'css-paged-media': 'a printed page has the browser’s margins',
  'css-resize': 'phones, where no field is resized',
  'css-scrollbar': 'its own scrollbar',
  'css-subgrid': 'rows of cards do not line up',
  'css-zoom': 'a page is printed larger',
  'css3-cursors': 'phones, which have no pointer',
  'extended-system-fonts': 'code is set in the next face of its list',
  'viewport-unit-variants': 'heights of menus that are hidden there',
};
const unknownScripts: Readonly<Record<string, string>> = {
  'document.prerendering': 'is asked for; a page is shown at once',
  'navigator.connection': 'Swiper and React ask whether it is there',
  requestIdleCallback: 'is asked for; a timer takes its place',
  'navigator.userAgentData': 'Headless UI asks whether it is there',
};

const readExported = (ending: string) =>
  readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, text: readFileSync(join('out', file), 'utf8') }));

test('styles use nothing that a browser of the baseline lacks, but for what is listed', async () => {
  const styles = [
    ...readExported('.css').map(({ text }) => text),
    ...readExported('.html').flatMap(({ text }) =>
      [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style),
    ),
  ];
  const unsupported = new Set<string>();
  const check = doiuse({
    browsers,
    onFeatureUsage: (usage: { feature: string; featureData: { missing?: string } }) => {
      if (usage.featureData.missing) unsupported.add(usage.feature);
    },
  });
  for (const style of new Set(styles)) await postcss([check]).process(style, { from: undefined });
  expect([...unsupported].sort()).toEqual(Object.keys(unknownStyles).sort());
});

test('scripts use nothing that a browser of the baseline lacks, but for what is listed', async () => {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: [
      { ...compat.configs['flat/recommended'], settings: { browsers } },
      { linterOptions: { reportUnusedDisableDirectives: 'off' } },
    ],
  });
  const unsupported = new Set<string>();
  // What a failed import is tried with again is the same code.
  for (const { file, text } of readExported('.js')) {
    const [result] = await eslint.lintText(text, { filePath: file });
    for (const { message } of result?.messages ?? []) {
      unsupported.add(message.replace(/(\(\))? is not supported in .*/, ''));
    }
  }
  expect([...unsupported].sort()).toEqual(Object.keys(unknownScripts).sort());
});
