import { existsSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { findBrowser } from '@/scripts/find-browser';
import { sitePages } from '../support/site';
import { journeys, othersJourneys } from './journeys';
import { pageIn, type Engine, type Page } from './page';
import { puppeteerEngine } from './puppeteer-engine';
import { webkitEngine } from './webkit-engine';

// What visitors do, in every engine: in Chromium with all other tests, in Firefox and WebKit by
// `npm run test:engines`, which also asks them what other tests ask Chromium (@others).

type EngineName = 'Chromium' | 'Firefox' | 'WebKit';
type WorkerFixtures = { engineName: EngineName; engine: Engine };

const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);
const webkitNeeds = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/python3'];
const chromium = () => puppeteerEngine('chrome', findBrowser() ?? '');
const engines: Readonly<Record<EngineName, (() => Promise<Engine>) | undefined>> = {
  Chromium: chromium,
  Firefox: firefox === undefined ? undefined : () => puppeteerEngine('firefox', firefox),
  WebKit: webkitNeeds.every(existsSync) ? webkitEngine : undefined,
};

const test = base.extend<{ visited: Page }, WorkerFixtures>({
  engineName: ['Chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await (engines[engineName] ?? chromium)();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  visited: async ({ engine, baseURL }, use) => {
    await engine.renew();
    await use(pageIn(engine, baseURL ?? ''));
  },
});

test.skip(
  ({ engineName }) => engines[engineName] === undefined,
  'the engine is not installed: npm run setup:engines',
);

for (const [all, tag] of [
  [journeys, ''],
  [othersJourneys, '@others'],
] as const) {
  for (const [name, journey] of Object.entries(all)) {
    test(name, tag ? { tag } : {}, ({ visited }) => journey(visited));
  }
}

test('blocks are where Chromium has them', { tag: '@others' }, async ({ visited, baseURL }) => {
  test.setTimeout(300_000);
  const reference = await chromium();
  const wanted = await layoutOf(pageIn(reference, baseURL ?? ''));
  await reference.close();
  const own = await layoutOf(visited);
  const faults = Object.entries(wanted).flatMap(([page, blocks]) => {
    const others = own[page] ?? [];
    if (others.length !== blocks.length) return [`${page}: other blocks`];
    return blocks.flatMap(([name, box], index) => {
      const other = others[index]?.[1] ?? [];
      return isAlike(other, box) ? [] : [`${page}: ${name}: ${other} instead of ${box}`];
    });
  });
  expect(faults).toEqual([]);
});

/** The main blocks of every page, by page: their beginning; left edge, width and height. */
type Layout = Readonly<Record<string, readonly (readonly [string, readonly number[]])[]>>;

async function layoutOf(page: Page): Promise<Layout> {
  const layout: Record<string, Layout[string]> = {};
  for (const width of [390, 1440]) {
    await page.engine.resize(width, 900);
    for (const path of sitePages) {
      await page.open(path);
      layout[`${path} at ${width} px`] = await page.run(async () => {
        // Before its first layout a page asks for no font, and is ready without any.
        await Promise.allSettled([...document.fonts].map((face) => face.load()));
        const blocks = document.querySelectorAll(
          'body > header, main > section, main > article, h1, h2, footer',
        );
        return [...blocks].map((block) => {
          const { x, width: wide, height } = block.getBoundingClientRect();
          const name = `${block.localName} ${(block.textContent ?? '').trim().slice(0, 30)}`;
          return [name, [x, wide, height].map(Math.round)] as const;
        });
      });
    }
  }
  return layout;
}

/**
 * Whether a block differs no more than the engines' own line breaking explains: the left edge by
 * two pixels, the width by a fiftieth, the height by two lines of text or a tenth.
 */
function isAlike(
  [x = 0, width = 0, height = 0]: readonly number[],
  [x0 = 0, w0 = 0, h0 = 0]: readonly number[],
): boolean {
  return (
    Math.abs(x - x0) <= 2 &&
    Math.abs(width - w0) <= Math.max(4, w0 / 50) &&
    Math.abs(height - h0) <= Math.max(60, h0 / 10)
  );
}
