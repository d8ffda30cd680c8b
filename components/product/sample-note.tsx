import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import { Link } from '../ui/link';

const { note, about } = figureTexts.sample;

/** How to read the amounts and channels of the sample brand; once, at the first sample of a page. */
export function SampleNote() {
  return (
    <p className="mt-3 text-tiny lg:text-dense">
      {note}{' '}
      <Link
        to="/solutions/ask-octopus#sample-brand"
        className="whitespace-nowrap underline hover:text-(--strong)"
      >
        {about}
      </Link>
    </p>
  );
}
