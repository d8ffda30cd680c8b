import { consultationAgenda } from '../agendas';
import type { BusinessDataConsultingContent } from '../schema';

export const businessDataConsulting = {
  meta: {
    title: 'Business and Data Consulting for Brands',
    description:
      'Agree what to measure, find what moves it and decide who acts. KPI framework, trade promotion review and reporting plan for retail and FMCG teams.',
    pictureTitle: 'Business and data consulting',
    picture: 'businessDataConsulting',
  },
  hero: {
    eyebrow: 'Business and data consulting',
    title: 'Agree on the number, then move it',
    lede: 'For sales, finance and marketing heads whose reports disagree. We settle what to measure, find what moves it and write down who acts.',
    actions: [
      {
        label: 'Book a Consultation',
        to: { contact: 'consultation', product: 'business-data-consulting' },
      },
    ],
    facts: ['30-minute consultation', 'no commitment'],
  },
  diagram: {
    caption:
      'A KPI tree: net sales depend on reach, rate of sale and supply, and each of these on two drivers. One driver, fill rate, is shown with its formula, source and owner.',
    root: 'Net sales',
    branches: [
      { name: 'Reach', drivers: ['Outlets', 'Range'] },
      { name: 'Rate of sale', drivers: ['Price', 'Promotion'] },
      { name: 'Supply', drivers: ['Stock cover', 'Fill rate'] },
    ],
    shown: { branch: 'Supply', driver: 'Fill rate' },
    agreed: 'Agreed',
    definition: [
      { term: 'Formula', meaning: 'Cases delivered, as a share of cases ordered' },
      { term: 'Source', meaning: 'Distributor orders and invoices' },
      { term: 'Owner', meaning: 'Head of supply' },
    ],
  },
  deliverables: {
    eyebrow: 'What you hold at the end',
    title: 'Five documents that your teams can use without us',
    items: [
      {
        title: 'KPI framework',
        description:
          'Each KPI with its formula, its source and the person who answers for it. The argument about “sales” ends here.',
        icon: 'target',
      },
      {
        title: 'Data audit',
        description: 'Which sources agree, which don’t, and what each gap costs you at month end.',
        icon: 'database',
      },
      {
        title: 'Trade promotion review',
        description: 'What each promotion brought above its baseline, and what to change.',
        icon: 'megaphone',
      },
      {
        title: 'Channel and distributor scorecard',
        description: 'Sell-out, fill rate and margin, compared on the same terms.',
        icon: 'truck',
      },
      {
        title: 'Reporting roadmap',
        description: 'Reports to keep, merge or drop, and the order to do it in.',
        icon: 'map',
      },
    ],
  },
  process: {
    eyebrow: 'How we get there',
    title: 'We read first, settle the disputes, then run it with you',
    steps: [
      {
        title: 'Assess',
        description:
          'We read your reports, talk to the people who read them and check the sources behind both.',
      },
      {
        title: 'Design',
        description: 'We draft the KPIs and scorecards, and settle disputes with your teams.',
      },
      {
        title: 'Implement',
        description: 'We run the first reporting cycles with you, then hand over.',
      },
    ],
  },
  finalCall: {
    title: 'Which two reports disagree today?',
    text: 'Bring both to a 30-minute consultation. We will say where the gap is likely to come from.',
    agenda: consultationAgenda,
    actions: [
      {
        label: 'Schedule Business Consultation',
        to: { contact: 'consultation', product: 'business-data-consulting' },
        event: { name: 'Schedule Business Consultation', location: 'cta' },
      },
    ],
  },
} as const satisfies BusinessDataConsultingContent;
