import type { OctomineContent } from '../schema';

export const octomine = {
  meta: {
    title: 'Octomine: Generative BI for CPG and Retail',
    description:
      'Octomine brings sales, stock and marketing data into prebuilt CPG dashboards with 400+ prebuilt KPIs and 500+ connectors. Setup in under 24 hours.',
    pictureTitle: 'Octomine: dashboards that answer back',
  },
  hero: {
    eyebrow: 'Octomine · Generative BI platform',
    title: 'Dashboards that answer back',
    lede: 'Octomine turns sales, stock and marketing data into dashboards made for consumer goods. Read the number, ask why it moved, and get the next step.',
    actions: [
      {
        label: 'Get Demo',
        to: { contact: 'demo', product: 'octomine' },
        event: { name: 'Get Demo - Octomine', location: 'hero' },
      },
      {
        label: 'See Sample Dashboards',
        to: { hash: 'sample-dashboards' },
        event: { name: 'See Sample Dashboards', location: 'hero' },
      },
    ],
    facts: ['400+ prebuilt KPIs', '500+ connectors', 'setup in under 24 hours'],
  },
  dashboards: {
    eyebrow: 'Sample dashboards',
    title: 'Monday’s questions, already on the page',
    lede: 'Sales by channel, promotion ROI against target, stock cover by week. All figures are sample data.',
  },
  whatItIs: {
    title: 'What is Octomine?',
    body: [
      'Octomine is a generative BI platform. It connects your sources, applies ready KPI definitions and fills prebuilt dashboards. Type a question, and it answers in words with the chart behind them.',
      'It knows the trade: sell-in and sell-out, fill rate, trade spend, distributor stock. You don’t start from an empty canvas.',
    ],
  },
  features: {
    title: 'What you get',
    items: [
      {
        title: 'Prebuilt CPG dashboards',
        description:
          'Sales, promotions, stock and distribution, laid out the way the trade reads them.',
        icon: 'chart',
      },
      {
        title: '400+ prebuilt KPIs',
        description: 'Each one defined once, so sales and finance quote the same fill rate.',
        icon: 'gauge',
      },
      {
        title: 'Natural language queries',
        description:
          'ASK Octopus works inside Octomine. Ask why a region slipped and read the driver.',
        icon: 'chat',
      },
      {
        title: 'AI recommendations',
        description: 'What to restock, which promotion to stop, where to move spend.',
        icon: 'lightbulb',
      },
      {
        title: 'Plug-and-play connectors',
        description: 'Choose a source, sign in, and its data joins the model.',
        icon: 'plug',
      },
      {
        title: 'Scenario planning',
        description: 'Change a price or a discount and see the range of outcomes first.',
        icon: 'sliders',
      },
    ],
  },
  integrations: {
    title: '500+ connectors',
    lede: 'If it holds a sale, a pallet or a click, it can feed Octomine.',
    groups: [
      {
        category: 'Sales and trade',
        tools: ['Distributor systems', 'Point of sale', 'Field sales apps', 'CRM'],
      },
      {
        category: 'Online',
        tools: ['Marketplaces', 'Quick commerce', 'Web shops', 'Mobile apps'],
      },
      {
        category: 'Marketing',
        tools: ['Search ads', 'Social ads', 'Retail media', 'Web analytics'],
      },
      {
        category: 'Operations and finance',
        tools: ['ERP', 'Warehouse systems', 'Accounting', 'Planning files'],
      },
      {
        category: 'Files and databases',
        tools: ['Excel and CSV', 'SQL databases', 'Cloud warehouses', 'APIs'],
      },
    ],
  },
  benefits: {
    title: 'What changes for your team',
    items: [
      {
        title: 'Less report building',
        description: 'Octomine saves 10+ hours weekly that went into copying and checking files.',
        icon: 'clock',
      },
      {
        title: 'Live within a day',
        description: 'Connectors and KPIs are ready, which makes setup in under 24 hours possible.',
        icon: 'rocket',
      },
      {
        title: 'One version of the number',
        description: 'Meetings start with the decision, not with whose sheet is right.',
        icon: 'target',
      },
      {
        title: 'Little to lose',
        description: 'A 30-day free trial with no commitment. Judge it on your own data.',
        icon: 'calendar',
      },
    ],
  },
  audiences: {
    title: 'Who it is for',
    items: [
      {
        title: 'Founders and CXOs',
        description: 'Growth, margin and cash tied up in stock, without waiting for month end.',
        icon: 'compass',
      },
      {
        title: 'Marketing and growth teams',
        description: 'Spend by channel beside the sales it brought, campaign by campaign.',
        icon: 'megaphone',
      },
      {
        title: 'Sales and distribution heads',
        description: 'Out-of-stocks, fill rate and sell-out by distributor and route.',
        icon: 'truck',
      },
      {
        title: 'BI and analytics professionals',
        description: 'Fewer ad hoc requests, and KPI definitions you can stand behind.',
        icon: 'database',
      },
    ],
  },
  comparison: {
    title: 'Octomine, Excel or a BI tool?',
    lede: 'Spreadsheets and BI tools have their place. This is where the work differs.',
    columns: ['Octomine', 'Excel reports', 'BI tools'],
    rows: [
      {
        feature: 'AI recommendations',
        cells: [
          { has: 'yes', note: 'The next step, with the reason' },
          { has: 'no', note: 'You read the figures yourself' },
          { has: 'partly', note: 'Where you set it up' },
        ],
      },
      {
        feature: 'Prebuilt CPG dashboards',
        cells: [
          { has: 'yes', note: '400+ prebuilt KPIs behind them' },
          { has: 'no', note: 'Built by hand, file by file' },
          { has: 'partly', note: 'Templates to adapt' },
        ],
      },
      {
        feature: 'Natural language queries',
        cells: [
          { has: 'yes', note: 'With ASK Octopus' },
          { has: 'no', note: 'Formulas and pivot tables' },
          { has: 'partly', note: 'Depends on the tool' },
        ],
      },
      {
        feature: 'Plug-and-play connectors',
        cells: [
          { has: 'yes', note: '500+ connectors, modelled for you' },
          { has: 'no', note: 'Exports, copied and pasted' },
          { has: 'partly', note: 'You model the data' },
        ],
      },
    ],
  },
  faq: {
    title: 'Octomine: your questions answered',
    questions: [
      {
        question: 'How long does setup take?',
        answer:
          'Our promise is setup in under 24 hours. You choose the sources, connectors bring the data in, and the prebuilt dashboards fill.',
      },
      {
        question: 'What does it cost to try?',
        answer:
          'Nothing. The 30-day free trial comes with no commitment, so you can judge Octomine on your own data.',
      },
      {
        question: 'Do we have to replace our BI tool or our spreadsheets?',
        answer:
          'No. Octomine can read spreadsheets as a source. Move the questions that cost you most time first, and keep the rest where they are.',
      },
    ],
  },
  finalCall: {
    title: 'Put your own shelves on the dashboard',
    text: 'Request access for a 30-day free trial, or ask our team whether your sources are covered. We reply within 24 hours.',
    actions: [
      {
        label: 'Request Access',
        to: { contact: 'access', product: 'octomine' },
        event: { name: 'Request Access', location: 'cta' },
      },
      {
        label: 'Talk to Our Team',
        to: { contact: 'talk', product: 'octomine' },
        event: { name: 'Talk to Our Team', location: 'cta' },
      },
    ],
  },
} as const satisfies OctomineContent;
