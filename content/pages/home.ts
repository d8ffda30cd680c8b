import { company } from '../company';
import { placeholder } from '../placeholder';
import type { HomeContent } from '../schema';

export const home = {
  meta: {
    title: 'AI-Powered Analytics for Growing Brands',
    description:
      'Analytics products and consulting for consumer brands, retailers and distributors. See sales, stock and promotions in one place. Start with a 30-day free trial.',
    pictureTitle: 'AI-Powered Analytics for Growing Brands',
  },
  hero: {
    eyebrow: 'Generative BI for consumer brands',
    title: 'AI-Powered Analytics for Growing Brands',
    lede: 'Connect every channel you sell through, see the numbers that matter, and ask what to do next. Built for brands, retailers and distributors with data in too many places.',
    actions: [
      {
        label: 'Book a Demo',
        to: { contact: 'demo' },
        event: { name: 'Book a Demo', location: 'hero' },
      },
      {
        label: 'Contact Us',
        to: { route: 'contact' },
        event: { name: 'Contact Us', location: 'hero' },
      },
    ],
    facts: ['30-day free trial', 'setup in under 24 hours', '500+ connectors'],
  },
  backedBy: { title: 'Backed By' },
  whoWeAre: {
    title: 'Who We Are',
    lede: 'Analysts and engineers in India and the UK. We build analytics products, and we consult for the teams that use them. Six kinds of business come to us.',
    industries: [
      {
        title: 'Consumer brands: CPG and D2C',
        description: 'Which promotion paid, which SKU ran out, which channel grew.',
        icon: 'bottle',
      },
      {
        title: 'Retail chains and distributors',
        description: 'Fill rate, stock cover and sell-out by store, route and week.',
        icon: 'store',
      },
      {
        title: 'Healthcare and pharma',
        description: 'Stock and demand by region, so that shortages are seen early.',
        icon: 'health',
      },
      {
        title: 'Marketing and research teams',
        description: 'Campaign spend beside the sales it brought, and survey data beside both.',
        icon: 'megaphone',
      },
      {
        title: 'Legal and compliance',
        description: 'Contracts and policies made searchable, each answer with its source.',
        icon: 'scale',
      },
      {
        title: 'Mobile app ecosystems',
        description: 'Installs, retention and spend joined to one view of the customer.',
        icon: 'phone',
      },
    ],
  },
  whyChoose: {
    title: `Why Choose ${company.name}`,
    lede: 'Products and people work from the same data. The answer in the boardroom is the answer on the shop floor.',
    points: [
      {
        title: 'Answers in plain language',
        description: 'Ask why a region slipped. Get the driver, its size and the next step.',
        icon: 'chat',
      },
      {
        title: '400+ prebuilt KPIs',
        description: 'Fill rate, promotion ROI, stock cover: defined once, ready on day one.',
        icon: 'gauge',
      },
      {
        title: '500+ connectors',
        description: 'ERP, marketplaces, ad accounts and spreadsheets in one model.',
        icon: 'plug',
      },
      {
        title: 'Hours back every week',
        description: 'Octomine saves 10+ hours weekly that went into building reports.',
        icon: 'clock',
      },
    ],
    example: {
      question: 'Why did the west region miss plan last week?',
      answer: 'Two SKUs ran out at three distributors. Restock those first: demand held elsewhere.',
    },
  },
  successStories: {
    title: 'Success Stories',
    lede: 'What changed once the numbers were in one place.',
    stories: [
      {
        industry: 'Beverage',
        result: '23% ROI increase in 6 months',
        figure: '23%',
        title: 'Promotions that pay for themselves',
        description:
          'A beverage brand found the promotions that paid for themselves, and stopped the ones that did not.',
        to: { unregistered: '/company/case-studies/beverage-roi' },
      },
      {
        industry: 'Retail',
        result: '18% sales uplift',
        figure: '18%',
        title: 'One plan for every channel',
        description:
          'A retailer planned stock and spend from one view of store, marketplace and app.',
        to: { unregistered: '/company/case-studies/omnichannel-growth' },
      },
    ],
  },
  insights: {
    title: 'Latest Insights',
    lede: 'Notes from our practice, for people who run the numbers.',
    teasers: [
      {
        title: 'Generative BI: the next wave of analytics',
        excerpt: 'Dashboards show what happened. Generative BI answers the question that follows.',
        date: placeholder('2025-09-16', 'the day of publication, as in the article’s file'),
        readTime: 8,
        to: { article: 'generative-bi-next-wave' },
      },
      {
        title: 'Trade promotion ROI: what to measure',
        excerpt: 'A promotion can sell a lot and earn nothing. Start with the baseline.',
        date: placeholder('2025-08-19', 'the day the second article is published'),
        readTime: 5,
        to: { unregistered: '/company/blogs/trade-promotion-roi' },
      },
      {
        title: 'The future of omnichannel retail',
        excerpt: 'Stores, marketplaces and apps sell the same stock. Plan them together.',
        date: placeholder('2025-07-22', 'the day the third article is published'),
        readTime: 4,
        to: { unregistered: '/company/blogs/omnichannel-future' },
      },
    ],
  },
  allies: { title: 'Our Allies' },
  finalCall: {
    title: 'Bring us the question your reports can’t answer',
    text: 'We will show you how the products answer it. The 30-day free trial comes with no commitment.',
    actions: [
      {
        label: 'Book a Demo',
        to: { contact: 'demo' },
        event: { name: 'Book a Demo', location: 'cta' },
      },
      {
        label: 'Contact Us',
        to: { route: 'contact' },
        event: { name: 'Contact Us', location: 'cta' },
      },
    ],
  },
} as const satisfies HomeContent;
