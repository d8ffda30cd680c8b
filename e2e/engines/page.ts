import { call, type Engine } from './engine';

/**
 * What an element is found by: a selector, and the beginning of its text where several match.
 * Only elements that a visitor sees are found.
 */
export type Target = string | readonly [selector: string, text: string];

/** Runs in the page: the first visible element of a target. */
function find(target: Target): HTMLElement | undefined {
  const [selector, text] = typeof target === 'string' ? [target, ''] : target;
  return [...document.querySelectorAll<HTMLElement>(selector ?? '')].find(
    (element) =>
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible' &&
      (element.innerText ?? element.textContent ?? '').trim().startsWith(text ?? ''),
  );
}

/** A page in an engine, with what the journeys do in it. Times out with a sentence, never hangs. */
export function pageIn(engine: Engine, origin: string) {
  const run = <A extends readonly unknown[], R>(fn: (...args: A) => R | Promise<R>, ...args: A) =>
    engine.run(call(fn, ...args)) as Promise<R>;

  /** A target's expression, for conditions. */
  const found = (target: Target) => `(${find.toString()})(${JSON.stringify(target)})`;

  /** Waits until an expression is true in the page. */
  async function until(expression: string, what: string): Promise<void> {
    const end = Date.now() + 10_000;
    const guarded = `(() => { const __name = (value) => value; try { return Boolean(${expression}); } catch { return false; } })()`;
    // A page that is being left has no answer.
    while (!(await engine.run(guarded).catch(() => false))) {
      if (Date.now() > end) throw new Error(`It never came true that ${what}.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Brings a target into view and says where its middle is. */
  async function place(target: Target): Promise<{ x: number; y: number }> {
    await until(found(target), `${String(target)} is there`);
    const point = await engine.run(`(async () => {
      const __name = (value) => value;
      const element = ${found(target)};
      const box = () => element.getBoundingClientRect();
      const { top, bottom } = box();
      if (top < 80 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await new Promise((go) => setTimeout(go, 40));
      const { left, width, top: y, height } = box();
      return { x: left + width / 2, y: y + height / 2 };
    })()`);
    return point as { x: number; y: number };
  }

  return {
    engine,
    run,
    until,
    open: (path: string) => engine.open(`${origin}${path}`),
    async click(target: Target, kind: 'mouse' | 'touch' = 'mouse') {
      const { x, y } = await place(target);
      await engine.point(x, y, kind);
    },
    /** Waits until a visible element has the text. */
    shows: (selector: string, text: string) => until(found([selector, text]), `“${text}” is shown`),
    at: (path: string) =>
      until(
        `location.pathname + location.search === ${JSON.stringify(path)}`,
        `the address is ${path}`,
      ),
    focus: (selector: string) =>
      run((own) => document.querySelector<HTMLElement>(own)?.focus(), selector),
    /** Waits until the focus is on, or inside, an element. */
    focused: (selector: string) =>
      until(
        `document.activeElement.closest(${JSON.stringify(selector)})`,
        `the focus is in ${selector}`,
      ),
    isOpen: (id: string) => until(`document.querySelector('#${id}:popover-open')`, `${id} is open`),
    isClosed: (id: string) =>
      until(`!document.querySelector('#${id}:popover-open')`, `${id} is closed`),
    async type(selector: string, text: string) {
      await run((own) => document.querySelector<HTMLElement>(own)?.focus(), selector);
      await engine.press(...text);
    },
    live: (selector: string) =>
      until(`document.querySelector('${selector}[data-live]')`, `${selector} is live`),
  };
}

export type Page = ReturnType<typeof pageIn>;
