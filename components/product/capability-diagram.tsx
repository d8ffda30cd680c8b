import type { Feature } from '@/content/schema';
import { mark } from '@/lib/brand/mark';
import { Icon } from '../ui/icon';
import { type Curve, dotsOf, taperedParts } from './tapered-line';

/** Height of a row beside the head (the class h-40), and how wide the drawing is before it is cut. */
const ROW = 160;
const WIDTH = 480;

/** How much larger the head is than in the mark, and how many units of it end above the arms. */
const SCALE = 6;
const CHIN = 19;

const rows = ['lg:row-start-1', 'lg:row-start-2', 'lg:row-start-3', 'lg:row-start-4'] as const;

const sizes = [10, 8, 6] as const;

/**
 * The arms of the right side, from under the head (at 0) out to the middle of each row. The upper
 * ones start further out, and all hang before they rise, so that no arm crosses another.
 */
function armsTo(count: number): Curve[] {
  return Array.from({ length: count }, (_, index) => {
    const start = 46 - (34 * index) / count;
    const end = (index + 0.5 - count / 2) * ROW;
    return [
      [start, -4],
      end > 0 ? [start + 6, end * 0.7] : [start * 1.8, 72],
      [end > 0 ? 44 : 92, end],
      [WIDTH / 2 - 26, end],
    ];
  });
}

/** The arms of one side, one path for each size of dots. */
function Arms({ count }: { count: number }) {
  const arms = armsTo(count).map((curve) => taperedParts(curve, sizes));
  return sizes.map((size, index) => (
    <path key={size} {...dotsOf(size)} d={arms.map((parts) => parts[index]).join('')} />
  ));
}

/**
 * What the octopus can do, each thing at the end of one of its arms: round the head where there is
 * room, along one arm from the head down where there is not.
 * @param items up to eight, read from the upper left down, then from the upper right down
 */
export function CapabilityDiagram({ items }: { items: readonly Feature[] }) {
  const half = Math.ceil(items.length / 2);
  const height = half * ROW;
  return (
    <div className="relative text-coral-400">
      <svg
        aria-hidden="true"
        viewBox={`${-WIDTH / 2} ${-height / 2} ${WIDTH} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        className="absolute left-1/3 hidden h-full w-1/3 lg:block"
      >
        <g className="fill-none stroke-current" strokeLinecap="round">
          <Arms count={items.length - half} />
          <g transform="scale(-1 1)">
            <Arms count={half} />
          </g>
        </g>
        <Head transform={`translate(${-16 * SCALE} ${-CHIN * SCALE})scale(${SCALE})`} />
      </svg>
      <svg aria-hidden="true" viewBox="4 2 24 18" className="h-12 w-14 lg:hidden">
        <Head />
      </svg>
      <ul className="grid lg:grid-cols-3">
        {items.map(({ title, description, icon }, index) => (
          <li
            key={title}
            className={`relative flex items-center gap-5 py-4 lg:h-40 lg:py-0 ${index < half ? 'lg:flex-row-reverse lg:text-right' : 'lg:col-start-3'} ${rows[index % half] ?? ''}`}
          >
            <svg
              aria-hidden="true"
              strokeLinecap="round"
              className="absolute inset-y-0 left-0 h-full w-14 overflow-visible stroke-current lg:hidden"
            >
              <path d="M28-18v74" {...dotsOf(10 - index)} />
            </svg>
            <span className="relative inline-flex size-14 shrink-0 items-center justify-center rounded-card bg-white text-coral-700">
              <Icon name={icon} size="large" />
            </span>
            <div className="text-body">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Head({ transform }: { transform?: string }) {
  return <path fill="currentColor" fillRule="evenodd" d={mark.head} transform={transform} />;
}
