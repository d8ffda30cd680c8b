import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import { Chip, type ChipTone } from '../ui/chip';

/** The mark of a picture that is computed from the sample brand. */
export function SampleChip(looks: { tone?: ChipTone; isDense?: boolean }) {
  return <Chip {...looks}>{figureTexts.sampleData}</Chip>;
}
