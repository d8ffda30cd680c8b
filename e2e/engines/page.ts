import { expect } from '@playwright/test';
import type { puppeteerEngine } from './puppeteer-engine';

/** A browser as the journeys use it: a window of its own in which one page is open. */
export type Engine = Awaited<ReturnType<typeof puppeteerEngine>>;

/**
 * What an element is found by: a selector, and the beginning of its text where several match.
 * Only elements that a visitor sees are found.
 */
type Target = string | readonly [selector: string, text: string];

/** Runs in the page: the first visible element of a target. */
function find(selector: string, text = ''): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible' &&
      (element.innerText ?? element.textContent ?? '').trim().startsWith(text),
  );
}

/** Runs in the page: brings an element into view and says where its middle is. */
async function middleOf(element: HTMLElement): Promise<{ x: number; y: number }> {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 80 || bottom > innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  await new Promise((go) => setTimeout(go, 80));
  const { left, width, top: y, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: y + height / 2 };
}

/** A page in an engine, with what the journeys do in it. Times out with a sentence, never hangs. */
export function pageIn(engine: Engine, origin: string) {
  /** Evaluates an expression in the page. */
  const evaluate = (expression: string) =>
    engine.run(`(() => { ${find}; return (${expression}); })()`);
  const run = <A extends readonly unknown[], R>(fn: (...args: A) => R | Promise<R>, ...args: A) =>
    evaluate(`(${fn})(...${JSON.stringify(args)})`) as Promise<R>;

  /** Waits until an expression is true in the page; one that is being left has no answer. */
  const until = (expression: string) =>
    expect
      .poll(() => evaluate(`Boolean(${expression})`).catch(() => false), {
        message: expression,
        intervals: [50],
      })
      .toBe(true);
  const found = (target: Target) => `find(...${JSON.stringify([target].flat())})`;
  const focus = (selector: string) =>
    run((own) => document.querySelector<HTMLElement>(own)?.focus(), selector);

  return {
    engine,
    evaluate,
    run,
    until,
    focus,
    open: (path: string) => engine.open(`${origin}${path}`),
    async click(target: Target, kind: 'mouse' | 'touch' = 'mouse') {
      await until(found(target));
      const { x, y } = (await evaluate(`(${middleOf})(${found(target)})`)) as DOMPoint;
      await engine.point(x, y, kind);
    },
    /** Waits until a visible element has the text. */
    shows: (...target: readonly [selector: string, text: string]) => until(found(target)),
    at: (path: string) => until(`location.pathname === '${path}'`),
    /** Waits until the focus is on, or inside, an element. */
    focused: (selector: string) => until(`document.activeElement.closest('${selector}')`),
    isOpen: (id: string) => until(`document.querySelector('#${id}:popover-open')`),
    isClosed: (id: string) => until(`!document.querySelector('#${id}:popover-open')`),
    live: (selector: string) => until(`document.querySelector('${selector}[data-live]')`),
    async type(selector: string, text: string) {
      await focus(selector);
      await engine.press(...text);
    },
    /** Does what hands a mail to the mail program, and returns the address that it is handed. */
    async mailed(act: () => Promise<void>): Promise<string> {
      const before = (await engine.mails()).length;
      await act();
      await expect.poll(async () => (await engine.mails()).length).toBe(before + 1);
      return decodeURIComponent((await engine.mails()).at(-1) ?? '');
    },
  };
}

export type Page = ReturnType<typeof pageIn>;
