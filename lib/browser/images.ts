/** The placeholder of an image that did not load. */
const FALLBACK_IMAGE = '/images/logo-fallback.svg';

/** Logs and replaces every image that fails, also one that failed before this script ran. */
export function replaceFailedImages(): void {
  document.addEventListener('error', ({ target }) => replaceFailedImage(target), true);
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0) replaceFailedImage(image);
  }
}

/** Shows the logo in its place; if that fails too, the alt text stays. */
function replaceFailedImage(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement) || !target.getAttribute('src')) return;
  const address = target.currentSrc || target.src;
  if (target.dataset.failed === address) return;
  target.dataset.failed = address;
  console.warn(`Image failed to load: ${address}`);
  if (target.getAttribute('src') === FALLBACK_IMAGE) return;
  // The box stays as it was: another file may have another shape.
  const shape = `${target.getAttribute('width')} / ${target.getAttribute('height')}`;
  Object.assign(target.style, { aspectRatio: shape, objectFit: 'contain' });
  for (const source of target.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
  target.removeAttribute('srcset');
  target.src = FALLBACK_IMAGE;
}
