import { figures } from '@/lib/sample-brand/texts/figures';
import { Chip, type ChipLook } from '../ui/chip';

/** The mark of a picture that is computed from the sample brand. */
export function SampleChip({ look }: { look?: ChipLook }) {
  return <Chip look={look}>{figures.sampleData}</Chip>;
}
