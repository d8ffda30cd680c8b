import type { BusinessDataConsultingContent } from '../schema';

export const businessDataConsulting = {
  meta: {
    title: 'Business and Data Consulting for Brands',
    description:
      'Agree what to measure, find what moves it and decide who acts. KPI framework, trade promotion review and reporting plan for retail and FMCG teams.',
    pictureTitle: 'Business and data consulting',
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
  deliverables: {
    title: 'What you hold at the end',
    lede: 'Five documents your teams can use without us.',
    items: [
      {
        title: 'KPI framework',
        description: 'Each KPI with its formula, source and owner.',
        icon: 'target',
      },
      {
        title: 'Data audit',
        description: 'Which sources agree, which don’t, and what each gap costs you.',
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
    title: 'How we get there',
    steps: [
      {
        title: 'Assess',
        description: 'We read your reports, talk to their readers and check the sources.',
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
    actions: [
      {
        label: 'Schedule Business Consultation',
        to: { contact: 'consultation', product: 'business-data-consulting' },
        event: { name: 'Schedule Business Consultation', location: 'cta' },
      },
    ],
  },
} as const satisfies BusinessDataConsultingContent;
