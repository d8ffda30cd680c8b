import { sitePages } from '../support/site';
import type { Page } from './page';

/** Where a block of a page is, in CSS pixels of the page. */
type Box = {
  readonly block: string;
  readonly box: readonly [x: number, y: number, width: number, height: number];
};

/** The boxes of the main blocks of every page at a phone's and a desk's width, by page and width. */
export type Layout = Readonly<Record<string, readonly Box[]>>;

export async function layoutOf(page: Page): Promise<Layout> {
  const layout: Record<string, readonly Box[]> = {};
  for (const width of [390, 1440]) {
    await page.engine.resize(width, 900);
    for (const { path } of sitePages) {
      await page.open(path);
      layout[`${path} at ${width} px`] = await page.run(async () => {
        // Before its first layout a page asks for no font, and is ready without any.
        await Promise.allSettled([...document.fonts].map((face) => face.load()));
        const blocks = document.querySelectorAll(
          'body > header, main > section, main > article, h1, h2, footer',
        );
        return [...blocks].map((block) => {
          const { x, y, width: wide, height } = block.getBoundingClientRect();
          const name = `${block.localName} ${(block.textContent ?? '').trim().slice(0, 30)}`;
          return { block: name, box: [x, y + scrollY, wide, height] as const };
        });
      });
    }
  }
  return layout;
}

/**
 * How a layout differs from another more than the engines' own line breaking explains: left edge
 * by more than two pixels, the width by more than a fiftieth, the height by more than two lines of
 * text or a tenth.
 */
export function layoutFaults(reference: Layout, own: Layout): readonly string[] {
  return Object.entries(reference).flatMap(([page, boxes]) => {
    const others = own[page] ?? [];
    if (others.length !== boxes.length) return [`${page}: other blocks`];
    return boxes.flatMap(({ block, box }, index) => {
      const [x, , width, height] = others[index]?.box ?? [0, 0, 0, 0];
      const isPlaced =
        Math.abs(x - box[0]) <= 2 && Math.abs(width - box[2]) <= Math.max(4, box[2] / 50);
      const isAsTall = Math.abs(height - box[3]) <= Math.max(60, box[3] / 10);
      if (isPlaced && isAsTall) return [];
      return [
        `${page}: ${block}: ${[x, width, height].map(Math.round)} instead of ${[box[0], box[2], box[3]].map(Math.round)}`,
      ];
    });
  });
}
