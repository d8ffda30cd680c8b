import { sitePages } from '../support/site';
import { expect, test } from '../support/test';

for (const colorScheme of ['dark', 'light'] as const) {
  test(`the words and lines of every drawing stand out in forced colours, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const path of sitePages) {
      await page.goto(path);
      const faint = await page.evaluate(() => {
        const { color } = getComputedStyle(document.body);
        const words = [...document.querySelectorAll('svg :is(text, tspan)')]
          .filter((each) => getComputedStyle(each).fill !== color)
          .map((each) => each.textContent);
        // Ink, which is dark as the ground may be.
        const lines = [...document.querySelectorAll('svg :is(line, path, rect, circle)')]
          .filter((each) => getComputedStyle(each).stroke === 'rgb(11, 29, 46)')
          .map((each) => each.outerHTML.slice(0, 120));
        return [...words, ...lines];
      });
      expect.soft(faint, path).toEqual([]);
    }
  });
}
