import { consultationAgenda } from '../agendas';
import { storyPictures } from '../pictures';
import { placeholder } from '../placeholder';
import type { CaseStudiesContent } from '../schema';

/** The words of the case studies page. */
export const caseStudies = {
  meta: {
    title: 'Case studies: beverage, retail and FMCG analytics',
    description:
      'What changed for a beverage brand, a retail chain and an FMCG company: the challenge, the approach and the result of each project.',
    pictureTitle: 'Case studies: what changed on the shelf',
    picture: 'caseStudies',
  },
  hero: {
    eyebrow: 'Case studies',
    title: 'What changed, and how we got there',
    lede: 'Three projects for brand, retail and distribution teams. Each says what was wrong, what we did about it and what it brought, so that you can hold it against your own last quarter.',
    actions: [{ label: 'Discuss your case', to: { contact: 'talk' } }],
  },
  chart: {
    title: 'Three results, before and after',
    before: 'Before',
    after: 'After',
    note: 'Bars are drawn to scale and start at zero. Each ring is a day of waiting.',
  },
  stories: [
    {
      id: 1,
      title: 'Promotions that pay for themselves',
      summary:
        'A beverage brand planned its schemes from last year’s calendar. Now each one is judged by its return while it runs.',
      icon: 'bottle',
      challenge: placeholder(
        'Claims came in after a scheme had closed. Nobody could tell more sales from orders placed early.',
        'what the problem really was, agreed with the customer',
      ),
      approach: placeholder(
        'We joined invoices, distributor sales and claims, and agreed one baseline with finance. Since then planners see the return of each scheme every week, while there is still time to stop it.',
        'what was really done, agreed with the customer',
      ),
      outcome:
        '23% ROI increase in 6 months: trade promotion money went to the schemes that sold more.',
      industry: 'Beverage',
      color: 'coral',
      picture: storyPictures.rankedPromotions,
      figure: '23%',
      figureLabel: 'ROI increase in 6 months',
      change: { percent: 23 },
      to: { unregistered: '/company/case-studies/1' },
      aliases: ['beverage-roi'],
    },
    {
      id: 2,
      title: 'One plan for every channel',
      summary:
        'At a retail chain, store, marketplace and app each had a report. Now buyers see one view of sales and stock.',
      icon: 'store',
      challenge: placeholder(
        'An item could be out of stock in one channel and overstocked in another. No report showed both.',
        'what the problem really was, agreed with the customer',
      ),
      approach: placeholder(
        'We matched product codes across channels and built one view of sales and stock cover, with alerts before an out-of-stock.',
        'what was really done, agreed with the customer',
      ),
      outcome: '18% sales uplift: stock reached the channel that needed it.',
      industry: 'Retail',
      color: 'teal',
      picture: storyPictures.stockBetweenChannels,
      figure: '18%',
      figureLabel: 'sales uplift',
      change: { percent: 18 },
      to: { unregistered: '/company/case-studies/2' },
      aliases: ['omnichannel-growth'],
    },
    {
      id: 3,
      title: 'No more waiting for month end',
      summary:
        'An FMCG company merged distributor files by hand. Now they are checked and matched as they arrive.',
      icon: 'truck',
      challenge: placeholder(
        'Every distributor sent its own format. Sales teams planned the month with the figures of the last one.',
        'what the problem really was, agreed with the customer',
      ),
      approach: placeholder(
        'We built a pipeline that collects, checks and matches each file, and marks the distributors that have not reported.',
        'what was really done, agreed with the customer',
      ),
      outcome: 'Reporting lag was cut from 30 days to near real-time.',
      industry: 'FMCG',
      color: 'gold',
      picture: storyPictures.thirtyDaysToOne,
      figure: '30 days',
      figureLabel: 'of reporting lag, cut to near real-time',
      change: { days: 30 },
      to: { unregistered: '/company/case-studies/3' },
    },
  ],
  pictureLabel: 'Illustration',
  cardLink: 'Read the case study',
  cardLinkAbout: 'about {industry}',
  shortLink: 'Discuss this case with us',
  finalCall: {
    title: 'Does one of these sound like your last quarter?',
    text: 'Tell us which. We reply within 24 hours and say what data it would take.',
    agenda: consultationAgenda,
    actions: [
      { label: 'Tell us about it', to: { contact: 'consultation' } },
      { label: 'See the services', to: { route: 'services' } },
    ],
  },
} as const satisfies CaseStudiesContent;
