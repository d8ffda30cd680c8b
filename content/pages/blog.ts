import { consultationAgenda } from '../agendas';
import { covers } from '../pictures';
import { placeholder } from '../placeholder';
import type { BlogContent } from '../schema';

/** The words of the blog page. The first, featured card comes from its article file. */
export const blog = {
  meta: {
    title: 'Blog: notes on trade promotion, stock and sales data',
    description:
      'Articles for heads of analytics, sales and supply at consumer brands: generative BI, trade promotion ROI, omnichannel retail and fill rate.',
    pictureTitle: 'Notes from the shelf and the warehouse',
    picture: 'blog',
  },
  hero: {
    eyebrow: 'Blog',
    title: 'Notes for people who read sales reports',
    lede: 'Short articles for analytics, sales and supply teams at consumer brands. Each takes one question that came up in a review and ends with something to try this week.',
    actions: [{ label: 'Ask us your question', to: { contact: 'talk' } }],
  },
  cards: [
    {
      id: 2,
      title: 'Trade promotion ROI: what to measure',
      excerpt:
        'A scheme that only pulls orders forward looks like a success. How to agree a baseline with finance before you count uplift.',
      author: 'Analytics practice',
      date: placeholder('2025-08-19', 'the day this article was published, as YYYY-MM-DD'),
      readTime: 5,
      category: 'Trade promotion',
      icon: 'target',
      color: 'teal',
      cover: covers.uplift,
      featured: false,
      to: { unregistered: '/company/blogs/2' },
      aliases: ['trade-promotion-roi'],
    },
    {
      id: 3,
      title: 'The future of omnichannel retail',
      excerpt:
        'Store, marketplace and app often name the same pack differently. Match the codes first, then plan one stock for all of them.',
      author: 'Analytics practice',
      date: placeholder('2025-07-22', 'the day this article was published, as YYYY-MM-DD'),
      readTime: 4,
      category: 'Retail',
      icon: 'cart',
      color: 'gold',
      cover: covers.channels,
      featured: false,
      to: { unregistered: '/company/blogs/3' },
      aliases: ['omnichannel-future'],
    },
    {
      id: 4,
      title: 'Fill rate fell: where to look first',
      excerpt:
        'Stock, order time, transport and credit each leave their own trace. A reading order for the morning after a bad week.',
      author: 'Analytics practice',
      date: placeholder('2025-06-17', 'the day this article was published, as YYYY-MM-DD'),
      readTime: 6,
      category: 'Supply',
      icon: 'truck',
      color: 'ink',
      cover: covers.cases,
      featured: false,
      to: { unregistered: '/company/blogs/4' },
    },
  ],
  cardLink: 'Read the article',
  shortLink: 'Read it in short',
  olderTitle: 'Earlier articles',
  finalCall: {
    title: 'Rather see it than read about it?',
    text: 'Bring your own data to a 30-minute consultation, or put a question to the demo first.',
    agenda: consultationAgenda,
    actions: [
      { label: 'Bring your own data', to: { contact: 'consultation' } },
      { label: 'Try the ASK Octopus demo', to: { route: 'askOctopus', hash: 'demo' } },
    ],
  },
} as const satisfies BlogContent;
