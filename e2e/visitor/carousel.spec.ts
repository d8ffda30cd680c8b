import type { Page } from '@playwright/test';
import { company } from '@/content/company';
import { expect, test } from '../support/test';
import { complaintsOf, layoutShift } from '../support/visitor';

const carousel = (page: Page) => page.locator('[data-part="carousel"]');
const strip = (page: Page) => carousel(page).getByRole('group');
const button = (page: Page) => carousel(page).getByRole('button');

/** How far the slides have been moved, in pixels. */
const position = (page: Page) =>
  strip(page)
    .locator('.swiper-wrapper')
    .evaluate((wrapper) => new DOMMatrix(getComputedStyle(wrapper).transform).m41);

async function reach(page: Page): Promise<void> {
  await carousel(page).scrollIntoViewIfNeeded();
  await page.locator('[data-part="carousel"][data-live]').waitFor();
}

/** Whether the slides move within a time in which they would, at two seconds a step. */
async function moves(page: Page): Promise<boolean> {
  const before = await position(page);
  await page.waitForTimeout(3200);
  return (await position(page)) !== before;
}

test('its code comes when it comes into view, and shifts nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/carousel.')) asked.push(request.url());
  });
  const complaints = complaintsOf(page);
  await page.goto('/');
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await reach(page);
  expect(asked).toHaveLength(1);
  expect(await layoutShift(page)).toBe(0);
  expect(complaints).toEqual([]);
});

test('it shows the eight allies, five by logo', async ({ page }) => {
  await page.goto('/');
  await reach(page);
  await expect(strip(page).getByRole('listitem')).toHaveCount(8);
  await expect(strip(page).getByRole('img')).toHaveCount(5);
  for (const { name } of company.allies) {
    const ally = strip(page).getByText(name).or(strip(page).getByAltText(name));
    await expect(ally).toBeAttached();
  }
});

test('it moves every two seconds and begins again at the end', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await reach(page);
  const shown = () =>
    strip(page)
      .locator('.swiper-slide-active')
      .evaluate((slide) => slide.getAttribute('data-swiper-slide-index'));
  const seen: (string | null)[] = [await shown()];
  for (let step = 0; step < 9; step += 1) {
    await page.clock.runFor(1950);
    expect(await shown()).toBe(seen.at(-1));
    await page.clock.runFor(50);
    seen.push(await shown());
  }
  expect(seen).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '0', '1']);
});

test('it rests while it is pointed at', async ({ page }) => {
  await page.goto('/');
  await reach(page);
  await strip(page).hover();
  await page.waitForTimeout(700);
  expect(await moves(page)).toBe(false);
  await page.mouse.move(0, 0);
  expect(await moves(page)).toBe(true);
});

test('it rests while it has the focus; the arrow keys move it', async ({ page }) => {
  await page.goto('/');
  await reach(page);
  await strip(page).focus();
  await page.waitForTimeout(700);
  expect(await moves(page)).toBe(false);
  const before = await position(page);
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(700);
  expect(await position(page)).not.toBe(before);
  await strip(page).blur();
  expect(await moves(page)).toBe(true);
});

test('its button pauses and plays it, by keyboard too', async ({ page }) => {
  await page.goto('/');
  await reach(page);
  await expect(button(page)).toHaveAccessibleName(/^Pause/);
  await button(page).press('Enter');
  await expect(button(page)).toHaveAccessibleName(/^Play/);
  await page.waitForTimeout(700);
  expect(await moves(page)).toBe(false);
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName(/^Pause/);
  expect(await moves(page)).toBe(true);
});

test('it is still where less motion is asked for, and can be played', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await reach(page);
  await expect(button(page)).toHaveAccessibleName(/^Play/);
  expect(await moves(page)).toBe(false);
  await button(page).click();
  expect(await moves(page)).toBe(true);
});

for (const width of [320, 1920, 2560]) {
  test(`it loops without a complaint at ${width} px`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await reach(page);
    expect(await moves(page)).toBe(true);
    expect(complaints).toEqual([]);
    const overflow = await page
      .locator('html')
      .evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(overflow).toBe(0);
  });
}

test.describe('without its code it is a strip to scroll', () => {
  const canScroll = async (page: Page) => {
    await carousel(page).scrollIntoViewIfNeeded();
    await strip(page).evaluate((element) => element.scrollTo({ left: 10_000 }));
    await expect(strip(page).getByText(company.allies[7].name)).toBeInViewport();
    await expect(button(page)).toBeHidden();
  };

  test('when it fails to load', async ({ page }) => {
    await page.route('**/carousel.*.js', (route) => route.abort());
    await page.goto('/');
    await canScroll(page);
  });

  test('without JavaScript', async ({ plainPage: page }) => {
    await page.goto('/');
    await canScroll(page);
  });

  test('and by keyboard', async ({ page }) => {
    await page.route('**/carousel.*.js', (route) => route.abort());
    await page.goto('/');
    await strip(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => strip(page).evaluate(({ scrollLeft }) => scrollLeft))
      .toBeGreaterThan(0);
  });
});

test('it goes on from where the strip was scrolled to by hand', async ({ page }) => {
  await page.route('**/carousel.*.js', async (route) => {
    await strip(page).evaluate((element) => element.scrollTo({ left: 224 }));
    await route.continue();
  });
  await page.goto('/');
  await reach(page);
  expect(
    await strip(page)
      .locator('.swiper-slide-active')
      .evaluate((slide) => slide.getAttribute('data-swiper-slide-index')),
  ).toBe('1');
});
