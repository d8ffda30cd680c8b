import type { AnalyticsEvent } from './events';
import { trackEvent } from './track-event';

const view: AnalyticsEvent = { event: 'page_view', page_path: '/about', page_title: 'About' };
const click: AnalyticsEvent = { event: 'cta_click', cta_name: 'Book a Demo', location: 'header' };

/** What a visit sends to an endpoint: one event before the script has come, one afterwards. */
async function sentTo(endpoint: string, id: string, referrer = '') {
  jest.resetModules();
  process.env.NEXT_PUBLIC_STATISTICS_ENDPOINT = endpoint;
  process.env.NEXT_PUBLIC_STATISTICS_ID = id;
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  history.replaceState(null, '', '/about?utm_source=news&q=what+was+typed#faq');
  const send = jest.fn<Promise<never>, [string, RequestInit]>(() => Promise.reject(new Error()));
  Object.assign(window, { fetch: send, dataLayer: [] });
  trackEvent(view);
  const { start } = await import('./cookieless-analytics');
  start();
  trackEvent(click);
  window.dataLayer?.push({ event: 'of another' });
  expect(send.mock.calls.every(([address]) => address === endpoint)).toBe(true);
  return send.mock.calls.map(([, { body, ...options }]) => ({
    ...options,
    body: JSON.parse(`${body}`),
  }));
}

const url = 'http://localhost/about?utm_source=news';
const options = { method: 'POST', credentials: 'omit', keepalive: true };

it('sends every event to Plausible, of its address the path and the campaign', async () => {
  const requests = await sentTo(
    'https://plausible.io/api/event',
    'example.com',
    'https://a.example/',
  );
  const shared = { domain: 'example.com', url, referrer: 'https://a.example/' };
  const { event, ...props } = click;
  expect(requests).toMatchObject([
    { ...options, headers: {}, body: { ...shared, name: 'pageview' } },
    { ...options, headers: {}, body: { ...shared, name: event, props } },
  ]);
});

it('sends every event to Umami, and of the page before only where it is another site’s', async () => {
  const endpoint = 'https://umami.example/api/send';
  const sent = await sentTo(endpoint, 'an-id', 'http://localhost/solutions?q=what+was+typed');
  const { event: name, ...data } = click;
  const headers = { 'Content-Type': 'application/json' };
  expect(sent).toEqual([
    { ...options, headers, body: { type: 'event', payload: { website: 'an-id', url } } },
    {
      ...options,
      headers,
      body: { type: 'event', payload: { website: 'an-id', url, name, data } },
    },
  ]);
});

it('sends nothing where the browser sends Global Privacy Control', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  expect(await sentTo('https://plausible.io/api/event', 'example.com')).toEqual([]);
});
