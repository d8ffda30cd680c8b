import type { Redirect } from '@/content/redirects';
import type { Route } from '@/content/routes';
import type { Article } from '@/lib/articles/articles';
import { inWords } from '@/lib/problem';
import { exampleArticle } from '@/lib/testing/examples';
import { allMistakes, contentMistakes } from './all-mistakes';
import { pageFile } from './routes';
import type { ContentModule, ContentSet } from './content-set';

const meta = {
  title: 'A title of its own for this page',
  description:
    'A description of its own, which says in fifty characters and more what stands here.',
  pictureTitle: 'A few words',
  picture: 'legal',
};

const pageModule = (name: string, value: object = {}): ContentModule => ({
  file: pageFile(name),
  name,
  value: {
    meta: { ...meta, title: `${meta.title}: ${name}`, description: `${meta.description} ${name}` },
    ...value,
  },
});

const article = (fields: Partial<Article['frontMatter']> = {}) =>
  exampleArticle('a-story', { featured: true, ...fields });
const written = article();

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
    articles: [written],
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

  const blogMeta = (fields: object) => ({
    meta: { ...meta, title: `${meta.title}: blog`, ...fields },
  });

  it.each<[blog: object, fault: string]>([
    [{ hero: { title: '' } }, 'hero.title: is empty'],
    [
      blogMeta({ title: `${meta.title}: home` }),
      'meta.title: is the same as in content/pages/home.ts',
    ],
    [blogMeta({ title: 'Blog' }), 'meta.title: must be a text of 10 to 65 characters, and has 4'],
    [
      blogMeta({ description: 'word '.repeat(34).trim() }),
      'meta.description: must be a text of 50 to 165 characters, and has 169',
    ],
    [blogMeta({ description: undefined }), 'meta.description: is missing'],
    [
      { cards: [{ id: 2, image: { src: '/images/gone.svg' } }] },
      'cards[0].image.src: there is no file public/images/gone.svg',
    ],
    [
      { cards: [{ id: 2, date: { placeholder: '2025-02-30', replaceWith: 'x' } }] },
      'cards[0].date: “2025-02-30” is not a day of the calendar',
    ],
    [{ to: { route: 'blogg' } }, 'to: “blogg” is not a route of content/routes.ts'],
    [{ to: { article: 'gone' } }, 'to: there is no article content/blog/gone.mdx'],
    [{ to: { unregistered: '/blog' } }, 'to: “/blog” is a page: link to it as { route: … }'],
  ])('in the words of a page: %j', (blog, fault) => {
    expect(faultsOf(content(blogWith(blog))).join('\n')).toContain(
      `content/pages/blog.ts: ${fault}`,
    );
  });

  it.each<[front: Partial<Article['frontMatter']>, fault: string]>([
    [{ title: `${meta.title}: home` }, 'title: is the same as in content/pages/home.ts'],
    [{ replaces: 9 }, 'replaces: no card in content/pages/blog.ts has the id 9 (2)'],
    [{ headline: 'Stock < demand' }, 'headline: holds “<”'],
  ])('in an article: %j', (front, fault) => {
    const articles = [article(front)];
    expect(faultsOf(content({ articles })).join('\n')).toContain(`${written.file}: ${fault}`);
  });

  it('leaves to the reading of articles what two of them share', () => {
    const articles = [written, exampleArticle('another', { headline: 'Another' })];
    expect(faultsOf(content({ articles }))).toEqual([]);
  });

  it.each<[blog: Partial<Route>, fault: string]>([
    [{ parent: 'hme' }, 'parent: “hme” is not a route'],
    [{ parent: 'blog' }, 'parent: blog is its own parent'],
    [{ path: '/Blog/' }, 'path: “/Blog/” must be lower-case words'],
  ])('in a route: %j', (blog, fault) => {
    const home: Route = { path: '/', label: 'Home' };
    const routes = {
      home,
      blog: { path: '/blog', label: 'Blog', parent: 'home', ...blog },
    } as const;
    expect(faultsOf(content({ routes })).join('\n')).toContain(`content/routes.ts: blog.${fault}`);
  });

  it.each<[from: Redirect['from'], to: Redirect['to'], fault: string]>([
    ['/blog', 'home', 'from: “/blog” is a page'],
    ['/old/', 'home', 'from: “/old/” must be a path'],
    ['/old', '/nowhere', 'to: /nowhere is no page'],
    ['/oldest', '/old', 'to: /old is a redirect itself, to /blog; write where it ends: /blog'],
  ])('in a redirect from %s to %s', (from, to, fault) => {
    const redirects: Redirect[] = [
      { from, to, reason: 'It moved.' },
      { from: '/old', to: 'blog', reason: 'It moved.' },
    ];
    expect(faultsOf(content({ redirects })).join('\n')).toContain(
      `content/redirects.ts: redirects[0].${fault}`,
    );
  });

  it.each<[Partial<ContentSet>, string]>([
    [
      { articles: [article({ featured: false })] },
      'featured: exactly one article or card leads the blog page; now none does',
    ],
    [
      { cards: [{ id: 2, featured: true }] },
      `now ${written.file} and content/pages/blog.ts (card 2)`,
    ],
    [
      { appPaths: new Set(['/']) },
      'content/routes.ts: blog.path: there is no page at app/blog/page.tsx',
    ],
    [
      { appPaths: new Set(['/', '/blog', '/jobs']) },
      'app/jobs/page.tsx: path: “/jobs” is not in content/routes.ts',
    ],
    [
      { modules: [pageModule('blog')] },
      'content/routes.ts: home: its words are missing: content/pages/home.ts must export const home',
    ],
  ])('between files: %#', (changes, fault) => {
    expect(faultsOf(content(changes)).join('\n')).toContain(fault);
  });

  it('is told beside an address of the site that is none, on which links cannot be followed', async () => {
    process.env.SITE_URL = 'www.example.com';
    const body = 'To [another site](https://example.org).';
    const articles = [{ ...article({ replaces: 9 }), body }];
    const faults = (
      await allMistakes(content({ articles })).finally(() => {
        delete process.env.SITE_URL;
      })
    ).map(inWords);
    expect(faults).toContainEqual(expect.stringMatching(/^SITE_URL: is “www\.example\.com”/));
    expect(faults).toContainEqual(expect.stringContaining('replaces: no card'));
  });
});
