import type { ReactNode } from 'react';
import type { ArticleFrameContent, ArticleFrontMatter } from '@/content/schema';
import type { ArticleHeading } from '@/lib/article-body';
import { ButtonRow } from '../ui/button-link';
import { Chip } from '../ui/chip';
import { ContentsList } from '../ui/contents-list';
import { DateText } from '../ui/date-text';
import { Motif } from '../product/motif';

/** The head of an article: what it is about, by whom, when. */
export function ArticleHead(article: ArticleFrontMatter) {
  return (
    <header className="mx-auto max-w-page px-gutter pt-8 pb-10 xl:px-0">
      <Chip>{article.category}</Chip>
      <h1 className="mt-5 max-w-wide text-h1">{article.headline}</h1>
      <p className="mt-6 max-w-prose text-lead">{article.excerpt}</p>
      <p className="mt-6 text-small text-muted">
        By {article.author} · <DateText day={article.date} />
        {article.updated && (
          <>
            {' '}
            · updated <DateText day={article.updated} />
          </>
        )}{' '}
        · {article.readTime} min read
      </p>
    </header>
  );
}

/** The text with its contents list, and a bar that shows how far the reader has come. */
export function ArticleText({
  headings,
  children,
}: {
  headings: readonly ArticleHeading[];
  children: ReactNode;
}) {
  return (
    <div className="mx-auto grid max-w-page gap-x-14 gap-y-8 border-t border-line px-gutter py-12 lg:grid-cols-4 xl:px-0">
      <div aria-hidden="true" className="reading-progress" />
      <ContentsList entries={headings} />
      <div className="prose min-w-0 lg:col-span-3">{children}</div>
    </div>
  );
}

/** A number out of the text, set large. */
export function PullFigure({ value, label }: { value: string; label: string }) {
  return (
    <p className="pull-figure">
      <strong>{value}</strong> <span>{label}</span>
    </p>
  );
}

/** A remark beside the argument. */
export function Aside({ children }: { children: ReactNode }) {
  return <aside className="aside">{children}</aside>;
}

/** The way on, in the middle of an article. */
export function NextStep({ nextSteps }: Pick<ArticleFrameContent, 'nextSteps'>) {
  return (
    <div className="next-step">
      <ButtonRow actions={[nextSteps.demo, nextSteps.solutions]} ground="paper" />
    </div>
  );
}

/** The end of an article: what to do with what was read. */
export function ArticleCall({ call, nextSteps }: ArticleFrameContent) {
  return (
    <section className="on-ink relative overflow-clip bg-ink-900 py-section text-mist print:hidden">
      <Motif place="call" />
      <div className="relative mx-auto max-w-page px-gutter xl:px-0">
        <div className="lg:w-2/3">
          <h2 className="max-w-text text-h2">{call.title}</h2>
          <p className="mt-5 max-w-text text-lead">{call.text}</p>
          <div className="mt-8">
            <ButtonRow actions={[nextSteps.footerDemo, nextSteps.freeTrial]} ground="ink" />
          </div>
        </div>
      </div>
    </section>
  );
}
