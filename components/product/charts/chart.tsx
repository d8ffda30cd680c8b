import type { Answer } from '@/lib/sample-brand/answers/answer';
import type { Dashboard } from '@/lib/sample-brand/features/dashboard';
import { Bars } from './bars';
import { Lines } from './lines';
import { SmallMultiples } from './small-multiples';

/** A chart of any kind, below its title. */
export function Chart({
  hasLead,
  ...chart
}: (NonNullable<Answer['chart']> | Dashboard['chart']) & { hasLead?: boolean }) {
  return (
    <div data-chart="">
      <p className="mb-3 text-muted">{chart.title}</p>
      {chart.kind === 'bars' && <Bars {...chart} />}
      {chart.kind === 'lines' && <Lines {...chart} />}
      {chart.kind === 'multiples' && <SmallMultiples {...chart} hasLead={hasLead} />}
    </div>
  );
}
