import { mark } from '@/lib/brand/mark';

/**
 * The company's mark: an octopus. Decorative, because the company's name always stands beside it.
 * It is the file that browsers load for their tab anyway.
 */
export const Mark = () => (
  <img
    src="/icon.svg"
    alt=""
    width="36"
    height="36"
    fetchPriority="low"
    loading="lazy"
    className="shrink-0"
  />
);

/** The mark inside a drawing, on its grid of 32. */
export function MarkShape() {
  return (
    <>
      <path fill="currentColor" fillRule="evenodd" d={mark.head} />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={mark.armWidth}
        strokeLinecap="round"
        d={mark.arms}
      />
    </>
  );
}
