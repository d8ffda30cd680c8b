import type { Page } from '@playwright/test';
import { site } from '@/words';
import { expect, test } from '../support/test';
import { complaintsOf } from '../support/visitor';

const carousel = (page: Page) => page.locator('[data-enhancement="carousel"]');
const strip = (page: Page) => carousel(page).getByRole('group');
const button = (page: Page) => carousel(page).getByRole('button');

/** The number of the slide that is in front. */
const frontSlide = (page: Page) =>
  strip(page)
    .locator('.swiper-slide-active')
    .evaluate((slide) => slide.getAttribute('data-swiper-slide-index'));

/** Opens the home page with a clock that the test moves. */
async function open(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
}

/** Opens the home page and scrolls to the carousel. */
async function reach(page: Page): Promise<void> {
  await open(page);
  await carousel(page).scrollIntoViewIfNeeded();
  await page.locator('[data-enhancement="carousel"][data-live]').waitFor();
}

/** Whether another slide comes within a time in which it would, at two seconds a step. */
async function moves(page: Page): Promise<boolean> {
  const before = await frontSlide(page);
  await page.clock.runFor(3200);
  return (await frontSlide(page)) !== before;
}

test('its code comes when it comes into view, and it loops, a slide every two seconds', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/carousel.')) requests.push(request.url());
  });
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 320, height: 900 });
  await open(page);
  await expect(strip(page).getByRole('listitem')).toHaveCount(8);
  await expect(strip(page).getByRole('img', { includeHidden: true })).toHaveCount(5);
  expect(requests).toEqual([]);
  await carousel(page).scrollIntoViewIfNeeded();
  await page.locator('[data-enhancement="carousel"][data-live]').waitFor();
  expect(requests).toHaveLength(1);
  const slides = [await frontSlide(page)];
  for (let step = 0; step < 9; step += 1) {
    await page.clock.runFor(1950);
    expect(await frontSlide(page)).toBe(slides.at(-1));
    await page.clock.runFor(50);
    slides.push(await frontSlide(page));
  }
  expect(slides).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '0', '1']);
  expect(complaints).toEqual([]);
});

test('it rests while it is pointed at or has the focus, on a wide screen too', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 2560, height: 900 });
  await reach(page);
  await strip(page).hover();
  expect(await moves(page)).toBe(false);
  await page.mouse.move(0, 0);
  await strip(page).focus();
  expect(await moves(page)).toBe(false);
  await strip(page).blur();
  expect(await moves(page)).toBe(true);
  expect(complaints).toEqual([]);
});

test('where less motion is asked for it is still until its button or a key is pressed', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await reach(page);
  await expect(button(page)).toHaveAccessibleName(/^Play/);
  expect(await moves(page)).toBe(false);
  const resting = await frontSlide(page);
  await strip(page).press('ArrowRight');
  expect(await frontSlide(page)).not.toBe(resting);
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName(/^Pause/);
  expect(await moves(page)).toBe(true);
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName(/^Play/);
  expect(await moves(page)).toBe(false);
});

test('without its code or JavaScript it is a strip to scroll', async ({ page, plainPage }) => {
  // As behind a release that has given it another name.
  await page.route('**/carousel.*.js', (route) => route.fulfill({ status: 404 }));
  const refused = page.waitForResponse('**/carousel.*.js');
  for (const visited of [page, plainPage]) {
    const complaints = complaintsOf(visited, /Failed to load resource/);
    await visited.goto('/');
    await carousel(visited).scrollIntoViewIfNeeded();
    await refused;
    await strip(visited).evaluate((element) => element.scrollTo({ left: 10_000 }));
    await expect(strip(visited).getByText(site.allies.at(-1)?.name ?? '')).toBeInViewport();
    await expect(button(visited)).toBeHidden();
    expect(complaints).toEqual([]);
  }
});
