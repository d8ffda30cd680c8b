import type { Article } from '@/lib/articles/articles';
import { readArticles } from '@/lib/articles/articles';
import { inWords } from '@/lib/problem';
import { contentMistakes } from './all-mistakes';
import { pageFile } from './routes';
import type { ContentModule, ContentSet } from './content-set';

const meta = {
  title: 'A title of its own for this page',
  description:
    'A description of its own, which says in fifty characters and more what stands here.',
  pictureTitle: 'A few words',
};

const pageModule = (name: string, value: object = {}): ContentModule => ({
  file: pageFile(name),
  name,
  value: {
    meta: { ...meta, title: `${meta.title}: ${name}`, description: `${meta.description} ${name}` },
    ...value,
  },
});

const [written] = readArticles();
if (!written) throw new Error('There is no article to try this with.');

const article = (fields: Partial<Article['frontMatter']> = {}): Article => ({
  ...written,
  frontMatter: { ...written.frontMatter, replaces: undefined, ...fields },
});

/** Content without a fault, but for the given changes. */
function content(changes: Partial<ContentSet> = {}): ContentSet {
  return {
    routes: {
      home: { path: '/', label: 'Home' },
      blog: { path: '/blog', label: 'Blog', parent: 'home' },
    },
    redirects: [],
    modules: [pageModule('home'), pageModule('blog')],
    cards: [{ id: 2, featured: false }],
    articles: [article({ featured: true })],
    stories: [],
    mistakes: [],
    publicFiles: new Set(['/images/a.svg']),
    appPaths: new Set(['/', '/blog', '/blog/[slug]']),
    ...changes,
  };
}

const faultsOf = (set: ContentSet) => contentMistakes(set).map(inWords);

const blogWith = (value: object) => ({
  modules: [pageModule('home'), pageModule('blog', value)],
});

