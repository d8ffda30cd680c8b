import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { listFiles } from '@/lib/base/files';
import { colours } from '@/lib/pictures/brand/colours';

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

/** Text that its own box cuts off, and what any box hides sideways. */
export function findClippedText(page: Page): Promise<string[]> {
  const texts = 'h1, h2, h3, p, a, button, li, td, th';
  return page
    .locator(`main :is(${texts}, section, div, ul, table)`)
    .evaluateAll((elements, ofText) => {
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

/** What of the charts keeps colours of its own in forced colours: words, and lines of ink. */
export function findFaintText(page: Page): Promise<(string | null)[]> {
  return page.evaluate((ink) => {
    const { color } = getComputedStyle(document.body);
    // As browsers write it.
    const { style } = new Option();
    style.color = ink;
    const words = [...document.querySelectorAll('svg :is(text, tspan)')]
      .filter((each) => getComputedStyle(each).fill !== color)
      .map((each) => each.textContent);
    // Ink, which is dark as the ground may be.
    const lines = [...document.querySelectorAll('svg:not(.drawing) :is(line, path, rect, circle)')]
      .filter((each) => getComputedStyle(each).stroke === style.color)
      .map((each) => each.outerHTML.slice(0, 120));
    return [...words, ...lines];
  }, colours['ink-900']);
}

/**
 * Walks a page with the Tab key, from its start to its end.
 * @returns the stops by name, and what is wrong with them: focus that nobody sees
 */
export async function tabThrough(page: Page): Promise<{ stops: string[]; faults: string[] }> {
  const stops: string[] = [];
  const faults: string[] = [];
  for (let step = 0; step < 400; step += 1) {
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

/**
 * Words in drawings that are shown smaller than 12 pixels. Those of files are outlines by now: how
 * large their source sets them, as a share of its width, is looked up there.
 */
export function findSmallText(page: Page): Promise<string[]> {
  const sources = listFiles('content/pictures').map((file) => {
    const svg = readFileSync(`content/pictures/${file}`, 'utf8');
    const sizes = [...svg.matchAll(/\bfont-size[=:]\W?([\d.]+)/g)].map(([, size]) => Number(size));
    const width = Number(/viewBox="\S+ \S+ (\S+)/.exec(svg)?.[1]);
    return [file.replace('.svg', ''), Math.min(...sizes) / width] as const;
  });
  return page.evaluate((shares) => {
    const texts = [...document.querySelectorAll<SVGTextElement>('svg text')];
    const drawings = [...document.querySelectorAll<HTMLImageElement>('img[src^="/pictures/"]')];
    const inFiles = drawings.map((element) => {
      const name = /\/([a-z\d-]+)-\d+\.\w+\.svg$/.exec(element.src)?.[1];
      const share = shares.find(([source]) => source === name)?.[1] ?? Infinity;
      return { element, size: share * element.width };
    });
    const inline = texts.map((element) => {
      const fontSize = Number.parseFloat(getComputedStyle(element).fontSize);
      return { element, size: fontSize * (element.getScreenCTM()?.a ?? 1) };
    });
    return [...inline, ...inFiles]
      .filter(({ element, size }) => element.checkVisibility() && size < 11.95)
      .map(({ element, size }) => `${size.toFixed(1)} px: ${element.outerHTML.slice(0, 100)}`);
  }, sources);
}
