import { recordVisit } from './record-visit';

const events = () => window.dataLayer ?? [];

function pageShow(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

/** Scrolls a page of 2000 px in a window of 1000 px. */
function scrollBy(pixels: number): void {
  const { documentElement } = document;
  jest.spyOn(documentElement, 'scrollHeight', 'get').mockReturnValue(2000);
  jest.spyOn(documentElement, 'clientHeight', 'get').mockReturnValue(1000);
  Object.assign(window, { scrollY: pixels });
  window.dispatchEvent(new Event('scroll'));
}

const view = { event: 'page_view', page_path: '/solutions/octomine', page_title: 'Octomine' };
const solution = { event: 'solution_view', solution_name: 'Octomine' };

beforeAll(() => {
  history.replaceState(null, '', '/solutions/octomine?from=mail#integrations');
  document.title = 'Octomine';
  document.body.innerHTML = `
    <main data-solution="Octomine">
      <a href="#hero" data-cta="Get Demo - Octomine" data-cta-location="hero"><svg></svg>Get Demo</a>
      <a href="#other">Other</a>
    </main>`;
});

it('records a page rendered ahead only when it is shown: its path, then the solution', () => {
  const setPrerendering = (value: boolean) =>
    Object.defineProperty(document, 'prerendering', { value, configurable: true });
  setPrerendering(true);
  recordVisit();
  window.dispatchEvent(new Event('scroll'));
  expect(window.dataLayer).toBeUndefined();
  setPrerendering(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(events()).toEqual([view, solution]);
});

describe('afterwards', () => {
  beforeEach(() => {
    window.dataLayer = [];
  });

  it('records nothing for a changed hash, nor for the page’s first showing', () => {
    location.hash = '#faq';
    window.dispatchEvent(new Event('hashchange'));
    pageShow(false);
    expect(events()).toEqual([]);
  });

  it('records milestones, and begins again when restored', () => {
    scrollBy(260);
    scrollBy(1000);
    pageShow(true);
    scrollBy(500);
    const depths = (...percentages: number[]) =>
      percentages.map((depth) => ({ event: 'scroll_depth', depth_percentage: depth }));
    expect(events()).toEqual([...depths(25, 50, 75, 90), view, solution, ...depths(25, 50)]);
  });

  const click = { event: 'cta_click', cta_name: 'Get Demo - Octomine', location: 'hero' };

  it.each([
    ['a click on what is inside a recorded link', 'svg', 'click', 0, [click]],
    ['the middle button', '[data-cta]', 'auxclick', 1, [click]],
    ['the right button', '[data-cta]', 'auxclick', 2, []],
    ['a click on another link', 'a:not([data-cta])', 'click', 0, []],
  ])('records for %s: %#', (_, selector, type, button, expected) => {
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent(type, { button, bubbles: true, cancelable: true }));
    expect(events()).toEqual(expected);
  });
});
