import { sitePages } from '../support/site';
import { expect, test } from '../support/test';
import { delayFonts, expectInPlace } from '../support/visitor';

// A browser lays out what it has. Centred beside a picture that is still coming, words jump.
for (const width of [1180, 1440]) {
  test(`on a slow line no page moves while it arrives, ${width} px wide`, async ({ page }) => {
    // All pages, each slowly.
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: 80 * 1024,
      uploadThroughput: -1,
    });
    // Not compressed, a page comes in many pieces.
    await page.setExtraHTTPHeaders({ 'Accept-Encoding': 'identity' });
    await delayFonts(page);
    for (const { path, name } of sitePages) {
      await test.step(name, async () => {
        const response = await page.goto(path, { waitUntil: 'load' });
        expect(response?.headers()).not.toHaveProperty('content-encoding');
        await page.evaluate(() => document.fonts.ready);
        await expectInPlace(page);
      });
    }
  });
}
