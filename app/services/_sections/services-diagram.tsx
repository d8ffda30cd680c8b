import type { Pages } from '@/content/schema';
import { Chip } from '@/components/ui/chip';
import { Link } from '@/components/ui/link';
import { Icon } from '@/components/ui/icon';

/** An arm, and the suckers on it. */
const layers = [
  { className: 'stroke-coral-400', strokeWidth: 12 },
  { className: 'stroke-coral-600', strokeWidth: 4, strokeDasharray: '0 22' },
] as const;

/** From the end of each lane's row to its place in the pipeline. */
const joined = [
  'M0 97C50 97 50 182 100 182',
  'M0 197C50 197 50 194 100 194',
  'M0 297C50 297 50 206 100 206',
  'M0 397C50 397 50 218 100 218',
] as const;

/**
 * On a phone each arm turns down at the right edge, the first of them outermost: in from the left at
 * the foot of its row, and on to the foot of the last.
 */
const turned = (lane: number) => `M-2000 0H${-21 - lane * 14}q14 0 14 14`;

/**
 * Four services as four lanes that join one pipeline, and what comes out of it: below the page's
 * headline and on its ground.
 */
export function ServicesDiagram({ lanes, result }: Pages['services']['pipeline']) {
  return (
    <div className="on-ink overflow-clip">
      <figure className="relative page-width pb-section lg:flex">
        <div className="relative lg:w-5/12">
          <svg
            aria-hidden="true"
            className="absolute size-full overflow-visible fill-none lg:hidden"
            strokeLinecap="round"
          >
            {layers.map((layer) => (
              <g key={layer.strokeWidth} {...layer}>
                {lanes.map(({ service }, lane) => (
                  <svg key={service} x="100%" y={`${lane * 25 + 21}%`} className="overflow-visible">
                    <path d={turned(lane)} />
                    <line
                      x1={-7 - lane * 14}
                      x2={-7 - lane * 14}
                      y1="14"
                      y2={`${79 - lane * 25}%`}
                    />
                  </svg>
                ))}
              </g>
            ))}
          </svg>
          <ol className="grid auto-rows-fr lg:block">
            {lanes.map(({ service, part, to }) => (
              <li key={service} className="relative pr-14 pb-9 first:pr-0 lg:h-25 lg:pr-0 lg:pb-0">
                <p className="lg:pt-5">
                  <Link
                    to={to}
                    className="inline-block text-lead font-semibold text-white underline-offset-4 hover:underline"
                  >
                    {service}
                  </Link>
                  <span className="block text-base/snug">{part}</span>
                </p>
                <svg
                  aria-hidden="true"
                  className="absolute bottom-0 left-0 hidden h-1.5 w-full overflow-visible lg:block"
                  strokeLinecap="round"
                >
                  {layers.map((layer) => (
                    <line key={layer.strokeWidth} {...layer} x1="100%" x2="-996" y1="3" y2="3" />
                  ))}
                </svg>
              </li>
            ))}
          </ol>
        </div>
        <svg
          aria-hidden="true"
          viewBox="0 0 100 400"
          preserveAspectRatio="none"
          className="hidden h-100 min-w-0 flex-1 overflow-visible fill-none lg:block"
          strokeLinecap="round"
        >
          {layers.map((layer) => (
            <path
              key={layer.strokeWidth}
              {...layer}
              vectorEffect="non-scaling-stroke"
              d={joined.join('')}
            />
          ))}
        </svg>
        {/* Not centred: while its words arrive it would move. */}
        <figcaption className="relative rounded-panel bg-white p-6 text-body shadow-panel sm:p-8 lg:mt-12 lg:w-96 lg:self-start">
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
