import type { ArticleFrameContent } from '../schema';

/** The words around every article: its next steps. */
export const articleFrame = {
  nextSteps: {
    demo: {
      label: 'Ask for a demo',
      to: { contact: 'demo' },
      event: { name: 'blog-demo', location: 'blog' },
    },
    solutions: {
      label: 'Compare the solutions',
      to: { route: 'solutions' },
      event: { name: 'blog-solutions', location: 'blog' },
    },
    footerDemo: {
      label: 'See it with your question',
      to: { contact: 'demo' },
      event: { name: 'blog-demo-footer', location: 'blog' },
    },
    freeTrial: {
      label: 'Start the 30-day free trial',
      to: { contact: 'trial' },
      event: { name: 'blog-free-trial', location: 'blog' },
    },
  },
  call: {
    title: 'Ask it one question you already know the answer to',
    text: 'Bring it to a demo and check the query behind the reply. Or try it for 30 days on your own data, with no commitment.',
  },
} as const satisfies ArticleFrameContent;
