import { startEnhancements } from './enhancements';

let reportView: (isIntersecting: boolean) => void;
const observe = jest.fn();
const unobserve = jest.fn();
const start = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  document.body.innerHTML = '<div data-enhancement="carousel"></div>';
  const target = document.body.children[0]!;
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: IntersectionObserverCallback) {
        reportView = (isIntersecting) =>
          Reflect.apply(callback, undefined, [[{ isIntersecting, target }], this]);
      }
      observe = observe;
      unobserve = unobserve;
    },
  });
});

const settle = () => new Promise((done) => setTimeout(done));

it('fetches an enhancement when it comes into view, and again after a failure', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ start });
  startEnhancements(load);
  reportView(false);
  expect(load).not.toHaveBeenCalled();
  reportView(true);
  await settle();
  expect(unobserve).not.toHaveBeenCalled();
  reportView(true);
  await settle();
  expect(load.mock.calls).toEqual([['carousel'], ['carousel']]);
  expect(start.mock.calls).toEqual([[document.body.children[0]]]);
  expect(unobserve).toHaveBeenCalledTimes(1);
});

it('waits until the page has loaded, also for one in the first view', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  startEnhancements(jest.fn());
  expect(observe).not.toHaveBeenCalled();
  state.mockRestore();
  window.dispatchEvent(new Event('load'));
  expect(observe).toHaveBeenCalledTimes(1);
});

it('starts one once that is scrolled past and seen again before its code has come', async () => {
  const load = jest.fn().mockResolvedValue({ start });
  startEnhancements(load);
  for (const isSeen of [true, false, true]) reportView(isSeen);
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(start).toHaveBeenCalledTimes(1);
});
