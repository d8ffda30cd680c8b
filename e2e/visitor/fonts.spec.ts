import { expect, test } from '../support/test';

test('headlines are set in their own face, with its kerning', async ({ page }) => {
  await page.goto('/');
  const widths = await page.evaluate(async () => {
    const { fontFamily } = getComputedStyle(document.querySelector('h1') ?? document.body);
    const [face = ''] = fontFamily.split(',');
    const loaded = await document.fonts.load(`700 72px ${face}`);
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.font = `700 72px ${face}`;
    const width = (text: string) => context.measureText(text).width;
    return { faces: loaded.length, pair: width('To'), apart: width('T') + width('o') };
  });
  expect(widths.faces).toBe(1);
  // 67 thousandths of the size, in the type designer's own table.
  expect(widths.apart - widths.pair).toBeCloseTo(0.067 * 72, 1);
});

test('the face of the text is asked for first, on the connection that is warm', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const preloads = [...html.matchAll(/<link rel="preload" href="[^"]*\/([a-z]+)[^"/]*\.woff2"/g)];
  expect(preloads.map(([, name]) => name)).toEqual(['body', 'display']);
});
