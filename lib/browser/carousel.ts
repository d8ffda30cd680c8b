import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

/** How long each step of the carousel stands, in milliseconds. */
const DELAY_MS = 2000;

/** How long a step takes where motion is welcome, in milliseconds. */
const SPEED_MS = 500;

/**
 * Turns the strip of slides into a carousel that loops and moves by itself. It rests while it is
 * pointed at or holds the focus, when the visitor pauses it, and from the start where less motion
 * is asked for.
 * @param element holds the `.swiper` and the button that pauses and plays it
 */
export function start(element: HTMLElement): void {
  const strip = element.querySelector<HTMLElement>('.swiper');
  const button = element.querySelector('button');
  if (!strip || !button) return;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

  // The strip may have been scrolled by hand: the carousel goes on from there.
  const slideWidth = strip.scrollWidth / strip.querySelectorAll('.swiper-slide').length;
  const initialSlide = Math.round(strip.scrollLeft / slideWidth);
  strip.scrollLeft = 0;
  const swiper = new Swiper(strip, {
    modules: [Autoplay],
    loop: true,
    // A step that was cut short must not hold up the next one.
    loopPreventsSliding: false,
    slidesPerView: 'auto',
    initialSlide,
    speed: reducedMotion.matches ? 0 : SPEED_MS,
    // Waiting for a transition's end would wait for ever where there is none.
    autoplay: { delay: DELAY_MS, enabled: false, waitForTransition: false },
  });

  let isPlaying = !reducedMotion.matches;
  // What a finger has touched stays hovered.
  const resting = matchMedia('(hover: hover)').matches ? ':hover, :focus-within' : ':focus-within';
  const applyPlaying = () => {
    const moving = isPlaying && !strip.matches(resting);
    if (moving === swiper.autoplay.running) return;
    if (moving) swiper.autoplay.start();
    else swiper.autoplay.stop();
  };
  const setPlaying = (moving: boolean) => {
    isPlaying = moving;
    for (const face of button.querySelectorAll<HTMLElement>('[data-shows]')) {
      face.hidden = (face.dataset.shows === 'moving') !== moving;
    }
    applyPlaying();
  };
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
    // Behind the event, when the browser has settled what is pointed at and what has the focus.
    strip.addEventListener(type, () => setTimeout(applyPlaying));
  }
  strip.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') swiper.slideNext();
    if (key === 'ArrowLeft') swiper.slidePrev();
  });
  button.addEventListener('click', () => setPlaying(!isPlaying));
  reducedMotion.addEventListener('change', () => {
    swiper.params.speed = reducedMotion.matches ? 0 : SPEED_MS;
    setPlaying(!reducedMotion.matches);
  });
  setPlaying(isPlaying);
  element.dataset.live = '';
}
