import { watchViews } from './views';

it('records a page rendered ahead only when it is shown, and nothing of it before', () => {
  const prerendering = { value: true, configurable: true };
  Object.defineProperty(document, 'prerendering', prerendering);
  document.title = 'AI consulting';
  document.body.innerHTML = '<main data-service="AI consulting"></main>';
  watchViews();
  window.dispatchEvent(new Event('scroll'));
  expect(window.dataLayer).toBeUndefined();

  Object.defineProperty(document, 'prerendering', { ...prerendering, value: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(window.dataLayer).toEqual([
    { event: 'page_view', page_path: '/', page_title: 'AI consulting' },
    { event: 'service_view', service_name: 'AI consulting' },
  ]);
});
