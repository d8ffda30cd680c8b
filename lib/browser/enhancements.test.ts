import { startEnhancements } from './enhancements';

let report: (target: Element, isIntersecting: boolean) => void;
const unobserve = jest.fn();

beforeEach(() => {
  unobserve.mockClear();
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: IntersectionObserverCallback) {
        report = (target, isIntersecting) =>
          Reflect.apply(callback, undefined, [[{ isIntersecting, target }], this]);
      }
      observe() {}
      unobserve = unobserve;
    },
  });
});

function oneElement(): Element {
  document.body.innerHTML = '<div data-enhancement="carousel"></div>';
  const [element] = document.body.children;
  if (!element) throw new Error('No element.');
  return element;
}

it('starts one once that is left and seen again before its code has come', async () => {
  const element = oneElement();
  const start = jest.fn();
  const load = jest.fn().mockResolvedValue({ start });
  startEnhancements(load);
  for (const isSeen of [true, false, true]) report(element, isSeen);
  await new Promise((done) => setTimeout(done));
  expect(load).toHaveBeenCalledTimes(1);
  expect(start).toHaveBeenCalledTimes(1);
});

it('fetches an enhancement when it comes into view, and again after a failure', async () => {
  const element = oneElement();
  const start = jest.fn();
  const load = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ start });
  startEnhancements(load);

  report(element, false);
  expect(load).not.toHaveBeenCalled();
  report(element, true);
  await new Promise((done) => setTimeout(done));
  expect(start).not.toHaveBeenCalled();
  expect(unobserve).not.toHaveBeenCalled();

  report(element, true);
  await new Promise((done) => setTimeout(done));
  expect(load.mock.calls).toEqual([['carousel'], ['carousel']]);
  expect(start.mock.calls).toEqual([[element]]);
  expect(unobserve).toHaveBeenCalledWith(element);
});
