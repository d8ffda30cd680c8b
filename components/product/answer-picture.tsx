import { demo } from '@/words';
import { pictureTexts } from '@/lib/sample-brand/uses/picture-texts';
import type { Answer } from '@/lib/sample-brand/answers/answer';
import { sample } from '@/lib/sample-brand/data/dataset';
import { requestOf } from '@/lib/sample-brand/ask/address';
import { renderAnswer } from '@/lib/sample-brand/answers/render';

const words = pictureTexts.conversation;

/** The answer to a question of the list on the sample brand, as the demo computes it. */
export function sampleAnswer(id: keyof typeof demo.questions): Answer {
  return renderAnswer(sample, requestOf(demo.questions[id], sample));
}

/** What somebody asks, in a bubble on the right of a dark conversation. */
export function QuestionBubble({ children }: { children: string }) {
  return (
    <p className="ml-auto w-fit max-w-narrow rounded-card rounded-br-bar bg-ink-700 px-5 py-3 text-white">
      <span className="sr-only">{words.speaker} </span>
      {children}
    </p>
  );
}
