import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';

/**
 * Field data: sends what a visitor met (LCP and INP in milliseconds, CLS as a share) to the
 * configured endpoint, once for each view, when the page is hidden or left. A view restored from
 * the back/forward cache is a view of its own. Nothing that names a visitor is sent.
 * @see https://github.com/GoogleChrome/web-vitals#batch-multiple-reports-together
 */
export function start(): void {
  let metrics: Record<string, number> = {};
  let isSent = false;
  const note = ({ name, value }: Metric) => {
    metrics[name] = value;
  };
  onLCP(note);
  onINP(note);
  onCLS(note);

  const send = () => {
    if (isSent || Object.keys(metrics).length === 0) return;
    isSent = true;
    const view = { page_path: location.pathname, ...metrics };
    // A text needs no question beforehand whether the endpoint takes it (CORS).
    navigator.sendBeacon?.(process.env.NEXT_PUBLIC_VITALS_ENDPOINT ?? '', JSON.stringify(view));
  };
  // On the window, behind the listeners of web-vitals on the document, which report at the same
  // moment. Not at `pagehide`: that comes before, when only some have been reported.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    metrics = {};
    isSent = false;
  });
}
