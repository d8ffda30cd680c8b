import { pictureNamed } from '@/lib/routes/pages';
import { Drawn } from './illustration';

const looks = {
  /** By itself; on a phone a little wider than the text, because it holds small print. */
  loose: '-mx-4 sm:mx-0',
  /** On a desk of its own, which a phone shows from edge to edge. */
  desk: '-mx-gutter bg-sand px-2 py-4 sm:mx-0 sm:rounded-panel sm:p-4 lg:p-6 xl:p-10',
} as const;

/**
 * A sample of a document that our work leaves behind. The drawing itself says that it is a sample.
 * @param name of its drawing in content/pictures
 */
export function DocumentPage({ name, look }: { name: string; look: keyof typeof looks }) {
  return (
    <div className={looks[look]}>
      <Drawn picture={pictureNamed(name)} />
    </div>
  );
}
