import { demo } from '@/.content';
import type { Answer } from '@/lib/sample-brand/answers/answer';
import { sample } from '@/lib/sample-brand/data/dataset';
import { requireRequest } from '@/lib/sample-brand/ask/address';
import { renderAnswer } from '@/lib/sample-brand/answers/render';

/** The answer to a question of the list on the sample brand, as the demo computes it. */
export function sampleAnswer(id: keyof typeof demo.questions): Answer {
  return renderAnswer(sample, requireRequest(demo.questions[id], sample));
}
