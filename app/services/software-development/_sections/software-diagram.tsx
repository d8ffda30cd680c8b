import type { Pages } from '@/content/schema';

/**
 * From the screens down to the cloud, upper layers over lower ones: the colours of a plate's upper
 * face and of its edge, and what lies on that face, a square of 100 units.
 */
const plates = [
  {
    face: 'fill-white',
    edge: 'fill-mist',
    order: 'z-30',
    art: [
      { className: 'fill-ink-900', d: 'M8 8h84v14H8z' },
      {
        className: 'fill-line',
        d: 'M8 30h24v62H8zM40 54h52v8H40zM40 69h52v8H40zM40 84h30v8H40z',
      },
      { className: 'fill-coral-400', d: 'M40 30h36v14H40z' },
    ],
  },
  {
    face: 'fill-teal-300',
    edge: 'fill-teal-600',
    order: 'z-20',
    art: [
      { className: 'fill-none stroke-teal-600 stroke-2', d: 'M25 25h50v50H25zl50 50' },
      {
        className: 'fill-ink-900',
        d: 'M14 14h22v22H14zM64 14h22v22H64zM14 64h22v22H14zM64 64h22v22H64z',
      },
    ],
  },
  {
    face: 'fill-teal-600',
    edge: 'fill-ink-700',
    order: 'z-10',
    art: [
      { className: 'fill-teal-300', d: 'M12 12h76v16H12z' },
      {
        className: 'fill-none stroke-teal-300 stroke-2',
        d: 'M12 46h76M12 62h76M12 78h76M37 32v56M63 32v56',
      },
    ],
  },
  {
    face: 'fill-ink-700',
    edge: 'fill-ink-800',
    order: 'z-0',
    art: [
      {
        className: 'fill-none stroke-mist-dim',
        strokeWidth: 6,
        strokeLinecap: 'round',
        strokeDasharray: '0 17',
        d: 'M16 16h80M16 33h80M16 50h80M16 67h80M16 84h80',
      },
    ],
  },
] as const;

/** From a square of 100 units to a plate seen from above, 240 wide and 120 deep. */
const fromAbove = 'matrix(1.2 .6 -1.2 .6 120 0)';

/** The layers of an application, one above the other. */
export function SoftwareDiagram({ caption, layers }: Pages['software-development']['diagram']) {
  return (
    <figure>
      <figcaption className="sr-only">{caption}</figcaption>
      <ol>
        {plates.map(({ face, edge, art, order }, index) => (
          <li
            key={order}
            className={`relative flex h-24 items-center gap-5 sm:h-28 sm:gap-10 xl:h-33 ${order}`}
          >
            <svg
              aria-hidden="true"
              viewBox="0 0 240 132"
              className="w-1/2 shrink-0 overflow-visible sm:w-56 xl:w-72"
            >
              {index < plates.length - 1 && (
                <path
                  className="stroke-coral-400"
                  strokeWidth="4"
                  strokeLinecap="round"
                  d="M90 100v62M120 114v62M150 100v62"
                />
              )}
              <path className="stroke-mist-dim" d="M244 66h16" />
              <rect
                className={edge}
                width="100"
                height="100"
                rx="9"
                transform={`translate(0 11)${fromAbove}`}
              />
              <g transform={fromAbove}>
                <rect className={face} width="100" height="100" rx="9" />
                {art.map((shape) => (
                  <path key={shape.d} {...shape} />
                ))}
              </g>
            </svg>
            <div>
              <p className="text-lead font-semibold text-white">{layers[index]?.name}</p>
              <p className="text-small/snug">{layers[index]?.parts}</p>
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}
