import type { Page } from '@playwright/test';
import { site } from '@/.content';
import { expect, test } from '../support/test';
import { collectConsoleErrors } from '../support/visitor';

const carousel = (page: Page) => page.locator('[data-enhancement="carousel"]');
const strip = (page: Page) => carousel(page).getByRole('group');
const button = (page: Page) => carousel(page).getByRole('button');

/** The number of the slide that is in front. */
const frontSlide = (page: Page) =>
  strip(page).locator('.swiper-slide-active').getAttribute('data-swiper-slide-index');

/** Opens the home page with a clock that the test moves, and scrolls to the carousel. */
async function reachCarousel(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page)).toHaveAttribute('data-live', '');
}

/** Whether another slide comes within a time in which it would, at two seconds a step. */
async function moves(page: Page): Promise<boolean> {
  const slide = await frontSlide(page);
  await page.clock.runFor(3200);
  return (await frontSlide(page)) !== slide;
}

test('it loops, a slide every two seconds', async ({ page }) => {
  await reachCarousel(page, 320);
  for (const slide of ['0', '1', '2', '3', '4', '5', '6', '7', '0', '1']) {
    expect(await frontSlide(page)).toBe(slide);
    await page.clock.runFor(1950);
    expect(await frontSlide(page)).toBe(slide);
    await page.clock.runFor(50);
  }
});

test('it rests while it is pointed at or has the focus, on a wide screen too', async ({ page }) => {
  await reachCarousel(page, 2560);
  await strip(page).hover();
  expect(await moves(page)).toBe(false);
  await page.mouse.move(0, 0);
  await strip(page).focus();
  expect(await moves(page)).toBe(false);
  await strip(page).blur();
  expect(await moves(page)).toBe(true);
});

test('where less motion is asked for it is still until its button or a key is pressed', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await reachCarousel(page, 1280);
  await expect(button(page)).toHaveAccessibleName(/^Play/);
  expect(await moves(page)).toBe(false);
  const slide = await frontSlide(page);
  await strip(page).press('ArrowRight');
  expect(await frontSlide(page)).not.toBe(slide);
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName(/^Pause/);
  expect(await moves(page)).toBe(true);
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName(/^Play/);
  expect(await moves(page)).toBe(false);
});

test('without its code or JavaScript it is a strip of all allies to scroll', async ({
  page: scriptedPage,
  plainPage,
}) => {
  // As behind a release that has given it another name.
  await scriptedPage.route('**/carousel.*.js', (route) => route.fulfill({ status: 404 }));
  const refusal = scriptedPage.waitForResponse('**/carousel.*.js');
  for (const page of [scriptedPage, plainPage]) {
    const complaints = collectConsoleErrors(page, /Failed to load resource/);
    await page.goto('/');
    await expect(strip(page).getByRole('listitem')).toHaveCount(site.allies.length);
    await expect(strip(page).getByRole('img', { includeHidden: true })).toHaveCount(5);
    await carousel(page).scrollIntoViewIfNeeded();
    await refusal;
    await strip(page).evaluate((element) => element.scrollTo({ left: 10_000 }));
    await expect(strip(page).getByText(site.allies.at(-1)?.name ?? '')).toBeInViewport();
    await expect(button(page)).toBeHidden();
    expect(complaints).toEqual([]);
  }
});
