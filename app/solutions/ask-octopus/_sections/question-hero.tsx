import type { Hero } from '@/content/schema';
import { ButtonRow } from '@/components/ui/button-link';

/** The top of the page: a headline in the middle, straight above the question and its answer. */
export function QuestionHero({ eyebrow, title, lede, actions }: Hero) {
  return (
    <section className="on-ink">
      <div className="page-width flex flex-col gap-4 pt-6 pb-8 lg:items-center lg:text-center">
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="text-beside">{title}</h1>
        <p className="text-lead">{lede}</p>
        <ButtonRow actions={actions} ground="ink" />
      </div>
    </section>
  );
}
