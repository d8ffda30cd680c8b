import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    /** What `axe.source` leaves in a page. */
    readonly axe: typeof axe;
  }
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with the page as it stands, in a line each.
 * @param part a selector: only that part of the page
 * @param checksContrast whether contrast counts, which takes as long as all else
 */
export async function axeFaults(
  page: Page,
  part = 'html',
  checksContrast = true,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ part, runOnly, checksContrast }) => {
      const { violations } = await window.axe.run(part, {
        runOnly,
        resultTypes: ['violations'],
        rules: { 'color-contrast': { enabled: checksContrast } },
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    { part, runOnly: rules, checksContrast },
  );
}

/** What reaches out of the page sideways, and text that a section cuts off at the page's edge. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const isInScroller = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (/auto|scroll|hidden/.test(getComputedStyle(box).overflowX)) return true;
      }
      return false;
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .filter(
        (element) =>
          scrollWidth > clientWidth ||
          (isText(element) && element.checkVisibility() && !isInScroller(element)),
      )
      .map((element) => `too wide: ${element.outerHTML.slice(0, 100)}`);
  });
}

/**
 * Words that stand apart on the screen and touch in the text, across elements: who reads a page as
 * text, such as a program or a screen reader, takes the two for one.
 */
export function findTouchingWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // What HTML itself puts on a line of its own, or ends one with.
    const lines =
      'article, aside, blockquote, body, br, div, footer, form, h1, h2, h3, h4, header, li, main, nav, p, pre, section, ul, ol';
    const rectOf = (text: Text, side: 0 | -1) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].at(side);
    };
    const isApart = (first: Text | undefined, second: Text) => {
      const [a, b] = [first && rectOf(first, -1), rectOf(second, 0)];
      if (!a || !b) return false;
      const isBeside = b.left > a.right + 1 || b.right < a.left - 1;
      return isBeside || b.top > a.bottom - 1 || b.bottom < a.top + 1;
    };
    const faults: string[] = [];
    const nodes = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    );
    let before: Text | undefined;
    while (nodes.nextNode()) {
      const { currentNode: text } = nodes;
      if (text instanceof Element && text.matches(lines)) before = undefined;
      if (!(text instanceof Text)) continue;
      const isBlank = text.data.trim() === '';
      if (!isBlank && !rectOf(text, 0)) continue;
      if (
        before?.parentElement?.closest(lines) === text.parentElement?.closest(lines) &&
        /[\p{L}\p{N}%.,:;!?)”’…]$/u.test(before?.data ?? '') &&
        /^[\p{L}\p{N}“‘(+−£$]/u.test(text.data) &&
        isApart(before, text)
      ) {
        faults.push(`touch: ${before?.data.slice(-20)}|${text.data.slice(0, 20)}`);
      }
      before = text;
    }
    return faults;
  });
}

/** Tables that reach out of the sheet that they stand on. */
export const tablesOutOfSheets = (page: Page): Promise<string[]> =>
  page.locator('figure > table').evaluateAll((tables) => {
    const rightOf = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
    return tables
      .filter((table) => rightOf(table) > rightOf(table.parentElement))
      .map(({ parentElement }) => `out of its sheet: ${parentElement?.innerText.slice(0, 60)}`);
  });

const texts = 'h1, h2, h3, p, a, button, li, td, th';

/**
 * Text that its own box cuts off.
 * @param boxes which boxes hide nothing sideways besides
 */
export function findClippedText(page: Page, boxes = texts): Promise<string[]> {
  return page.locator(`main :is(${texts}, ${boxes})`).evaluateAll((elements, ofText) => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return elements
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        return (
          element.checkVisibility() &&
          !element.closest('.sr-only') &&
          ((hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (element.matches(ofText) &&
              hides(overflowY) &&
              element.scrollHeight > element.clientHeight + 1))
        );
      })
      .map((element) => `cut off: ${element.outerHTML.slice(0, 100)}`);
  }, texts);
}

