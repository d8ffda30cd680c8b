import { forgetListeners } from '../testing/listeners';
import { startIslands } from './islands';
import type { Load } from './load';

/** Starts the loader over a page with one island; the test decides when its code arrives. */
function islandPage(parameter = '') {
  document.body.innerHTML = `
    <div data-island="form" ${parameter && `data-parameter="${parameter}"`}>
      <form action="mailto:a@b.example"><input required value="typed"><button>Send</button></form>
      <a href="?ask=this">This</a>
    </div>`;
  const island = document.querySelector<HTMLElement>('[data-island]')!;
  const form = document.querySelector('form')!;
  const button = document.querySelector('button')!;
  const submitted = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', submitted);
  const start = jest.fn(() => {
    island.dataset.live = '';
  });
  let code = { come: () => {}, fail: () => {} };
  const load = jest.fn<ReturnType<Load>, Parameters<Load>>(
    () =>
      new Promise((resolve, reject) => {
        code = { come: () => resolve({ start }), fail: () => reject(new Error('gone')) };
      }),
  );
  startIslands(load);
  /** Lets the code that was asked for last come or fail. */
  const settle = async (how: keyof typeof code) => {
    code[how]();
    await new Promise((done) => setTimeout(done));
  };
  return { island, form, button, submitted, start, load, settle };
}

forgetListeners(document);

afterEach(() => {
  jest.restoreAllMocks();
  delete window.__next_f;
});

it.each(['pointerover', 'pointerdown', 'focusin', 'keydown'])(
  'fetches an island at %s, once, and starts it',
  async (type) => {
    const { island, button, load, settle, start } = islandPage();
    expect(load).not.toHaveBeenCalled();
    button.dispatchEvent(new Event(type, { bubbles: true }));
    button.dispatchEvent(new Event(type, { bubbles: true }));
    expect(load.mock.calls).toEqual([['form']]);
    await settle('come');
    expect(start.mock.calls).toEqual([[island]]);
  },
);

it('waits for the load event before it looks at what the address asks', () => {
  history.replaceState(null, '', '?ask=growth');
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { load } = islandPage('ask');
  expect(load).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  expect(load).toHaveBeenCalledTimes(1);
  history.replaceState(null, '', location.pathname);
});

it.each([
  { search: '?ask=growth', asked: true },
  { search: '?utm_source=mail', asked: false },
])('fetches an island at once where “$search” asks it something', ({ search, asked }) => {
  history.replaceState(null, '', search);
  const { load } = islandPage('ask');
  expect(load).toHaveBeenCalledTimes(asked ? 1 : 0);
  history.replaceState(null, '', location.pathname);
});

it('leaves islands to Next where its runtime is on the page', () => {
  window.__next_f = [];
  const { button, load, submitted } = islandPage();
  button.click();
  expect(load).not.toHaveBeenCalled();
  expect(submitted).toHaveBeenCalledTimes(1);
});

describe('an early press', () => {
  it('is held, and repeated once when the island is live', async () => {
    const { button, submitted, settle } = islandPage();
    button.click();
    button.click();
    expect(submitted).not.toHaveBeenCalled();
    await settle('come');
    expect(submitted).toHaveBeenCalledTimes(1);
    button.click();
    expect(submitted).toHaveBeenCalledTimes(2);
  });

  it('is held when it is a submit without a click', async () => {
    const { form, submitted, settle } = islandPage();
    form.requestSubmit();
    expect(submitted).not.toHaveBeenCalled();
    await settle('come');
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('is held when it is a link that asks the page, unless it opens elsewhere', async () => {
    const { island, settle } = islandPage();
    const link = island.querySelector('a');
    const followed = jest.fn((event: Event) => event.preventDefault());
    link?.addEventListener('click', followed);
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
    expect(followed).toHaveBeenCalledTimes(1);
    link?.click();
    expect(followed).toHaveBeenCalledTimes(1);
    await settle('come');
    expect(followed).toHaveBeenCalledTimes(2);
  });

  it('goes to the plain form when the code cannot be had', async () => {
    const { button, submitted, settle, island } = islandPage();
    button.click();
    await settle('fail');
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(island.dataset.live).toBeUndefined();
    expect(island.dataset.failed).toBe('');
    button.click();
    expect(submitted).toHaveBeenCalledTimes(2);
  });

  it('goes to the plain form when the code takes too long, once', async () => {
    jest.useFakeTimers();
    const { button, submitted } = islandPage();
    button.click();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(submitted).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(submitted).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});

it('tries again after a failure when the island is pressed, not when it is passed over', async () => {
  const { island, button, load, settle } = islandPage();
  button.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await settle('fail');
  button.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(load).toHaveBeenCalledTimes(1);
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(load).toHaveBeenCalledTimes(2);
  await settle('come');
  expect(island.dataset.live).toBe('');
  expect(island.dataset.failed).toBeUndefined();
});
