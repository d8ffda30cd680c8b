import { mark } from '@/lib/brand/mark';

/**
 * The company's mark: an octopus. Decorative, because the company's name always stands beside it.
 * Drawn inside the page: as a picture it would be one more document to lay out before the largest
 * paint, and one more request beside the fonts.
 */
export const Mark = () => (
  <svg
    width="36"
    height="36"
    viewBox={mark.viewBox}
    aria-hidden="true"
    className="shrink-0 text-coral-400"
  >
    <MarkShape />
  </svg>
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
