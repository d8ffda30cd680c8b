import { demoAgenda } from '../agendas';
import { company } from '../company';
import { kpis } from '../kpis';
import { covers, storyPictures } from '../pictures';
import { placeholder } from '../placeholder';
import type { HomeContent } from '../schema';
import { caseStudies } from './case-studies';
import { octomine } from './octomine';

export const home = {
  meta: {
    title: 'AI-Powered Analytics for Growing Brands',
    description:
      'Analytics products and consulting for consumer brands, retailers and distributors. See sales, stock and promotions in one place. Start with a 30-day free trial.',
    pictureTitle: 'AI-Powered Analytics for Growing Brands',
    picture: 'home',
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
    facts: [
      '30-day free trial',
      'no commitment',
      'setup in under 24 hours once sources are agreed',
    ],
  },
  ask: {
    legend: 'Ask about the sample brand',
    own: { label: 'Ask your own question', to: { route: 'askOctopus', hash: 'demo' } },
  },
  backedBy: { title: 'Backed By' },
  monday: {
    eyebrow: 'One Monday',
    title: 'The alert, the reason and the decision, before nine o’clock',
    lede: 'Three products, one morning at a brand of snacks and drinks. Nobody builds a report.',
    steps: [
      {
        time: '07:40',
        title: 'OctoSense sends the alert',
        description:
          'Stock in one channel has fallen through its limit. The sales head reads it on the way to work, with the next step in the same message.',
        action: { label: 'See OctoSense', to: { route: 'octosense' } },
      },
      {
        time: '08:15',
        title: 'ASK Octopus says why',
        description:
          'One shelf, or the whole region? One question, and the answer names how far the region fell short of its plan, the cause and its size.',
        action: { label: 'Ask it yourself', to: { route: 'askOctopus', hash: 'demo' } },
      },
      {
        time: '08:50',
        title: 'Octomine ranks what to do',
        description:
          'Restock, stop a scheme or move its money: each with its reason and the profit it would have added. The nine o’clock call starts with the decision.',
        action: { label: 'See Octomine', to: { route: 'octomine' } },
      },
    ],
  },
  whyChoose: {
    eyebrow: `Why Choose ${company.name}`,
    title: 'The boardroom and the shop floor read the same number',
    lede: 'Products and people work from the same data. Four claims, and what stands behind each.',
    hours: {
      title: 'Hours back every week',
      description:
        'Octomine saves 10+ hours weekly that went into building reports. The article shows how the hours add up.',
      figure: '10+',
      unit: 'hours weekly',
      action: { label: 'Follow the hours', to: { article: 'generative-bi-next-wave' } },
    },
    kpis: {
      title: '400+ prebuilt KPIs',
      description: 'Each defined once, so that nobody argues over the formula.',
      definitions: [kpis[1], kpis[2], kpis[5]],
      action: { label: 'Read twelve of them', to: { route: 'octomine', hash: 'kpis' } },
    },
    connectors: {
      title: '500+ connectors',
      description: 'Whatever holds a sale, a pallet or a click joins one model.',
      kinds: octomine.integrations.groups.map(({ category }) => category),
      action: { label: 'See what connects', to: { route: 'octomine', hash: 'integrations' } },
    },
    answers: {
      title: 'Answers in plain language',
      description: 'Ask as you would ask a colleague. Get the driver, its size and the next step.',
      questions: [
        'Where do empty shelves cost us sales?',
        'What if we raise prices by 5%?',
        'What will the next 4 weeks bring?',
      ],
      action: { label: 'Try it on sample data', to: { route: 'askOctopus', hash: 'demo' } },
    },
  },
  successStories: {
    eyebrow: 'Success Stories',
    title: 'What changed once the numbers were in one place',
    storyLink: 'Read the story',
    storyLinkAbout: 'about {industry}',
    pictureLabel: caseStudies.pictureLabel,
    stories: [
      {
        industry: 'Beverage',
        result: '23% ROI increase in 6 months',
        title: 'Promotions that pay for themselves',
        description:
          'A beverage brand found the promotions that paid for themselves, and stopped the ones that did not.',
        picture: storyPictures.rankedPromotions,
        to: { unregistered: '/company/case-studies/beverage-roi' },
      },
      {
        industry: 'Retail',
        result: '18% sales uplift',
        title: 'One plan for every channel',
        description:
          'A retailer planned stock and spend from one view of store, marketplace and app.',
        picture: storyPictures.stockBetweenChannels,
        to: { unregistered: '/company/case-studies/omnichannel-growth' },
      },
    ],
  },
  whoWeAre: {
    eyebrow: 'Who We Are',
    title: 'Analysts and engineers in India and the UK',
    lede: 'We build analytics products, and we consult for the teams that use them. Six kinds of business come to us.',
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
  insights: {
    eyebrow: 'Latest Insights',
    title: 'Notes from our practice, for people who run the numbers',
    all: 'All articles',
    teasers: [
      {
        title: 'Generative BI: the next wave of analytics',
        excerpt: 'Dashboards show what happened. Generative BI answers the question that follows.',
        date: placeholder('2025-09-16', 'the day of publication, as in the article’s file'),
        readTime: 8,
        cover: covers.answer,
        to: { article: 'generative-bi-next-wave' },
      },
      {
        title: 'Trade promotion ROI: what to measure',
        excerpt: 'A promotion can sell a lot and earn nothing. Start with the baseline.',
        date: placeholder('2025-08-19', 'the day the second article is published'),
        readTime: 5,
        cover: covers.uplift,
        to: { unregistered: '/company/blogs/trade-promotion-roi' },
      },
      {
        title: 'The future of omnichannel retail',
        excerpt: 'Stores, marketplaces and apps sell the same stock. Plan them together.',
        date: placeholder('2025-07-22', 'the day the third article is published'),
        readTime: 4,
        cover: covers.channels,
        to: { unregistered: '/company/blogs/omnichannel-future' },
      },
    ],
  },
  allies: {
    title: 'Our Allies',
    kind: 'carousel',
    pause: 'Pause',
    play: 'Play',
    what: 'the carousel',
  },
  finalCall: {
    title: 'Bring us the question your reports can’t answer',
    text: 'We will show you how the products answer it. The 30-day free trial comes with no commitment.',
    agenda: demoAgenda,
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
