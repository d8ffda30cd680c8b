import type { Pages } from '@/content/schema';
import { OrderPortal } from '@/components/product/order-portal';
import { SampleNote } from '@/components/product/sample-note';
import { Link } from '@/components/ui/link';

const suckers = {
  className: 'fill-none stroke-coral-600',
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeDasharray: '0 22',
  vectorEffect: 'non-scaling-stroke',
} as const;

/** From the end of a lane's row to its place on the window's edge, thinner on the way. */
const arms = [0, 1, 2, 3].map((lane) => {
  const [from, to] = [lane * 25 + 25, lane * 23 + 18];
  return {
    shape: `M0 ${from - 1.2}C60 ${from - 1.2} 40 ${to - 0.6} 100 ${to - 0.6}v1.2C40 ${to + 0.6} 60 ${from + 1.2} 0 ${from + 1.2}z`,
    middle: `M0 ${from}C60 ${from} 40 ${to} 100 ${to}`,
    end: `M100 ${to}h0`,
  };
});

/**
 * What each of the four services adds to one screen: below the page's headline and on its ground,
 * four arms that end at the window. On a phone one arm passes all four.
 */
export function ServicesDiagram({ title, lanes }: Pages['services']['pipeline']) {
  return (
    <div className="on-ink overflow-clip">
      <figure className="relative page-width pb-section">
        <figcaption className="sr-only">{title}</figcaption>
        <div className="md:flex">
          <div className="relative pb-4 pl-14 md:grid md:w-2/5 md:p-0 lg:w-1/3">
            <ol className="md:grid md:auto-rows-fr">
              {lanes.map(({ service, part, to }) => (
                <li key={service} className="relative">
                  <Link
                    to={to}
                    className="inline-block min-h-11 pt-2 text-lead font-semibold text-white underline-offset-4 hover:underline md:pt-3"
                  >
                    {service}
                    <span className="block text-base/snug font-normal text-mist">{part}</span>
                  </Link>
                  <svg
                    aria-hidden="true"
                    viewBox="0 0 100 22"
                    preserveAspectRatio="none"
                    className="absolute -bottom-2.75 left-0 hidden h-5.5 w-full overflow-visible fill-coral-400 md:block"
                  >
                    <path d="M-400-1H-200C-120-1-60 2-20 2S60 4 100 7V15C60 14 30 19-20 20S-120 23-200 23H-400z" />
                    <path {...suckers} d="M100 11C60 7 30 10-20 11.5S-120 11-400 11" />
                  </svg>
                </li>
              ))}
            </ol>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              className="absolute inset-y-0 left-4 h-full w-6 overflow-visible fill-coral-400 md:hidden"
            >
              <path d="M-200 0C10 0 85 6 85 24L62 100H38L15 26C15 14-20 7-200 7z" />
              <path {...suckers} d="M50 100V24" />
              <path {...suckers} className="stroke-coral-400" strokeWidth="12" d="M50 100h0" />
            </svg>
          </div>
          <div aria-hidden="true" className="relative z-1 hidden flex-1 md:block">
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              className="absolute size-full overflow-visible fill-coral-400"
            >
              {arms.map(({ shape, middle, end }) => (
                <g key={shape}>
                  <path d={shape} />
                  <path {...suckers} d={middle} />
                  <path {...suckers} className="stroke-coral-400" strokeWidth="14" d={end} />
                </g>
              ))}
            </svg>
          </div>
          <div className="flex md:w-1/2 lg:w-7/12">
            <OrderPortal count={5} />
          </div>
        </div>
        <div className="ml-auto md:w-1/2 lg:w-7/12">
          <SampleNote />
        </div>
      </figure>
    </div>
  );
}
