import { forgetListeners } from '../testing/listeners';
import { startIslands } from './islands';
import type { Load } from './load';

type Arrival = { start: jest.Mock; come: () => Promise<void>; fail: () => Promise<void> };

/** Starts the loader over a page with one island; the test decides when its code arrives. */
function islandPage(parameter = '') {
  document.body.innerHTML = `
    <div data-island="form" ${parameter && `data-parameter="${parameter}"`}>
      <form action="mailto:a@b.example"><input required value="typed"><button>Send</button></form>
      <a href="?ask=this">This</a>
    </div>`;
  const island = document.querySelector<HTMLElement>('[data-island]');
  const form = document.querySelector('form');
  const button = document.querySelector('button');
  if (!island || !form || !button) throw new Error('No island.');
  const submitted = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', submitted);

  const arrivals: Arrival[] = [];
  const load = jest.fn<ReturnType<Load>, Parameters<Load>>(
    () =>
      new Promise((resolve, reject) => {
        const settle = async (act: () => void) => {
          act();
          await new Promise((done) => setTimeout(done));
        };
        const start = jest.fn(() => {
          island.dataset.live = '';
        });
        arrivals.push({
          start,
          come: () => settle(() => resolve({ start })),
          fail: () => settle(() => reject(new Error('gone'))),
        });
      }),
  );
  startIslands(load);
  const arrival = (index = 0) => {
    const found = arrivals[index];
    if (!found) throw new Error('Nothing was asked for.');
    return found;
  };
  return { island, form, button, submitted, load, arrival };
}

forgetListeners(document);

afterEach(() => {
  jest.restoreAllMocks();
  delete window.__next_f;
});

it.each(['pointerover', 'pointerdown', 'focusin', 'keydown'])(
  'fetches an island at %s, once, and starts it',
  async (type) => {
    const { island, button, load, arrival } = islandPage();
    expect(load).not.toHaveBeenCalled();
    button.dispatchEvent(new Event(type, { bubbles: true }));
    button.dispatchEvent(new Event(type, { bubbles: true }));
    expect(load.mock.calls).toEqual([['form']]);
    await arrival().come();
    expect(arrival().start.mock.calls).toEqual([[island]]);
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
    const { button, submitted, arrival } = islandPage();
    button.click();
    button.click();
    expect(submitted).not.toHaveBeenCalled();
    await arrival().come();
    expect(submitted).toHaveBeenCalledTimes(1);
    button.click();
    expect(submitted).toHaveBeenCalledTimes(2);
  });

  it('is held when it is a submit without a click', async () => {
    const { form, submitted, arrival } = islandPage();
    form.requestSubmit();
    expect(submitted).not.toHaveBeenCalled();
    await arrival().come();
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('is held when it is a link that asks the page, unless it opens elsewhere', async () => {
    const { island, arrival } = islandPage();
    const link = island.querySelector('a');
    const followed = jest.fn((event: Event) => event.preventDefault());
    link?.addEventListener('click', followed);
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
    expect(followed).toHaveBeenCalledTimes(1);
    link?.click();
    expect(followed).toHaveBeenCalledTimes(1);
    await arrival().come();
    expect(followed).toHaveBeenCalledTimes(2);
  });

  it('goes to the plain form when the code cannot be had', async () => {
    const { button, submitted, arrival, island } = islandPage();
    button.click();
    await arrival().fail();
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
  const { island, button, load, arrival } = islandPage();
  button.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await arrival().fail();
  button.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(load).toHaveBeenCalledTimes(1);
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(load).toHaveBeenCalledTimes(2);
  await arrival(1).come();
  expect(island.dataset.live).toBe('');
  expect(island.dataset.failed).toBeUndefined();
});