/** What of the drawings keeps colours of its own in forced colours: words, and lines of ink. */
export function findFaintText(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const { color } = getComputedStyle(document.body);
    const words = [...document.querySelectorAll('svg :is(text, tspan)')]
      .filter((each) => getComputedStyle(each).fill !== color)
      .map((each) => each.textContent);
    // Ink, which is dark as the ground may be.
    const lines = [...document.querySelectorAll('svg :is(line, path, rect, circle)')]
      .filter((each) => getComputedStyle(each).stroke === 'rgb(11, 29, 46)')
      .map((each) => each.outerHTML.slice(0, 120));
    return [...words, ...lines];
  });
}

/**
 * Walks a page with the Tab key, from its start to its end.
 * @returns the stops by name, and what is wrong with them: focus that nobody sees
 */
export async function tabThrough(page: Page): Promise<{ stops: string[]; faults: string[] }> {
  const total = await page
    .locator('a[href], button, summary, input, textarea, select, [tabindex="0"]')
    .evaluateAll(
      (elements) =>
        elements.filter((element) => element instanceof HTMLElement && element.checkVisibility())
          .length,
    );
  const stops: string[] = [];
  const faults: string[] = [];
  for (let step = 0; step < total + 20; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusedStop);
    if (!stop) break;
    stops.push(stop.name);
    if (!stop.inView) faults.push(`not in view: ${stop.name}`);
    if (stop.covered) faults.push(`covered: ${stop.name}`);
    if (!stop.ring) faults.push(`no ring: ${stop.name}`);
  }
  return { stops, faults };
}

/** Runs in a page: what has the focus, and whether a sighted visitor sees it. */
function focusedStop() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, Math.max(top, 0) + 2);
  const above = at?.closest('header, [data-consent]');
  // Of something tall, as much must show as of a line to touch.
  const visibleHeight = Math.min(bottom, innerHeight) - Math.max(top, 0);
  // A field that is drawn as a card or a scale shows its focus on that, a step or two above.
  const shapes = [element, element.parentElement, element.parentElement?.parentElement];
  const isRinged = (shape: Element | null | undefined) => {
    if (!shape) return false;
    // An outline is drawn in forced colours, too; a shadow is not.
    const { outlineStyle, outlineWidth } = getComputedStyle(shape);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };
  return {
    name: `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
    inView:
      width > 0 &&
      visibleHeight >= Math.min(height, 44) - 1 &&
      left >= -1 &&
      right <= innerWidth + 1,
    covered: Boolean(above && !above.contains(element)),
    ring: isRinged(element) || (element.localName === 'input' && shapes.some(isRinged)),
  };
}

/** The least that a word in a drawing may measure, in pixels. */
const LEAST = 12;

/**
 * Words in drawings that are shown too small to read: the font's size × the shown width ÷ the view
 * box. The build sets those of files as outlines, scaled from 1000 units to an em.
 */
export async function findSmallText(page: Page): Promise<string[]> {
  const inline = await page.evaluate(
    (least) =>
      [...document.querySelectorAll<SVGTextElement>('svg text')]
        .filter((text) => text.checkVisibility())
        .filter((text) => {
          const scale = text.getScreenCTM()?.a ?? 1;
          return Number.parseFloat(getComputedStyle(text).fontSize) * scale < least;
        })
        .map(({ textContent }) => `too small: ${textContent}`),
    LEAST,
  );
  const files = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[src$=".svg"]')]
      .filter((image) => image.checkVisibility())
      .map(({ src, width }) => ({ src, width })),
  );
  const inFiles = files.flatMap(({ src, width }) => {
    const { pathname } = new URL(src);
    const svg = readFileSync(`out${pathname}`, 'utf8');
    const box = Number(/viewBox="\S+ \S+ (\S+)/.exec(svg)?.[1] ?? width);
    const sizes = [...svg.matchAll(/scale\(([\d.]+) -[\d.]+\)/g)].map(
      ([, scale]) => (Number(scale) * 1000 * width) / box,
    );
    const least = Math.min(...sizes);
    return least < LEAST - 0.05 ? [`too small: ${least.toFixed(1)} px in ${src}`] : [];
  });
  return [...inline, ...inFiles];
}
