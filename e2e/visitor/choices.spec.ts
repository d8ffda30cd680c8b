import { expect, test } from '../support/test';

test('choosing an alert or a desk shows it and hides the others, without script', async ({
  plainPage: page,
}) => {
  for (const [path, choice, panel] of [
    ['/solutions/octosense', '.inbox', 'article'],
    ['/solutions/octomine', '.choice', '.choice-panels > *'],
  ] as const) {
    await page.goto(path);
    const panels = page.locator(choice).locator(panel);
    const radios = page.locator(choice).getByRole('radio');
    await expect(radios).toHaveCount(await panels.count());
    await radios.first().focus();
    for (let chosen = 0; chosen < (await panels.count()); chosen += 1) {
      await expect(radios.nth(chosen)).toBeChecked();
      for (const [index, panel] of (await panels.all()).entries()) {
        await expect(panel, path).toBeVisible({ visible: index === chosen });
      }
      await page.keyboard.press('ArrowDown');
    }
  }
});
