import type { Pages } from '@/content/schema';
import { SampleDocument } from '@/components/product/sample-document';

/**
 * The headline's two halves as documents: the definition that was agreed, and what it then moved. The first is
 * as high as the second without its help: stretched beside one that is still coming, it would move.
 */
export function AgreedAndMoved({ agreed, moved }: Pages['business-data-consulting']['documents']) {
  return (
    <div className="on-ink">
      <div
        data-nosnippet=""
        className="page-width grid gap-x-14 gap-y-5 pb-8 lg:grid-cols-split lg:pb-12"
      >
        <div className="flex min-w-0 lg:min-h-106 xl:min-h-101">
          <SampleDocument name={agreed} />
        </div>
        <div className="flex min-w-0">
          <SampleDocument name={moved} />
        </div>
      </div>
    </div>
  );
}
