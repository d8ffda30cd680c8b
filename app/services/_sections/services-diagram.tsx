import type { Pages } from '@/content/schema';
import { OrderPortal } from '@/components/product/order-portal';
import { SampleNote } from '@/components/product/sample-note';
import { Link } from '@/components/ui/link';
import { WithArrow } from '@/components/ui/text-link';

const suckers = {
  className: 'fill-none stroke-coral-600',
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeDasharray: '0 22',
  vectorEffect: 'non-scaling-stroke',
} as const;

/**
 * From the page's edge, below a lane's words, to what the service decides in the window: three rows, and
 * the line that says when one is due. Each arm is ever thinner.
 */
const arms = [34, 55.5, 77, 91].map((to, lane) => {
  const from = lane * 25 + 25;
  return {
    shape: `M-2000 ${from - 7.4}S-950 ${from - 11} -700 ${from - 3.3}C-450 ${from + 4.4} -250 ${from - 8.5} 0 ${from - 1.1}C60 ${from + 0.7} 50 ${to - 0.9} 100 ${to - 0.9}v1.8C50 ${to + 0.9} 60 ${from + 2.9} 0 ${from + 1.1}C-250 ${from - 5.5} -450 ${from + 9.6} -700 ${from + 3.3}S-2000 ${from + 7.4} -2000 ${from + 7.4}z`,
    middle: `M-2000 ${from}S-950 ${from - 7} -700 ${from}C-450 ${from + 7} -250 ${from - 7} 0 ${from}C30 ${from + 0.9} 42 ${from * 0.75 + to * 0.25} 55 ${(from + to) / 2}`,
    tip: `M100 ${to}h0`,
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
        <div className="md:flex md:min-h-89">
          <div className="relative pb-4 pl-14 md:grid md:w-2/5 md:p-0 lg:w-1/3">
            <ol className="md:grid md:auto-rows-fr">
              {lanes.map(({ service, part, to }) => (
                <li key={service}>
                  <Link
                    to={to}
                    className="inline-block min-h-11 pt-2 text-lead font-semibold text-white md:max-lg:text-base underline-offset-4 hover:underline md:pt-3"
                  >
                    <WithArrow label={service} />
                    <span className="block text-base/snug font-normal text-mist">{part}</span>
                  </Link>
                </li>
              ))}
            </ol>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              className="absolute inset-y-0 left-4 h-full w-6 overflow-visible fill-coral-400 md:hidden"
            >
              <path d="M-200 0C10 0 80 4 80 20L54 100H46L20 22C20 12-20 7-200 7z" />
              <path {...suckers} d="M50 80V22C50 10 0 4-160 3.5" />
              <path {...suckers} d="M50 100h0" className="stroke-coral-400" strokeWidth="12" />
            </svg>
          </div>
          <div
            aria-hidden="true"
            className="pointer-events-none relative z-1 hidden flex-1 md:block"
          >
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              className="absolute size-full overflow-visible fill-coral-400"
            >
              {arms.map(({ shape, middle, tip }) => (
                <g key={shape}>
                  <path d={shape} />
                  <path {...suckers} d={middle} />
                  <path {...suckers} d={tip} className="stroke-coral-400" strokeWidth="12" />
                </g>
              ))}
            </svg>
          </div>
          <div className="flex md:w-1/2 lg:w-7/12">
            <OrderPortal count={5} />
          </div>
        </div>
        <div className="ml-auto md:w-1/2 lg:w-7/12">
          <SampleNote unit="lakh" />
        </div>
      </figure>
    </div>
  );
}
