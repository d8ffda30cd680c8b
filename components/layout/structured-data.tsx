import { JsonLdScript } from 'next-seo';
import { assertSafe, type PageGraph } from '@/lib/seo/structured-data';

/** A page's structured data. The only place that writes a JSON-LD script. */
export function StructuredData({ graph }: { graph: PageGraph }) {
  assertSafe(graph, graph['@graph'][2]?.['@id'] ?? 'a page');
  return <JsonLdScript data={graph} scriptKey="structured-data" />;
}
