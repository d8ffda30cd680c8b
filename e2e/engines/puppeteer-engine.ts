import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type KeyInput } from 'puppeteer-core';
import { launchArguments } from '../../scripts/find-browser';
import type { Engine } from './engine';

/** Firefox, or Chromium for comparison, through WebDriver BiDi or its own protocol. */
export async function puppeteerEngine(
  browser: 'firefox' | 'chrome',
  executablePath: string,
): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), `engine-${browser}-`));
  const profile = join(folder, 'profile');
  const noted = join(folder, 'mails');
  await mkdir(profile);
  await writeFile(noted, '');
  if (browser === 'firefox') await noteMails(profile, join(folder, 'mail-program'), noted);
  const running = await launch({
    browser,
    executablePath,
    headless: true,
    userDataDir: profile,
    args: browser === 'chrome' ? launchArguments : [],
    extraPrefsFirefox: {
      'network.protocol-handler.warn-external.mailto': false,
      // Scrollbars over the page, as the other engines have them here.
      'ui.useOverlayScrollbars': 1,
    },
  });
  // Chromium tells of a mail itself; Firefox hands it to the program.
  const asked: string[] = [];
  const newPage = async () => {
    const page = await running.newPage();
    if (browser === 'chrome') {
      const session = await page.createCDPSession();
      await session.send('Page.enable');
      session.on('Page.frameRequestedNavigation', ({ url }) => {
        if (url.startsWith('mailto:')) asked.push(url);
      });
    }
    return page;
  };
  // The first tab of Firefox never has the focus.
  let page = await newPage();

  return {
    renew: async () => {
      const left = page;
      page = await newPage();
      await left.close();
    },
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    run: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key as KeyInput);
    },
    point: (x, y, kind) => (kind === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y)),
    print: async () => void (await page.pdf({ printBackground: true })),
    mails: async () => [...asked, ...(await readFile(noted, 'utf8')).split('\n').filter(Boolean)],
    close: async () => {
      await running.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes a program that notes addresses the mail program of a Firefox profile. */
async function noteMails(profile: string, program: string, noted: string): Promise<void> {
  await writeFile(program, `#!/bin/sh\nprintf '%s\\n' "$1" >> '${noted}'\n`);
  await chmod(program, 0o755);
  const useProgram = 2;
  const mailto = { action: useProgram, handlers: [{ name: 'noted', path: program }] };
  const handlers = {
    defaultHandlersVersion: {},
    mimeTypes: {},
    schemes: { mailto },
    isDownloadsImprovementsAlreadyMigrated: true,
  };
  await writeFile(join(profile, 'handlers.json'), JSON.stringify(handlers));
}
