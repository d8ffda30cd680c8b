import type { AnalyticsEvent } from './events';
import { gtag } from './gtag';

/** Where Google's tag comes from; the policy lets scripts in from nowhere else. */
const TAG_HOST = 'https://www.googletagmanager.com';

/** The four signals of Google's consent mode, version 2. */
const signals = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;

const eventNames: ReadonlySet<unknown> = new Set<AnalyticsEvent['event']>([
  'page_view',
  'cta_click',
  'form_submit',
  'service_view',
  'solution_view',
  'scroll_depth',
]);
const views: ReadonlySet<unknown> = new Set<AnalyticsEvent['event']>([
  'page_view',
  'service_view',
  'solution_view',
]);

declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(address: string): string | null },
      ): unknown;
    };
  }
}

/** Sends events to Google Analytics, while the visitor agrees. */
export type Measuring = {
  /**
   * Starts, or goes on after a stop.
   * @param agreed `before` when the visitor agreed on an earlier page: everything that this page
   *   has recorded is sent. `now`: only the view that the visitor is looking at, and what follows.
   */
  start(agreed: 'before' | 'now'): void;
  /** Stops, and removes the cookies that Google Analytics has set. */
  stop(): void;
};

/**
 * Prepares measuring, with everything denied.
 * @param id the GA4 id, such as G-ABC123
 * @param agrees whether the visitor agrees at this moment. Asked before each event: the answer may
 *   have changed in another tab, or on another page while this one was kept for Back.
 */
export function prepareMeasuring(id: string, agrees: () => boolean): Measuring {
  gtag('consent', 'default', Object.fromEntries(signals.map((signal) => [signal, 'denied'])));
  let isSending = false;
  let isLoaded = false;

  const stop = () => {
    if (!isSending) return;
    isSending = false;
    gtag('consent', 'update', { analytics_storage: 'denied' });
    // A denied tag would still send pings without cookies: this silences it.
    Object.assign(window, { [`ga-disable-${id}`]: true });
    removeCookies();
  };

  const send = (item: unknown) => {
    if (!isSending || !isRecorded(item)) return;
    if (!agrees()) return stop();
    const { event, ...details } = item;
    gtag('event', event, details);
  };

  const load = () => {
    isLoaded = true;
    admitTagScripts();
    gtag('js', new Date());
    // Views are sent by our own events, so that each is sent once.
    gtag('config', id, { send_page_view: false });
    const layer = (window.dataLayer ??= []);
    const push = layer.push;
    layer.push = (...items) => {
      const length = push.apply(layer, items);
      items.forEach(send);
      return length;
    };
    const script = document.createElement('script');
    script.async = true;
    script.src = `${TAG_HOST}/gtag/js?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  };

  return {
    start(agreed) {
      if (isSending) return;
      isSending = true;
      Object.assign(window, { [`ga-disable-${id}`]: false });
      gtag('consent', 'update', { analytics_storage: 'granted' });
      const events = (window.dataLayer ?? []).filter(isRecorded);
      if (!isLoaded) load();
      const lastView = events.slice(events.map(({ event }) => event).lastIndexOf('page_view'));
      const itemsToSend =
        agreed === 'before' ? events : lastView.filter(({ event }) => views.has(event));
      itemsToSend.forEach(send);
    },
    stop,
  };
}

/** Whether an item of the data layer is an event of ours: the tag puts its own there too. */
function isRecorded(item: unknown): item is AnalyticsEvent {
  return typeof item === 'object' && item !== null && 'event' in item && eventNames.has(item.event);
}

/**
 * Where the page's policy demands Trusted Types, lets scripts be added to the page from Google's
 * tag host and from nowhere else; text that would become HTML or script is always refused.
 */
function admitTagScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (address.startsWith(`${TAG_HOST}/`) ? address : null),
  });
}

/** Removes Google Analytics' cookies, whichever level of the domain they were set for. */
function removeCookies(): void {
  const levels = location.hostname.split('.');
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!/^_ga(_|$)/.test(name)) continue;
    const expired = `${name}=; Path=/; Max-Age=0`;
    document.cookie = expired;
    for (const start of levels.keys()) {
      document.cookie = `${expired}; Domain=${levels.slice(start).join('.')}`;
    }
  }
}
