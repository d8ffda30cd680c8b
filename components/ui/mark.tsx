import { mark } from '@/lib/brand/mark';

/**
 * The company's mark: an octopus. Decorative, because the company's name always stands beside
 * it. It has the colour of its text, so that it works in one colour on any ground.
 */
export function Mark() {
  return (
    <svg
      aria-hidden="true"
      width="34"
      height="34"
      viewBox={mark.viewBox}
      className="shrink-0 text-coral-400"
    >
      <MarkShape />
    </svg>
  );
}

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