describe('the check of the content', () => {
  it('finds none in good content', () => {
    expect(faultsOf(content(blogWith({ image: { src: '/images/a.svg' } })))).toEqual([]);
  });

  it.each<[string, Partial<ContentSet>, string]>([
    [
      'an empty text',
      blogWith({ hero: { title: '' } }),
      'content/pages/blog.ts: hero.title: is empty',
    ],
    [
      'a duplicate title',
      {
        modules: [
          pageModule('home'),
          pageModule('blog', {
            meta: { ...meta, title: `${meta.title}: home` },
          }),
        ],
      },
      'content/pages/blog.ts: meta.title: is the same as in content/pages/home.ts',
    ],
    [
      'a title that is too short',
      blogWith({ meta: { ...meta, title: 'Blog' } }),
      'content/pages/blog.ts: meta.title: must be a text of 10 to 65 characters, and has 4',
    ],
    [
      'a description that is too long',
      blogWith({ meta: { ...meta, description: 'word '.repeat(34).trim() } }),
      'content/pages/blog.ts: meta.description: must be a text of 50 to 165 characters, and has 169',
    ],
    [
      'a missing description',
      blogWith({ meta: { title: meta.title, pictureTitle: 'x' } }),
      'content/pages/blog.ts: meta.description: is missing',
    ],
    [
      'a duplicate title of an article',
      { articles: [article({ featured: true, title: `${meta.title}: home` })] },
      `${written.file}: title: is the same as in content/pages/home.ts`,
    ],
    [
      'a picture that does not exist',
      blogWith({ cards: [{ id: 2, image: { src: '/images/gone.svg' } }] }),
      'content/pages/blog.ts: cards[0].image.src: there is no file public/images/gone.svg',
    ],
    [
      'a bad date',
      blogWith({ cards: [{ id: 2, date: { placeholder: '2025-02-30', replaceWith: 'x' } }] }),
      'content/pages/blog.ts: cards[0].date: “2025-02-30” is not a day of the calendar',
    ],
    [
      'an unknown route',
      blogWith({ to: { route: 'blogg' } }),
      'content/pages/blog.ts: to: “blogg” is not a route of content/routes.ts',
    ],
    [
      'a link to an article that does not exist',
      blogWith({ to: { article: 'gone' } }),
      'content/pages/blog.ts: to: there is no article content/blog/gone.mdx',
    ],
    [
      'a page called unregistered',
      blogWith({ to: { unregistered: '/blog' } }),
      'content/pages/blog.ts: to: “/blog” is a page: link to it as { route: … }',
    ],
    [
      'a replaced card that does not exist',
      { articles: [article({ featured: true, replaces: 9 })] },
      `${written.file}: replaces: no card in content/pages/blog.ts has the id 9 (2)`,
    ],
    [
      'a blog page that nothing leads',
      { articles: [article({ featured: false })] },
      'featured: exactly one article or card leads the blog page; now none does',
    ],
    [
      'a blog page that two lead',
      { cards: [{ id: 2, featured: true }] },
      `now ${written.file} and content/pages/blog.ts (card 2)`,
    ],
    [
      'a route without a page',
      { appPaths: new Set(['/']) },
      'content/routes.ts: blog.path: there is no page at app/blog/page.tsx',
    ],
    [
      'a page without a route',
      { appPaths: new Set(['/', '/blog', '/jobs']) },
      'app/jobs/page.tsx: path: “/jobs” is not in content/routes.ts',
    ],
    [
      'a route without words',
      { modules: [pageModule('blog')] },
      'content/routes.ts: home: its words are missing: content/pages/home.ts must export const home',
    ],
    [
      'a parent that does not exist',
      {
        routes: {
          home: { path: '/', label: 'Home' },
          blog: { path: '/blog', label: 'Blog', parent: 'hme' },
        },
      },
      'content/routes.ts: blog.parent: “hme” is not a route',
    ],
    [
      'a path in the wrong form',
      {
        routes: {
          home: { path: '/', label: 'Home' },
          blog: { path: '/Blog/', label: 'Blog', parent: 'home' },
        },
      },
      'content/routes.ts: blog.path: “/Blog/” must be lower-case words',
    ],
    [
      'a redirect from a page',
      { redirects: [{ from: '/blog', to: 'home', reason: '' }] },
      'content/redirects.ts: redirects[0].from: “/blog” is a page',
    ],
    [
      'a redirect to a redirect',
      {
        redirects: [
          { from: '/oldest', to: '/old', reason: 'It moved.' },
          { from: '/old', to: 'blog', reason: 'It moved.' },
        ],
      },
      'content/redirects.ts: redirects[0].to: /old is a redirect itself, to /blog; write where it ends: /blog',
    ],
    [
      'a redirect to no page',
      { redirects: [{ from: '/old', to: '/nowhere', reason: 'It moved.' }] },
      'content/redirects.ts: redirects[0].to: /nowhere is no page',
    ],
    [
      'a redirect from an address in the wrong form',
      { redirects: [{ from: '/old/', to: 'home', reason: '' }] },
      'content/redirects.ts: redirects[0].from: “/old/” must be a path',
    ],
    [
      'a page that is its own parent',
      {
        routes: {
          home: { path: '/', label: 'Home' },
          blog: { path: '/blog', label: 'Blog', parent: 'blog' },
        },
      },
      'content/routes.ts: blog.parent: blog is its own parent',
    ],
    [
      'a “<” in a title',
      { articles: [article({ featured: true, headline: 'Stock < demand' })] },
      `${written.file}: headline: holds “<”`,
    ],
    [
      'letters of another encoding',
      blogWith({ hero: { title: 'Caf\uFFFD' } }),
      'content/pages/blog.ts: hero.title: holds broken letters (“Caf\uFFFD”)',
    ],
  ])('names file, field and reason of %s', (_, changes, fault) => {
    expect(faultsOf(content(changes)).join('\n')).toContain(fault);
  });

  it('lists all faults at once', () => {
    const faults = faultsOf(
      content({
        ...blogWith({ meta: { title: 'Blog', description: 'x', pictureTitle: '' } }),
        articles: [],
      }),
    );
    expect(faults).toHaveLength(4);
  });
});
