/** What the octopus does; each pose is a file of public/images. */
const poses = {
  /** It keeps the gap on a board. */
  holds: { width: 460, height: 300 },
  /** It pulls one row out of a list. */
  pulls: { width: 460, height: 320 },
  /** It lifts a pack. */
  lifts: { width: 320, height: 320 },
} as const;

/** The octopus at work, as wide as its place; at most one on a page. Decorative. */
export function Octopus({ pose }: { pose: keyof typeof poses }) {
  return (
    <img
      src={`/images/octopus-${pose}.svg`}
      alt=""
      {...poses[pose]}
      loading="lazy"
      className="w-full"
    />
  );
}
