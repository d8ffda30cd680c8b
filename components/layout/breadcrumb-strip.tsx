import type { Crumb } from '@/lib/routes/breadcrumbs';
import { Breadcrumbs } from './breadcrumbs';

const grounds = { ink: 'on-ink bg-ink-900', paper: 'bg-paper' } as const;

/** The breadcrumbs on the ground that the page starts on, so that they belong to its head. */
export function BreadcrumbStrip({
  trail,
  ground,
}: {
  trail: readonly Crumb[];
  ground: keyof typeof grounds;
}) {
  if (trail.length === 0) return null;
  return (
    <div className={`${grounds[ground]} print:hidden`}>
      <div className="mx-auto max-w-page px-gutter pt-3 xl:px-0">
        <Breadcrumbs trail={trail} ground={ground} />
      </div>
    </div>
  );
}
