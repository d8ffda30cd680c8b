import { DateAndLength } from '@/components/ui/byline';
import { Chip } from '@/components/ui/chip';
import { DateText } from '@/components/ui/date-text';
import { PictureImage } from '@/components/ui/picture-image';
import type { Article } from '@/lib/content/entries';
import { languageAttributes } from '@/lib/base/language';
import { reading } from '@/.content';

/** The head of an article: what it is about, by whom, when, and its cover. */
export function ArticleHead(article: Article) {
  return (
    <header className="page-width grid grid-cols-1 items-start gap-x-14 gap-y-6 pt-4 pb-8 lg:grid-cols-5">
      <div className="lg:col-span-3">
        <div className="flex gap-2">
          <Chip>{article.category}</Chip>
          {article.draft && <Chip tone="gold">{reading.draft}</Chip>}
        </div>
        <h1
          className="mt-3 text-beside"
          {...languageAttributes(article.language, article.headline)}
        >
          {article.headline}
        </h1>
        <p
          className="mt-4 max-w-prose text-lead"
          {...languageAttributes(article.language, article.excerpt)}
        >
          {article.excerpt}
        </p>
        <p className="mt-4 flex flex-wrap gap-x-4 text-small text-muted">
          <span>
            {reading.by} {article.author}
          </span>
          <DateAndLength {...article} />
          {article.updated && (
            <span>
              {reading.updated} <DateText day={article.updated} />
            </span>
          )}
        </p>
      </div>
      <div className="lg:col-span-2">
        <PictureImage picture={article.cover} eager />
      </div>
    </header>
  );
}
