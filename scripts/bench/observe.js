/* global window, PerformanceObserver -- Runs in the page, before anything of the page does. */
(() => {
  const observed = {
    firstPaint: NaN,
    largestPaint: NaN,
    shift: 0,
    longTasks: [],
    interactions: [],
  };
  window.observed = observed;
  const watch = (type, each) => {
    // Interactions shorter than 16 ms are never reported.
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe(options);
  };
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (observed.largestPaint = startTime));
  watch('longtask', ({ startTime, duration }) =>
    observed.longTasks.push({ start: startTime, duration }),
  );
  watch('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) observed.shift += value;
  });
  watch('event', ({ duration }) => observed.interactions.push(duration));
})();
