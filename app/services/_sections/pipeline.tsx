import type { ServicesContent } from '@/content/schema';
import { ServicesDiagram } from '@/components/product/services-diagram';

/** What the four services do together, below the page's headline and on its ground. */
export function Pipeline(pipeline: ServicesContent['pipeline']) {
  return (
    <div className="overflow-clip bg-ink-900">
      <ServicesDiagram {...pipeline} />
    </div>
  );
}
