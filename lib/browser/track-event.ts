import { isAnalyticsEvent, type AnalyticsEvent } from './events';

declare global {
  interface Window {
    /** What a tag manager reads. Ours are plain objects; a tag's own entries lie among them. */
    dataLayer?: unknown[];
  }
}

/** Puts an event onto `window.dataLayer`. Never throws, whatever stands there. */
export function trackEvent(event: AnalyticsEvent): void {
  try {
    (window.dataLayer ??= []).push(event);
  } catch {
    // Somebody else's or a frozen data layer costs us the event, not the visitor the page.
  }
}

/** Tells of every event that is recorded from now on. */
export function followEvents(listener: (event: AnalyticsEvent) => void): void {
  const layer = (window.dataLayer ??= []);
  const push = layer.push;
  layer.push = (...items) => {
    const length = push.apply(layer, items);
    items.filter(isAnalyticsEvent).forEach(listener);
    return length;
  };
}
