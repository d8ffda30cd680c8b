import { cutOff, sideways } from '../support/page-faults';
import { sitePages, unknownPath } from '../support/site';
import { expect, test } from '../support/test';

// Magnified pages, and distances between letters: e2e/every-page.spec.ts. Here the visitor's own
// font is twice as large, as browsers and Android let one set it: rem grows, the screen does not.

/** A default font of 32 px, as the DevTools protocol sets it. */
const enlarged = { fontSizes: { standard: 32, fixed: 26 } };

for (const width of [412, 320, 1280]) {
  test(`with text twice as large nothing is cut or reaches out of any page at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', enlarged);
    for (const path of [...sitePages, unknownPath]) {
      await page.goto(path);
      expect
        .soft(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
        .toBe('32px');
      expect
        .soft([...(await sideways(page)), ...(await cutOff(page, 'section, div, ul, table'))], path)
        .toEqual([]);
    }
  });
}
