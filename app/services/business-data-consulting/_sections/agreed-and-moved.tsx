import type { Pages } from '@/content/schema';
import { SampleDocument } from '@/components/product/sample-document';

/**
 * The headline's two halves as documents: the definition that was agreed, and what it then moved. The
 * first is as high as the second before that has come: stretched by it, it would move.
 */
export function AgreedAndMoved({ agreed, moved }: Pages['business-data-consulting']['documents']) {
  return (
    <div className="on-ink">
      <div
        data-nosnippet=""
        className="page-width grid gap-x-14 gap-y-5 pb-8 lg:min-h-118 lg:grid-cols-split lg:pb-12 xl:min-h-113"
      >
        <SampleDocument name={agreed} />
        <SampleDocument name={moved} />
      </div>
    </div>
  );
}
