import type { Metric } from 'web-vitals';
import { start } from './vitals';

const report: Record<string, (metric: Partial<Metric>) => void> = {};

jest.mock('web-vitals', () => ({
  onLCP: (callback: (typeof report)[string]) => (report.LCP = callback),
  onINP: (callback: (typeof report)[string]) => (report.INP = callback),
  onCLS: (callback: (typeof report)[string]) => (report.CLS = callback),
}));

const sendBeacon = jest.fn();
const reports = () => sendBeacon.mock.calls.map(([, body]) => JSON.parse(body));

/** Hides the page, as another tab does. */
function hide(): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

it('sends what was measured once for each view, and a restored page is a view of its own', () => {
  process.env.NEXT_PUBLIC_VITALS_ENDPOINT = 'https://vitals.example/collect';
  Object.assign(navigator, { sendBeacon });
  history.replaceState(null, '', '/about?from=mail');
  start();
  hide();
  expect(reports()).toEqual([]);

  report.LCP?.({ name: 'LCP', value: 1200 });
  report.CLS?.({ name: 'CLS', value: 0.01 });
  hide();
  expect(sendBeacon.mock.calls[0]?.[0]).toBe('https://vitals.example/collect');
  expect(reports()).toEqual([{ page_path: '/about', LCP: 1200, CLS: 0.01 }]);

  report.INP?.({ name: 'INP', value: 40 });
  hide();
  window.dispatchEvent(new Event('pagehide'));
  expect(reports()).toHaveLength(1);

  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  report.LCP?.({ name: 'LCP', value: 30 });
  window.dispatchEvent(new Event('pagehide'));
  report.CLS?.({ name: 'CLS', value: 0 });
  hide();
  expect(reports()[1]).toEqual({ page_path: '/about', LCP: 30, CLS: 0 });
});
