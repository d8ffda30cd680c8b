import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import { Link } from '../ui/link';

const { notes, about } = figureTexts.sample;

/**
 * How to read the amounts and channels of the sample brand; once, at the first sample of a page, above
 * the shadow that a window casts on it.
 * @param unit the only one that the page's amounts are in, where no channel needs a word
 */
export function SampleNote({ unit = 'all' }: { unit?: keyof typeof notes }) {
  return (
    <p className="relative mt-3 text-tiny lg:text-dense">
      {notes[unit]}{' '}
      <Link to="/solutions/ask-octopus#sample-brand" className="whitespace-nowrap underline">
        {about}
      </Link>
    </p>
  );
}
