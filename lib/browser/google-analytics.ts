import { googleTagOrigin } from '@/lib/base/google-tag';
import { isAnalyticsEvent, isView, type AnalyticsEvent } from './events';
import { followEvents } from './track-event';

/** The four signals of Google's consent mode, version 2. */
const signals = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;

/**
 * A command for Google's tag, put onto the data layer as Google's own snippet does it. The tag
 * knows commands by their being `arguments` objects: an array would be ignored. That also keeps
 * them apart from our events, which are plain objects with an `event`.
 * Source: https://developers.google.com/tag-platform/gtagjs/reference
 */
const gtag: (...command: readonly unknown[]) => void = function () {
  (window.dataLayer ??= []).push(arguments);
};

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

/**
 * Prepares what sends events to Google Analytics while the visitor agrees, with everything denied.
 * @param id the GA4 id, such as G-ABC123
 * @param agrees whether the visitor agrees at this moment. Asked before each event: the answer may
 *   have changed in another tab, or on another page while this one was kept for Back.
 */
export function prepareGoogleAnalytics(id: string, agrees: () => boolean) {
  gtag('consent', 'default', Object.fromEntries(signals.map((signal) => [signal, 'denied'])));
  let isSending = false;
  let isLoaded = false;

  /** Stops, and removes the cookies that Google Analytics has set. */
  const stop = () => {
    if (!isSending) return;
    isSending = false;
    gtag('consent', 'update', { analytics_storage: 'denied' });
    // A denied tag would still send pings without cookies: this silences it.
    Object.assign(window, { [`ga-disable-${id}`]: true });
    removeCookies();
  };

  const send = ({ event, ...details }: AnalyticsEvent) => {
    if (!isSending) return;
    if (!agrees()) return stop();
    gtag('event', event, details);
  };

  const load = () => {
    isLoaded = true;
    admitTagScripts();
    gtag('js', new Date());
    // Views are sent by our own events, so that each is sent once.
    gtag('config', id, { send_page_view: false });
    followEvents(send);
    const script = document.createElement('script');
    script.async = true;
    script.src = `${googleTagOrigin}/gtag/js?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  };

  return {
    /**
     * Starts, or goes on after a stop.
     * @param agreed `before` when the visitor agreed on an earlier page: everything that this page
     *   has recorded is sent. `now`: only the view that the visitor is looking at, and what follows.
     */
    start(agreed: 'before' | 'now') {
      if (isSending) return;
      isSending = true;
      Object.assign(window, { [`ga-disable-${id}`]: false });
      gtag('consent', 'update', { analytics_storage: 'granted' });
      const events = (window.dataLayer ?? []).filter(isAnalyticsEvent);
      if (!isLoaded) load();
      const lastView = events.slice(events.map(({ event }) => event).lastIndexOf('page_view'));
      const itemsToSend = agreed === 'before' ? events : lastView.filter(isView);
      itemsToSend.forEach(send);
    },
    stop,
  };
}

/**
 * Where the page's policy demands Trusted Types, lets scripts be added to the page from Google's
 * tag host and from nowhere else; text that would become HTML or script is always refused.
 */
function admitTagScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (address.startsWith(`${googleTagOrigin}/`) ? address : null),
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
