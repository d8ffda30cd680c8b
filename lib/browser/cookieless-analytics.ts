import { withCampaign } from '@/lib/contact/attribution';
import { isAnalyticsEvent, type AnalyticsEvent } from './events';
import { followEvents } from './track-event';

const endpoint = process.env.NEXT_PUBLIC_STATISTICS_ENDPOINT ?? '';
const id = process.env.NEXT_PUBLIC_STATISTICS_ID;

/**
 * Sends every event to a service that counts visits without cookies: Plausible, or Umami where the
 * endpoint ends in `/api/send`. Nothing of theirs runs in the page, and nothing is sent where the
 * browser sends Global Privacy Control.
 * Sources: https://plausible.io/docs/events-api, https://umami.is/docs/api/sending-stats
 */
export function start(): void {
  if (navigator.globalPrivacyControl) return;
  const earlierEvents = (window.dataLayer ?? []).filter(isAnalyticsEvent);
  followEvents(send);
  earlierEvents.forEach(send);
}

function send({ event, ...details }: AnalyticsEvent): void {
  const isPageView = event === 'page_view';
  // Of the address the path and the campaign: what else stands in it is the visitor's.
  const url = location.origin + withCampaign(location.pathname, location.search);
  const { referrer } = document;
  const origin = referrer.startsWith(location.origin) ? {} : { referrer };
  const isUmami = endpoint.endsWith('/api/send');
  const own = isPageView ? {} : { name: event, data: details };
  const message = isUmami
    ? { type: 'event', payload: { website: id, url, ...origin, ...own } }
    : { domain: id, name: isPageView ? 'pageview' : event, url, ...origin, props: details };
  fetch(endpoint, {
    method: 'POST',
    // As text no question goes before it whether the service takes it (CORS); Umami wants JSON.
    headers: isUmami ? { 'Content-Type': 'application/json' } : {},
    body: JSON.stringify(message),
    credentials: 'omit',
    // Also while the page is being left.
    keepalive: true,
  }).catch(() => {});
}
