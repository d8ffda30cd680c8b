import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type KeyInput } from 'puppeteer-core';
import { launchArguments } from '../../scripts/find-browser';

/** Firefox, or Chromium for comparison, through WebDriver BiDi or its own protocol. */
export async function puppeteerEngine(browser: 'firefox' | 'chrome', executablePath: string) {
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
    /** Takes a new page, so that no journey meets what the one before left. */
    renew: async () => {
      const left = page;
      page = await newPage();
      await left.close();
    },
    /** Opens an address and waits for its load event. */
    open: async (url: string) => void (await page.goto(url, { waitUntil: 'load' })),
    /** Runs an expression in the page and returns its value, awaited. */
    run: (expression: string): Promise<unknown> => page.evaluate(expression),
    /** Sets the size of the page's area in CSS pixels. */
    resize: (width: number, height: number) => page.setViewport({ width, height }),
    /** Presses and releases keys, one after the other: a character, or a name such as `Tab`. */
    press: async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key as KeyInput);
    },
    /** Clicks or taps at a point of the view. */
    point: (x: number, y: number, kind: 'mouse' | 'touch') =>
      kind === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y),
    /** Lays the page out for paper, as printing does. */
    print: async () => void (await page.pdf({ printBackground: true })),
    /** The mailto addresses that were handed to the mail program so far. */
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
