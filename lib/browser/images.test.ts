import { mendImages } from './images';

const warn = jest.spyOn(console, 'warn').mockImplementation();

function image(attributes: string): HTMLImageElement {
  document.body.innerHTML = `<picture><source srcset="/a.avif"><img ${attributes}></picture>`;
  const element = document.querySelector('img');
  if (!element) throw new Error('No image.');
  return element;
}

beforeAll(() => mendImages());
beforeEach(() => warn.mockClear());

it('logs a failed image and shows its alternate, then the logo, then leaves it', () => {
  const failing = image(
    'src="/images/x.jpg" data-fallback="/images/y.svg" width="300" height="200"',
  );
  failing.dispatchEvent(new Event('error'));
  expect(warn).toHaveBeenLastCalledWith('Image failed to load: http://localhost/images/x.jpg');
  expect(failing.getAttribute('src')).toBe('/images/y.svg');

  failing.dispatchEvent(new Event('error'));
  expect(failing.getAttribute('src')).toBe('/images/logo-fallback.svg');

  failing.dispatchEvent(new Event('error'));
  failing.dispatchEvent(new Event('error'));
  expect(failing.getAttribute('src')).toBe('/images/logo-fallback.svg');
  expect(warn).toHaveBeenCalledTimes(3);
});

it('shows the logo where there is no alternate, in the same box', () => {
  const failing = image('src="/images/x.jpg" srcset="/images/x2.jpg 2x" width="300" height="200"');
  failing.dispatchEvent(new Event('error'));
  expect(failing.getAttribute('src')).toBe('/images/logo-fallback.svg');
  expect(failing.hasAttribute('srcset')).toBe(false);
  expect(document.querySelector('source')).toBeNull();
  expect(failing.style).toMatchObject({ aspectRatio: '300 / 200', objectFit: 'contain' });
});

it('mends images that failed before the script ran, and only those', () => {
  document.body.innerHTML = '<img src="/failed.jpg"><img src="/fine.jpg"><img src="/coming.jpg">';
  const state = [
    { complete: true, naturalWidth: 0 },
    { complete: true, naturalWidth: 40 },
    { complete: false, naturalWidth: 0 },
  ];
  const images = [...document.images];
  images.forEach((found, index) => {
    for (const [name, value] of Object.entries(state[index] ?? {})) {
      Object.defineProperty(found, name, { value });
    }
  });
  mendImages();
  expect(images.map((found) => found.getAttribute('src'))).toEqual([
    '/images/logo-fallback.svg',
    '/fine.jpg',
    '/coming.jpg',
  ]);
});
