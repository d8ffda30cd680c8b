import { sitePages } from '../support/site';
import { expect, test } from '../support/test';

for (const colorScheme of ['dark', 'light'] as const) {
  test(`the words of every drawing stand out in forced colours, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const path of sitePages) {
      await page.goto(path);
      const faint = await page.evaluate(() => {
        const { color } = getComputedStyle(document.body);
        return [...document.querySelectorAll('svg :is(text, tspan)')]
          .filter((words) => getComputedStyle(words).fill !== color)
          .map((words) => words.textContent);
      });
      expect.soft(faint, path).toEqual([]);
    }
  });
}
