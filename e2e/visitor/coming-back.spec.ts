import { findBrowser, launchArguments } from '@/scripts/find-browser';
import { expect, test } from '../support/test';

// A browser without a back/forward cache loads the page anew: what was typed is its to restore.
// Playwright switches the cache off by itself.
test.use({ launchOptions: { executablePath: findBrowser(), args: launchArguments } });

const written = {
  'Full Name *': 'Asha Rao',
  'Email Address *': 'asha@brand.example',
  'Phone Number': '+91 20 1234',
  'Company Name *': 'Brand & Co',
  'Tell us about your project *': 'Which promotion\nshould we stop?',
};

for (const javaScriptEnabled of [true, false]) {
  // With script the address writes the message's first sentence, which must not come again.
  for (const query of javaScriptEnabled ? ['', '?intent=demo&product=octomine'] : ['']) {
    test.describe(`coming back to /contact${query} ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled });

      test('finds every field as it was left', async ({ page }) => {
        await page.goto(`/contact${query}`);
        for (const [label, text] of Object.entries(written))
          await page.getByLabel(label).fill(text);
        await page.locator('form a[href="/privacy"]').click();
        await page.waitForURL('**/privacy');
        await page.goBack();
        await page.waitForURL('**/contact**');
        for (const [label, text] of Object.entries(written)) {
          await expect(page.getByLabel(label)).toHaveValue(text);
        }
      });
    });
  }
}
