import { placeholder } from '@/content/placeholder';
import { routes } from '@/content/routes';
import { inWords } from '@/lib/problem';
import { exampleArticle } from '@/lib/testing/examples';
import { leftOver } from './left-over';

const aboutModule = (value: unknown) => ({ file: 'content/pages/about.ts', name: 'about', value });

describe('leftOver', () => {
  it('finds placeholders and links without a page at any depth', () => {
    const about = {
      entries: [{ title: 'kept' }, { title: placeholder('x', 'the real title') }],
      to: { unregistered: '/company/blogs/2' },
    };
    expect(leftOver([aboutModule(about)], []).map(inWords)).toEqual([
      'content/pages/about.ts: about.entries[1].title: is a stand-in; write the real title',
      'content/pages/about.ts: about.to: /company/blogs/2 has no page yet; add it, or link to a page that exists',
    ]);
  });

  it('finds the fields that an article names', () => {
    const article = exampleArticle('a-story', { placeholders: ['date'] });
    expect(leftOver([], [article]).map(inWords)).toEqual([
      `${article.file}: date: is a stand-in; write the real value and take “date” out of the list placeholders`,
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
    expect(left.map(({ place }) => place)).toEqual(['blog.cards[1].to']);
  });

  it('finds nothing in content without stand-ins', () => {
    const field = { label: 'Ask', placeholder: 'Why did the East miss its plan?' };
    expect(leftOver([aboutModule({ field }), aboutModule(routes)], [])).toEqual([]);
  });
});
