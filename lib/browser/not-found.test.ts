import { showMatchingEntry } from './not-found';

const warn = jest.spyOn(console, 'warn').mockImplementation();

const renderPage = () => {
  document.body.innerHTML = `
    <main data-not-found>
      <div data-match-default>Not found</div>
      <article data-match="/company/blogs/2 /company/blogs/trade" hidden>promotion</article>
      <article data-match="/company/blogs/3" hidden>omnichannel</article>
    </main>`;
};

const visibleTexts = () =>
  [...document.querySelectorAll<HTMLElement>('main > *')]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent);

beforeEach(() => warn.mockClear());

it.each([
  ['/company/blogs/2', ['promotion']],
  ['/company/blogs/trade', ['promotion']],
  ['/company/blogs/3', ['omnichannel']],
  ['/company/blogs/', ['Not found']],
  ['/nowhere', ['Not found']],
])('logs %s and shows %j', (path, expected) => {
  history.replaceState(null, '', path);
  renderPage();
  showMatchingEntry();
  expect(visibleTexts()).toEqual(expected);
  expect(warn.mock.calls).toEqual([[`Page not found: ${path}`]]);
});
