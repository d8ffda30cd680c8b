import { start } from './start';

it('lets one that fails cost only itself', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  document.body.innerHTML = '<main data-not-found></main>';
  // No IntersectionObserver, and a data layer that throws.
  Object.defineProperty(window, 'dataLayer', {
    get: () => {
      throw new Error('blocked');
    },
  });
  document.body.innerHTML += '<time data-date="year"></time>';
  expect(() => start(() => Promise.reject(new Error('gone')))).not.toThrow();
  expect(document.querySelector('time')?.textContent).toBe(String(new Date().getFullYear()));
  expect(warn).toHaveBeenCalledWith('Page not found: /');
});
