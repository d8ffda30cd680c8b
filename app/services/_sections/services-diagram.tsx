import type { Pages } from '@/content/schema';
import { Chip } from '@/components/ui/chip';
import { Link } from '@/components/ui/link';
import { Icon } from '@/components/ui/icon';

const suckers = {
  className: 'fill-none stroke-coral-600',
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeDasharray: '0 22',
  vectorEffect: 'non-scaling-stroke',
} as const;

/** From the end of a lane's row to its place on the result's edge, thinner on the way. */
const arms = [0, 1, 2, 3].map((lane) => {
  const [from, to] = [lane * 100 + 92, lane * 42 + 96];
  return {
    shape: `M0 ${from - 7}C50 ${from - 7} 50 ${to - 3} 100 ${to - 3}v6C50 ${to + 3} 50 ${from + 7} 0 ${from + 7}z`,
    middle: `M0 ${from}C50 ${from} 50 ${to} 100 ${to}`,
  };
});

/**
 * Four services as four lanes that join one pipeline, and what comes out of it: below the page's
 * headline and on its ground. On a phone one arm passes all four.
 */
export function ServicesDiagram({ lanes, result }: Pages['services']['pipeline']) {
  return (
    <div className="on-ink overflow-clip">
      <figure className="relative page-width pb-section md:flex md:items-center md:gap-8 lg:items-start lg:gap-0">
        <ol className="relative border-l-8 border-coral-400 pb-6 pl-6 md:w-1/2 lg:w-5/12 lg:border-l-0 lg:p-0">
          {lanes.map(({ service, part, to }) => (
            <li key={service} className="relative lg:h-25">
              <span
                aria-hidden="true"
                className="absolute top-4 -left-9 size-4 rounded-control border-4 border-coral-400 bg-ink-900 lg:hidden"
              />
              <Link
                to={to}
                className="inline-block min-h-11 pt-2 text-lead font-semibold text-white underline-offset-4 hover:underline lg:pt-5"
              >
                {service}
                <span className="block text-base/snug font-normal text-mist">{part}</span>
              </Link>
              <svg
                aria-hidden="true"
                viewBox="0 0 100 22"
                preserveAspectRatio="none"
                className="absolute -bottom-0.75 left-0 hidden h-5.5 w-full overflow-visible fill-coral-400 lg:block"
              >
                <path d="M-100 0H0L100 4v14L0 22H-100z" />
                <path {...suckers} d="M100 11H-100" />
              </svg>
            </li>
          ))}
        </ol>
        <svg
          aria-hidden="true"
          viewBox="0 0 100 400"
          preserveAspectRatio="none"
          className="hidden h-100 min-w-0 flex-1 overflow-visible fill-coral-400 lg:block"
        >
          {arms.map(({ shape, middle }) => (
            <g key={shape}>
              <path d={shape} />
              <path {...suckers} vectorEffect="non-scaling-stroke" d={middle} />
            </g>
          ))}
        </svg>
        {/* Not centred: while its words arrive it would move. */}
        <figcaption className="relative rounded-panel bg-white p-6 text-body shadow-panel sm:p-8 md:flex-1 lg:mt-12 lg:w-96 lg:flex-none">
          <Chip>{result.label}</Chip>
          <p className="mt-4 flex gap-3 text-h3 font-bold text-ink-900">
            <span className="mt-1 text-teal-600">
              <Icon name="check" size="large" />
            </span>
            {result.title}
          </p>
          <p className="mt-2">{result.text}</p>
        </figcaption>
      </figure>
    </div>
  );
}
