import { site } from '@/.content';
import type { Pages } from '@/content/schema';
import { LineDrawing } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';

/**
 * The allies, in a strip that scrolls. Once it is in view, the page script fetches the code that makes it
 * a carousel (lib/browser/carousel.ts) and shows the button: nothing moves or grows.
 */
export function AlliesCarousel({ title, kind, pause, play, what }: Pages['home']['allies']) {
  const faces = [
    { shows: 'moving', label: pause, path: 'M8 5v14M16 5v14' },
    { shows: 'still', label: play, path: 'M8 5v14l11-7Z' },
  ];
  return (
    <Section spacing="band">
      <div data-enhancement="carousel" className="group">
        <div className="flex items-center justify-between gap-4">
          <h2 className="text-h3">{title}</h2>
          <button
            type="button"
            className="invisible flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control border border-edge text-ink-900 group-data-live:visible hover:bg-white"
          >
            {/* The carousel's code shows the face that fits. */}
            {faces.map(({ shows, label, path }) => (
              <span key={shows} data-shows={shows} hidden={shows === 'still'}>
                <LineDrawing path={path} />
                <span className="sr-only">
                  {label} {what}
                </span>
              </span>
            ))}
          </button>
        </div>
        <div
          className="swiper mt-3 h-24"
          role="group"
          aria-roledescription={kind}
          aria-label={title}
          tabIndex={0}
        >
          <ul className="swiper-wrapper">
            {site.allies.map((ally) => (
              <li
                key={ally.name}
                className="swiper-slide flex h-24 w-1/2 items-center font-display text-lead/tight font-bold tracking-display text-ink-900 lg:w-1/5"
              >
                {ally.logo ? (
                  <img
                    src={`/images/allies/${ally.logo}.svg`}
                    alt={ally.name}
                    width={160}
                    height={48}
                    loading="lazy"
                    draggable={false}
                  />
                ) : (
                  ally.name
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
