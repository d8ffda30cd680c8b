import { BlogCards } from './_sections/blog-cards';
import { BlogTop } from './_sections/blog-top';
import { FinalCall } from '@/components/sections/final-call';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('blog', { ground: 'paper' });
export { metadata };

export default function BlogPage() {
  return (
    <Page>
      <BlogTop {...words} />
      <BlogCards {...words} />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
