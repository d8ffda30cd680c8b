import {
  ctaClick,
  newMilestones,
  pageView,
  scrollDepth,
  serviceView,
  solutionView,
} from '@/lib/analytics/events';
import { whenLoaded, whenParsed } from './ready';
import { record } from './record';

declare global {
  interface Document {
    /** Whether the page is being rendered ahead, unseen (Chromium only). */
    prerendering?: boolean;
  }
}

/** The last milestone that this view of the page has reached; nothing before the view begins. */
let reached: number | undefined;

/**
 * Records views, scrolling and clicks. A view begins when the page is shown: when it loads, when
 * a page rendered ahead is activated, and when one comes back from the back/forward cache. A
 * changed hash begins none.
 */
export function watchViews(): void {
  document.addEventListener('click', recordClick, true);
  document.addEventListener('auxclick', recordClick, true);
  addEventListener('scroll', recordDepth, { passive: true });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) beginView();
  });
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', beginView, { once: true });
  } else {
    beginView();
  }
  // The browser may have scrolled to a hash before this script ran. Measured only once the styles
  // are there: asking sooner would lay the page out without them, and end its view transition.
  whenLoaded(recordDepth);
}

function beginView(): void {
  reached = 0;
  record(pageView(location.pathname, document.title));
  whenParsed(() => {
    const { solution, service } = document.querySelector('main')?.dataset ?? {};
    if (solution) record(solutionView(solution));
    if (service) record(serviceView(service));
  });
}

function recordDepth(): void {
  if (reached === undefined || reached === 90) return;
  const { scrollHeight, clientHeight } = document.documentElement;
  for (const milestone of newMilestones(scrollY, scrollHeight - clientHeight, reached)) {
    reached = milestone;
    record(scrollDepth(milestone));
  }
}

/** `click` covers every way to use a link but the middle button, which is an `auxclick`. */
function recordClick({ type, button, target }: MouseEvent): void {
  if (type === 'auxclick' && button !== 1) return;
  const tracked = target instanceof Element && target.closest<HTMLElement>('[data-cta]');
  if (!tracked) return;
  const { cta = '', ctaLocation = '' } = tracked.dataset;
  record(ctaClick(cta, ctaLocation));
}
