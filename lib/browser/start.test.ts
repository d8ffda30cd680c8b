import { start } from './start';

it('lets a part of the page script that fails cost only itself', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  document.body.innerHTML = '<main data-not-found></main><time data-date="year"></time>';
  // No IntersectionObserver, and a data layer that throws.
  Object.defineProperty(window, 'dataLayer', {
    get: () => {
      throw new Error('blocked');
    },
  });
  expect(() => start(() => Promise.reject(new Error('gone')))).not.toThrow();
  expect(document.querySelector('time')?.textContent).toBe(String(new Date().getFullYear()));
  expect(warn).toHaveBeenCalledWith('Page not found: /');
});
