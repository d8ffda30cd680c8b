import { contactForm } from '@/.content';
import { findBrowser, launchArguments } from '@/scripts/support/find-browser';
import { filledForm } from '@/lib/testing/filled-form';
import { expect, test } from '../support/test';
import { fillForm } from '../support/visitor';

// A browser without a back/forward cache loads the page anew: what was typed is its to restore.
// Playwright switches the cache off by itself.
test.use({ launchOptions: { executablePath: findBrowser(), args: launchArguments } });

for (const [javaScriptEnabled, query] of [
  // With script the address writes the message's first sentence, which must not come again.
  [true, '?intent=demo&product=octomine'],
  [false, ''],
] as const) {
  test.describe(`coming back to /contact${query} ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    test('finds every field as it was left', async ({ page }) => {
      await page.goto(`/contact${query}`);
      await fillForm(page);
      await page.locator('form a[href="/privacy"]').click();
      await page.waitForURL('**/privacy');
      await page.goBack();
      await page.waitForURL('**/contact**');
      for (const { name, label } of contactForm.fields) {
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(filledForm[name] ?? '');
      }
    });
  });
}
