import { logo } from '@/lib/pictures/brand/logo';

/**
 * The company's logo: an octopus. Decorative, because the company's name always stands beside it.
 * Drawn inside the page: as a picture it would be one more document to lay out before the largest
 * paint, and one more request beside the fonts.
 */
export const Logo = () => (
  <svg
    width="36"
    height="36"
    viewBox={logo.viewBox}
    aria-hidden="true"
    className="shrink-0 text-coral-400"
  >
    <path fill="currentColor" fillRule="evenodd" d={logo.head} />
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth={logo.armWidth}
      strokeLinecap="round"
      d={logo.arms}
    />
  </svg>
);
