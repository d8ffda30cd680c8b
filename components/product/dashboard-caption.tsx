import { sampleData } from '@/lib/sample-brand/texts/pictures';
import { SampleChip } from './sample-chip';

/** The caption of a picture of the sample brand's dashboard. */
export function DashboardCaption() {
  return (
    <span className="flex flex-wrap items-center justify-between gap-2">
      <span className="font-semibold text-ink-900">{sampleData.dashboard.title}</span>
      <SampleChip />
    </span>
  );
}
