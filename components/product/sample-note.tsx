import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import { Link } from '../ui/link';

const { notes, about } = figureTexts.sample;

/**
 * How to read the amounts and channels of the sample brand; once, where a page first has them, above
 * the shadow that a window casts on it.
 * @param unit what alone needs a word there
 */
export function SampleNote({ unit }: { unit?: keyof typeof notes }) {
  return (
    <p className="relative mt-3 text-tiny lg:text-dense">
      {unit ? notes[unit] : `${notes.amounts} ${notes.channels}`}{' '}
      <Link to="/solutions/ask-octopus#sample-brand" className="whitespace-nowrap underline">
        {about}
      </Link>
    </p>
  );
}
