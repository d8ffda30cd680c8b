import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import { csvPath } from '@/lib/base/root-files';
import { Link } from '../ui/link';

/** Leads to the rows of the sample brand, so that what was counted can be counted again. */
export function RowsLink() {
  return (
    <Link to={csvPath} className="whitespace-nowrap underline hover:text-ink-900">
      {figureTexts.sample.rows}
    </Link>
  );
}

/** The quiet line under a picture: what was counted, and the rows to count again. */
export function SourceNote({ children }: { children: string }) {
  return (
    <p className="mt-3 text-tiny text-muted">
      {children} <RowsLink />
    </p>
  );
}
