import { placeholder } from '@/content/placeholder';
import { routes } from '@/content/routes';
import { readArticles } from '@/lib/articles/articles';
import { asTable, leftOver } from './left-over';

const aboutModule = (value: unknown) => ({ file: 'content/pages/about.ts', name: 'about', value });

describe('leftOver', () => {
  it('finds placeholders and links without a page at any depth', () => {
    const about = {
      entries: [{ title: 'kept' }, { title: placeholder('x', 'the real title') }],
      to: { unregistered: '/company/blogs/2' },
    };
    expect(leftOver([aboutModule(about)], [])).toEqual([
      {
        file: 'content/pages/about.ts',
        field: 'about.entries[1].title',
        replaceWith: 'the real title',
      },
      {
        file: 'content/pages/about.ts',
        field: 'about.to.unregistered',
        replaceWith: 'a link to a page that exists: /company/blogs/2 has none yet',
      },
    ]);
  });

  it('finds the fields that an article names', () => {
    const [article] = readArticles();
    if (!article) throw new Error('There is no article to try this with.');
    const draft = { ...article, frontMatter: { ...article.frontMatter, placeholders: ['date'] } };
    expect(leftOver([], [draft])).toEqual([
      { file: article.file, field: 'date', replaceWith: expect.stringContaining('the real value') },
    ]);
  });

  it('passes over a card whose page has been written', () => {
    const card = (id: number) => ({ id, to: { unregistered: `/company/blogs/${id}` } });
    const blog = {
      file: 'content/pages/blog.ts',
      name: 'blog',
      value: { cards: [{ ...card(2), date: placeholder('x', 'the day') }, card(3)] },
    };
    const left = leftOver([blog], [], new Set(['/company/blogs/2']));
    expect(left.map(({ field }) => field)).toEqual(['blog.cards[1].to.unregistered']);
  });

  it('finds nothing in content without stand-ins', () => {
    expect(leftOver([aboutModule({ title: 'kept' }), aboutModule(routes)], [])).toEqual([]);
  });
});

describe('asTable', () => {
  it('writes file, field and what to put there in columns', () => {
    const rows = [
      { file: 'a.ts', field: 'b', replaceWith: 'c' },
      { file: 'long.ts', field: 'field', replaceWith: 'd' },
    ];
    expect(asTable(rows)).toBe('a.ts    · b     · c\nlong.ts · field · d');
  });
});
