import { render } from '@testing-library/react';
import { ConsentBanner, ConsentSettings } from './consent-banner';

/** Each test loads the script anew, on a page of its own. */
type Visit = { answer?: string; control?: boolean; recorded?: unknown[] };
async function visit({ answer, control, recorded = [] }: Visit = {}) {
  jest.resetModules();
  localStorage.clear();
  if (answer) localStorage.setItem('analytics-consent', answer);
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: control, configurable: true });
  window.dataLayer = recorded;
  document.head.innerHTML = '';
  render(
    <>
      <ConsentBanner />
      <ConsentSettings />
    </>,
  );
  const { start } = await import('@/lib/browser/consent');
  start(document.documentElement);
}

const part = (name: string) => document.querySelector<HTMLElement>(`[data-consent=${name}]`);
const isAsking = () => part('banner')?.hidden === false;
const tags = () => [...document.scripts].map(({ src }) => src);

/** Google's commands on the data layer, in order. */
const commands = () =>
  (window.dataLayer ?? [])
    .filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
    .map((entry) => Array.from(Object(entry)));
const sentEvents = () => commands().filter(([name]) => name === 'event');

const tag = 'https://www.googletagmanager.com/gtag/js?id=G-TEST';
const view = { event: 'page_view', page_path: '/', page_title: 'Home' };
const solution = { event: 'solution_view', solution_name: 'Octomine' };
const depth = { event: 'scroll_depth', depth_percentage: 25 };

// What the script of a visit listens to goes with it.
let leaving: AbortController;
const addListener = window.addEventListener.bind(window);

afterEach(() => {
  leaving.abort();
  jest.restoreAllMocks();
});

beforeEach(() => {
  leaving = new AbortController();
  const { signal } = leaving;
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    const listenerOptions = typeof options === 'object' ? options : { capture: options };
    addListener(type, listener, { ...listenerOptions, signal });
  });
  process.env.NEXT_PUBLIC_GA_ID = 'G-TEST';
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
    },
  });
});

it('denies everything first, asks, and loads nothing before an answer', async () => {
  await visit({ recorded: [view] });
  const kinds = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
  const denials = Object.fromEntries(kinds.map((kind) => [kind, 'denied']));
  expect(commands()).toEqual([['consent', 'default', denials]]);
  expect(isAsking()).toBe(true);
  expect(tags()).toEqual([]);
  expect(part('settings')?.dataset.live).toBe('');
});

it('after a yes loads one tag, sends the view being looked at and all that follows', async () => {
  await visit({ recorded: [view, solution, depth] });
  part('granted')?.click();
  expect(tags()).toEqual([tag]);
  expect(commands().slice(1, 4)).toMatchObject([
    ['consent', 'update', { analytics_storage: 'granted' }],
    ['js', expect.any(Date)],
    ['config', 'G-TEST', { send_page_view: false }],
  ]);
  window.dataLayer?.push(depth);
  expect(sentEvents()).toEqual([
    ['event', 'page_view', { page_path: '/', page_title: 'Home' }],
    ['event', 'solution_view', { solution_name: 'Octomine' }],
    ['event', 'scroll_depth', { depth_percentage: 25 }],
  ]);
  expect(isAsking()).toBe(false);
  expect(localStorage.getItem('analytics-consent')).toBe('granted');
});

it('remembers a yes: no question, and everything the page has recorded is sent, once', async () => {
  await visit({ recorded: [view, depth], answer: 'granted' });
  expect(isAsking()).toBe(false);
  expect(tags()).toEqual([tag]);
  expect(sentEvents().map(([, name]) => name)).toEqual(['page_view', 'scroll_depth']);
  // Our own stay the only entries with an event.
  const ours = (window.dataLayer ?? []).filter((entry) => Object(entry).event !== undefined);
  expect(ours).toEqual([view, depth]);
});

it('stops at a change of mind, removes the cookies, and goes on at the next', async () => {
  await visit({ recorded: [view], answer: 'granted' });
  document.cookie = '_ga=GA1.1.1; Path=/';
  document.cookie = '_ga_TEST=GS1; Path=/';
  document.cookie = 'other=1; Path=/';
  part('settings')?.click();
  expect(isAsking()).toBe(true);
  expect(document.activeElement?.id).toBe('consent-title');
  part('denied')?.click();
  expect(document.cookie).toBe('other=1');
  expect(Object(window)['ga-disable-G-TEST']).toBe(true);
  expect(document.activeElement).toBe(part('settings'));

  window.dataLayer?.push(depth);
  expect(sentEvents()).toHaveLength(1);

  part('settings')?.click();
  part('granted')?.click();
  window.dataLayer?.push(depth);
  expect(tags()).toEqual([tag]);
  expect(sentEvents().map(([, name]) => name)).toEqual(['page_view', 'page_view', 'scroll_depth']);
});

it('takes Global Privacy Control for a no, even after a yes, and says so when asked', async () => {
  await visit({ recorded: [view], answer: 'granted', control: true });
  expect(isAsking()).toBe(false);
  expect(tags()).toEqual([]);
  part('settings')?.click();
  expect(isAsking()).toBe(true);
  expect([part('question'), part('granted'), part('denied')]).toEqual([null, null, null]);
  expect(part('signal')).not.toBeNull();
  part('close')?.click();
  expect(isAsking()).toBe(false);
});

it('works without storage, for this page', async () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  await visit({ recorded: [view] });
  expect(isAsking()).toBe(true);
  part('granted')?.click();
  expect(tags()).toEqual([tag]);
});

it('obeys an answer given in another tab', async () => {
  await visit({ recorded: [view] });
  const answerElsewhere = (answer: string) => {
    localStorage.setItem('analytics-consent', answer);
    window.dispatchEvent(new StorageEvent('storage', { key: 'analytics-consent' }));
  };
  answerElsewhere('granted');
  expect(isAsking()).toBe(false);
  expect(tags()).toEqual([tag]);
  answerElsewhere('denied');
  window.dataLayer?.push(depth);
  expect(sentEvents()).toHaveLength(1);
});

it.each([
  ['an answer', () => localStorage.setItem('analytics-consent', 'denied'), false],
  ['cleared memory', () => localStorage.clear(), true],
])(
  'sends nothing after a withdrawal by %s that this page, kept for Back, has not heard of',
  async (_, withdraw, asks) => {
    await visit({ recorded: [view], answer: 'granted' });
    expect(sentEvents()).toHaveLength(1);
    withdraw();
    // The view that a page restored from the back/forward cache records is the first thing it does.
    window.dataLayer?.push(view);
    expect(sentEvents()).toHaveLength(1);
    expect(Object(window)['ga-disable-G-TEST']).toBe(true);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    window.dataLayer?.push(depth);
    expect(sentEvents()).toHaveLength(1);
    expect(isAsking()).toBe(asks);
  },
);

it('lets a policy of Trusted Types pass the tag’s addresses and nothing else', async () => {
  const createPolicy = jest.fn();
  Object.assign(window, { trustedTypes: { createPolicy } });
  await visit({ answer: 'granted' });
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  expect(Object.keys(rules)).toEqual(['createScriptURL']);
  expect(rules.createScriptURL(tag)).toBe(tag);
  for (const address of [
    'https://www.googletagmanager.com.evil.example/x.js',
    '/own.js',
    'data:text/javascript,1',
  ]) {
    expect(rules.createScriptURL(address)).toBeNull();
  }
  Object.assign(window, { trustedTypes: undefined });
});
