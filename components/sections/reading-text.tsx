import type { ReactNode } from 'react';
import { reading } from '@/content/reading';
import { articleFigures, type ArticleFigureName } from '@/content/pictures';
import type { Action } from '@/content/schema';
import { renderText } from '@/lib/articles/article-body';
import type { Article } from '@/lib/articles/articles';
import { languageOf } from '@/lib/articles/language';
import type { Story } from '@/lib/articles/stories';
import { BeforeAfterChart } from '../product/before-after-chart';
import { ButtonRow } from '../ui/button-link';
import { Drawn } from '../ui/illustration';
import { ContentsList } from '../ui/contents-list';

/**
 * The text of an article or a case study with its contents list, and a bar that shows how far the
 * reader has come.
 */
export async function ReadingText({
  writing,
  nextStep,
}: {
  writing: Article | Story;
  /** The buttons of the way on, where the text places it. */
  nextStep: readonly Action[];
}) {
  const language = languageOf(writing.frontMatter.language);
  const { content, headings } = await renderText(writing, {
    ArticleFigure,
    Aside,
    BeforeAfterChart,
    NextStep: () => <NextStep actions={nextStep} />,
    PullFigure,
  });
  return (
    <div className="mx-auto max-w-page px-gutter xl:px-0">
      <div aria-hidden="true" className="reading-progress" />
      <div className="grid gap-x-14 gap-y-8 border-t border-line py-12 lg:grid-cols-4">
        {headings.length > 0 && <ContentsList entries={headings} language={language} />}
        <div className="prose min-w-0 lg:col-span-3 lg:col-start-2" {...language}>
          {content}
        </div>
      </div>
    </div>
  );
}

/** A number out of the text, set large. */
function PullFigure({ value, label }: { value: string; label: string }) {
  return (
    <p className="pull-figure">
      <strong>{value}</strong> <span>{label}</span>
    </p>
  );
}

/** A drawing in the text, and what to see in it. */
function ArticleFigure({ name, caption }: { name: ArticleFigureName; caption: string }) {
  return (
    <figure>
      <div className="overflow-clip rounded-card">
        <Drawn picture={articleFigures[name]} />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** A remark beside the argument. */
function Aside({ children }: { children: ReactNode }) {
  return (
    <aside aria-label={reading.remark} className="aside">
      {children}
    </aside>
  );
}

/** The way on, in the middle of a text. */
function NextStep({ actions }: { actions: readonly Action[] }) {
  return (
    <div className="next-step">
      <ButtonRow actions={actions} ground="paper" />
    </div>
  );
}
