import { replaceFailedImages } from './images';

const warn = jest.spyOn(console, 'warn').mockImplementation();

function image(attributes: string): HTMLImageElement {
  document.body.innerHTML = `<picture><source srcset="/a.avif"><img ${attributes}></picture>`;
  return document.images[0]!;
}

const logo = '/images/logo-fallback.svg';
const fail = (element: Element) => element.dispatchEvent(new Event('error'));

beforeAll(() => replaceFailedImages());
beforeEach(() => warn.mockClear());

it('logs a failed image and shows the logo in the same box, then leaves it', () => {
  const element = image('src="/images/x.jpg" srcset="/images/x2.jpg 2x" width="300" height="200"');
  fail(element);
  expect(warn).toHaveBeenLastCalledWith('Image failed to load: http://localhost/images/x.jpg');
  expect(element.getAttribute('src')).toBe(logo);
  expect(element.hasAttribute('srcset')).toBe(false);
  expect(document.querySelector('source')).toBeNull();
  expect(element.style).toMatchObject({ aspectRatio: '300 / 200', objectFit: 'contain' });
  fail(element);
  fail(element);
  expect(element.getAttribute('src')).toBe(logo);
  expect(warn).toHaveBeenCalledTimes(2);
});

it('mends images that failed before the script ran, and only those', () => {
  document.body.innerHTML = '<img src="/failed.jpg"><img src="/fine.jpg"><img src="/coming.jpg">';
  const [failed, fine, coming] = [...document.images];
  for (const [element, complete, naturalWidth] of [
    [failed, true, 0],
    [fine, true, 40],
    [coming, false, 0],
  ] as const) {
    Object.defineProperties(element, {
      complete: { value: complete },
      naturalWidth: { value: naturalWidth },
    });
  }
  replaceFailedImages();
  const sources = [...document.images].map((element) => element.getAttribute('src'));
  expect(sources).toEqual([logo, '/fine.jpg', '/coming.jpg']);
});
