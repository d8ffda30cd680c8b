import { trackEvent } from '@/lib/browser/track-event';

let isRecorded = false;

/** Records that the demo was started, once a page view: at the first question or control used. */
export function recordStart(): void {
  if (isRecorded) return;
  isRecorded = true;
  trackEvent({ event: 'cta_click', cta_name: 'Start Demo - ASK Octopus', location: 'demo' });
  // A page that comes back from the back/forward cache is viewed anew.
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) isRecorded = false;
    },
    { once: true },
  );
}
