import { routes } from '@/content/routes';
import type { SitePath } from '../routes/urls';
import { slugOf } from '../routes/slug';

/** How many articles a page of a list shows, beside the one that leads the blog. */
export const listLength = 24;

/** The addresses of a list's pages, the first one first, for a number of articles. */
export const listPagePaths = (first: SitePath, articleCount: number): readonly SitePath[] =>
  Array.from({ length: Math.ceil(articleCount / listLength) }, (_, index): SitePath =>
    index === 0 ? first : `${first}/page/${index + 1}`,
  );

/** The topics that have a page, given the topic of each written article: those of two at least. */
export function topicsWithPages(topicOfEach: readonly string[]) {
  return [...new Set(topicOfEach)]
    .map((topic) => ({
      topic,
      path: `${routes.blog.path}/topics/${slugOf(topic)}` as SitePath,
      articleCount: topicOfEach.filter((other) => other === topic).length,
    }))
    .filter(({ articleCount }) => articleCount > 1)
    .sort((a, b) => a.topic.localeCompare(b.topic, 'en'));
}
