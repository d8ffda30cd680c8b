/** What the octopus does; each pose is a file of public/images. */
export type OctopusPose = 'reads' | 'listens' | 'points' | 'carries' | 'shrugs';

/** The octopus, as wide as its place. Decorative: the words beside it say what it does. */
export function Octopus({ pose }: { pose: OctopusPose }) {
  return (
    <img
      src={`/images/octopus-${pose}.svg`}
      alt=""
      width={320}
      height={320}
      loading="lazy"
      className="w-full"
    />
  );
}
