import { showMatch } from './not-found';

const warn = jest.spyOn(console, 'warn').mockImplementation();

const renderPage = (attribute: string) => {
  document.body.innerHTML = `
    <main ${attribute}>
      <h1>Not found</h1>
      <div data-match-default>all pages</div>
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
  ['/company/blogs/2', ['promotion', 'Not found']],
  ['/company/blogs/trade', ['promotion', 'Not found']],
  ['/company/blogs/3', ['omnichannel', 'Not found']],
  ['/company/blogs/', ['Not found', 'all pages']],
  ['/nowhere', ['Not found', 'all pages']],
])('logs %s and shows %j', (path, expected) => {
  history.replaceState(null, '', path);
  renderPage('data-not-found');
  showMatch();
  expect(visibleTexts()).toEqual(expected);
  expect(warn.mock.calls).toEqual([[`Page not found: ${path}`]]);
});

it('does nothing on other pages', () => {
  renderPage('');
  showMatch();
  expect(warn).not.toHaveBeenCalled();
});
