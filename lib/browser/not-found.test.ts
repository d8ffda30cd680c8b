import { helpTheLost } from './not-found';

const warn = jest.spyOn(console, 'warn').mockImplementation();

const page = (attribute: string) => `
  <main ${attribute}>
    <div data-match-default>all pages</div>
    <article data-match="/company/blogs/2 /company/blogs/trade-promotion-roi" hidden>promotion</article>
    <article data-match="/company/blogs/3" hidden>omnichannel</article>
  </main>`;

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('main > *')]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent);

beforeEach(() => warn.mockClear());

it.each([
  ['/company/blogs/2', ['promotion']],
  ['/company/blogs/trade-promotion-roi', ['promotion']],
  ['/company/blogs/3', ['omnichannel']],
  ['/company/blogs/', ['all pages']],
  ['/nowhere', ['all pages']],
])('logs %s and shows %j', (path, expected) => {
  history.replaceState(null, '', path);
  document.body.innerHTML = page('data-not-found=""');
  helpTheLost();
  expect(shown()).toEqual(expected);
  expect(warn.mock.calls).toEqual([[`Page not found: ${path}`]]);
});

it('does nothing on other pages', () => {
  document.body.innerHTML = page('');
  helpTheLost();
  expect(warn).not.toHaveBeenCalled();
});
