import type { ClickLocation } from '@/content/schema';
import { newMilestones } from './events';
import { whenLoaded, whenActivated } from './ready';
import { trackEvent } from './track-event';

/** The last milestone that this view of the page has reached; nothing before the view begins. */
let lastMilestone: number | undefined;

/**
 * Records views, scrolling and clicks. A view begins when the page is shown: when it loads, when
 * a page rendered ahead is activated, and when one comes back from the back/forward cache. A
 * changed hash begins none.
 */
export function recordVisit(): void {
  document.addEventListener('click', recordClick, true);
  document.addEventListener('auxclick', recordClick, true);
  addEventListener('scroll', recordDepth, { passive: true });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) beginView();
  });
  whenActivated(beginView);
  // The browser may have scrolled to a hash before this script ran. Measured only once the styles
  // are there: asking sooner would lay the page out without them, and end its view transition.
  whenLoaded(recordDepth);
}

function beginView(): void {
  lastMilestone = 0;
  trackEvent({ event: 'page_view', page_path: location.pathname, page_title: document.title });
  const { solution, service } = document.querySelector('main')?.dataset ?? {};
  if (solution) trackEvent({ event: 'solution_view', solution_name: solution });
  if (service) trackEvent({ event: 'service_view', service_name: service });
}

function recordDepth(): void {
  if (lastMilestone === undefined) return;
  const { scrollHeight, clientHeight } = document.documentElement;
  for (const milestone of newMilestones(scrollY, scrollHeight - clientHeight, lastMilestone)) {
    lastMilestone = milestone;
    trackEvent({ event: 'scroll_depth', depth_percentage: milestone });
  }
}

/** `click` covers every way to use a link but the middle button, which is an `auxclick`. */
function recordClick({ type, button, target }: MouseEvent): void {
  if (type === 'auxclick' && button !== 1) return;
  const tracked = target instanceof Element && target.closest<HTMLElement>('[data-cta]');
  if (!tracked) return;
  const { cta = '', ctaLocation = '' } = tracked.dataset;
  trackEvent({ event: 'cta_click', cta_name: cta, location: ctaLocation as ClickLocation });
}
