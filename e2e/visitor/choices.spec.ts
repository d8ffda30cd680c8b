import { expect, test } from '../support/test';

for (const { path, what } of [
  { path: '/solutions/octosense', what: 'an alert shows it' },
  { path: '/solutions/octomine', what: 'a desk shows its figures' },
]) {
  test(`${path}: choosing ${what} and hides the others, without script`, async ({
    plainPage: page,
  }) => {
    await page.goto(path);
    const panels = page.locator('.choice-panels > *');
    const radios = page.locator('.choice').getByRole('radio');
    await expect(radios).toHaveCount(await panels.count());
    await radios.first().focus();
    for (let chosen = 0; chosen < (await panels.count()); chosen += 1) {
      await expect(radios.nth(chosen)).toBeChecked();
      for (const [index, panel] of (await panels.all()).entries()) {
        await expect(panel).toBeVisible({ visible: index === chosen });
      }
      await page.keyboard.press('ArrowDown');
    }
  });
}
