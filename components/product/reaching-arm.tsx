/** A point on the way of the arm, from where it enters the page (0) to its tip (1). */
function pointAt(share: number): readonly [number, number] {
  const [a, b, c, d] = [
    (1 - share) ** 3,
    3 * share * (1 - share) ** 2,
    3 * share ** 2 * (1 - share),
    share ** 3,
  ];
  return [a * 640 + b * 250 + c * 500 + d * 176, a * 330 + b * 470 + c * 20 + d * 108];
}

const DOTS = 30;

/** Two rows of suckers that come together towards the tip, each smaller than the one before. */
const arm = Array.from({ length: DOTS }, (_, index) => {
  const share = index / (DOTS - 1);
  const [x, y] = pointAt(share);
  const [nextX, nextY] = pointAt(share + 0.01);
  const length = Math.hypot(nextX - x, nextY - y);
  const away = 15 * (1 - share) ** 0.8;
  const [acrossX, acrossY] = [(-(nextY - y) / length) * away, ((nextX - x) / length) * away];
  return {
    radius: Math.round((11 * (1 - share) ** 0.7 + 2.5) * 10) / 10,
    places: [
      [x + acrossX, y + acrossY],
      [x - acrossX, y - acrossY],
    ] as const,
  };
});

/**
 * One arm that reaches for something that is not there.
 * @param label what stands where there is nothing
 */
export function ReachingArm({ label }: { label: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 600 380" className="w-full overflow-visible">
      <circle
        cx="96"
        cy="92"
        r="62"
        className="fill-none stroke-edge stroke-2"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <text x="96" y="186" textAnchor="middle" className="fill-muted text-h2 sm:text-lead">
        {label}
      </text>
      {arm.map(({ radius, places: [upper, lower] }, index) => (
        <g key={index}>
          <circle
            cx={Math.round(upper[0])}
            cy={Math.round(upper[1])}
            r={radius}
            className={index > DOTS - 4 ? 'fill-coral-400' : 'fill-teal-600'}
          />
          {index < DOTS - 3 && (
            <circle
              cx={Math.round(lower[0])}
              cy={Math.round(lower[1])}
              r={Math.round(radius * 7) / 10}
              className="fill-ink-700"
            />
          )}
        </g>
      ))}
    </svg>
  );
}
