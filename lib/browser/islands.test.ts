import { startIslands } from './islands';
import type { LoadModule } from './browser-module';

/** Starts the loader over a page with one island; the test decides when its code arrives. */
function islandPage(attributes = '', field = '<input required value="typed">') {
  document.body.innerHTML = `
    <div data-island="form" ${attributes}>
      <form action="mailto:a@b.example">${field}<button type="submit">Send</button></form>
    </div>`;
  const island = document.querySelector<HTMLElement>('[data-island]')!;
  const button = document.querySelector('button')!;
  const submitted = jest.fn((event: Event) => event.preventDefault());
  document.querySelector('form')!.addEventListener('submit', submitted);
  const start = jest.fn();
  let settle = { arrive: () => {}, fail: () => {} };
  const load = jest.fn<ReturnType<LoadModule>, Parameters<LoadModule>>(
    () =>
      new Promise((resolve, reject) => {
        settle = { arrive: () => resolve({ start }), fail: () => reject(new Error('gone')) };
      }),
  );
  startIslands(load);
  const code = async (outcome: keyof typeof settle) => {
    settle[outcome]();
    await new Promise((done) => setTimeout(done));
  };
  return { island, button, submitted, start, load, code };
}

afterEach(() => {
  jest.restoreAllMocks();
  history.replaceState(null, '', location.pathname);
  delete window.__next_f;
});

it.each(['pointerover', 'pointerdown', 'focusin', 'keydown'])(
  'fetches an island at %s, once, and starts it',
  async (type) => {
    const { island, button, load, code, start } = islandPage();
    expect(load).not.toHaveBeenCalled();
    button.dispatchEvent(new Event(type, { bubbles: true }));
    button.dispatchEvent(new Event(type, { bubbles: true }));
    expect(load.mock.calls).toEqual([['form']]);
    await code('arrive');
    expect(start.mock.calls).toEqual([[island]]);
  },
);

it.each([
  { search: '?ask=growth', count: 1 },
  { search: '?utm_source=mail', count: 0 },
])('fetches an island without a touch $count times where “$search” asks', ({ search, count }) => {
  history.replaceState(null, '', search);
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { load } = islandPage('data-parameters=ask');
  expect(load).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  expect(load).toHaveBeenCalledTimes(count);
});

it('fetches an island without a touch once the page is idle, where it says so', async () => {
  const { load } = islandPage('data-fetch=idle');
  expect(load).not.toHaveBeenCalled();
  await new Promise((done) => setTimeout(done));
  expect(load).toHaveBeenCalledTimes(1);
});

it.each(['arrive', 'fail'] as const)(
  'keeps a press on an incomplete form until its code does %s, in place of a bubble',
  async (outcome) => {
    const { button, submitted, code } = islandPage('', '<input required>');
    const prevented: boolean[] = [];
    document.querySelector('input')?.addEventListener('invalid', ({ defaultPrevented }) => {
      prevented.push(defaultPrevented);
    });
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button.click();
    expect(prevented).toEqual([true]);
    const repeated = jest.spyOn(button, 'click');
    await code(outcome);
    expect(repeated).toHaveBeenCalledTimes(1);
    expect(prevented.slice(1)).not.toContain(true);
    expect(submitted).not.toHaveBeenCalled();
  },
);

it('presses a button of script again once its code is there', async () => {
  const { code } = islandPage('', '<button type="button"><i>Pick</i></button>');
  const pressed = jest.fn();
  document.querySelector('i')!.click();
  document.querySelector('[type=button]')!.addEventListener('click', pressed);
  document.querySelector('i')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await code('arrive');
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('leaves islands to Next where its runtime is on the page', () => {
  window.__next_f = [];
  const { button, load } = islandPage();
  button.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(load).not.toHaveBeenCalled();
});

it('leaves a press to the plain HTML until the code is there, and when it cannot be had', async () => {
  const { island, button, submitted, start, code } = islandPage();
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button.click();
  expect(submitted).toHaveBeenCalledTimes(1);
  await code('fail');
  button.click();
  expect(submitted).toHaveBeenCalledTimes(2);
  expect(start).not.toHaveBeenCalled();
  expect(island.dataset.failed).toBe('');
});
