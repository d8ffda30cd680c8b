/** A point on the way of the arm, from beyond the page's edge (0) to its tip (1). */
function pointAt(share: number): readonly [number, number] {
  const rest = 1 - share;
  const at = (a: number, b: number, c: number, d: number) =>
    rest ** 3 * a + 3 * share * rest ** 2 * b + 3 * share ** 2 * rest * c + share ** 3 * d;
  return [at(980, 190, 540, 178), at(250, 560, -20, 106)];
}

/** Radius of a sucker. */
const radiusAt = (share: number) => 3 + 12 * (1 - share) ** 0.8;

/** Suckers from the tip back, each as far from the one before as both are large. */
function suckers() {
  const found: { readonly share: number; readonly x: number; readonly y: number }[] = [];
  for (let share = 1; share >= 0; share -= 0.002) {
    const [x, y] = pointAt(share);
    const last = found.at(-1);
    const room = last && Math.hypot(x - last.x, y - last.y);
    if (room === undefined || room > 2.3 * radiusAt(share)) found.push({ share, x, y });
  }
  return found;
}

/** The last suckers, with which the arm feels. */
const TIP = 3;

/** Two rows that come together towards the tip. */
const arm = suckers().map(({ share, x, y }, index) => {
  const [nextX, nextY] = pointAt(share - 0.01);
  const length = Math.hypot(nextX - x, nextY - y);
  const away = index < TIP ? 0 : 17 * (1 - share) ** 0.7;
  const [acrossX, acrossY] = [((nextY - y) / length) * away, (-(nextX - x) / length) * away];
  return {
    radius: Math.round(radiusAt(share)),
    upper: [Math.round(x + acrossX), Math.round(y + acrossY)],
    lower: [Math.round(x - acrossX), Math.round(y - acrossY)],
  } as const;
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
      <text x="96" y="190" textAnchor="middle" className="fill-muted text-h2 sm:text-lead">
        {label}
      </text>
      {arm.map(({ radius, upper: [x, y] }, index) => (
        <circle
          key={index}
          cx={x}
          cy={y}
          r={radius}
          className={index < TIP ? 'fill-coral-400' : 'fill-teal-600'}
        />
      ))}
      {arm.slice(TIP).map(({ radius, lower: [x, y] }, index) => (
        <circle key={index} cx={x} cy={y} r={radius - 2} className="fill-ink-700" />
      ))}
    </svg>
  );
}
