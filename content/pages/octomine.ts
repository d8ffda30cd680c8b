import { demoAgenda } from '../agendas';
import { kpis } from '../kpis';
import type { OctomineContent } from '../schema';

export const octomine = {
  meta: {
    title: 'Octomine: Generative BI for CPG and Retail',
    description:
      'Octomine brings sales, stock and marketing data into prebuilt CPG dashboards with 400+ prebuilt KPIs and 500+ connectors. 30-day free trial, no commitment.',
    pictureTitle: 'Octomine: dashboards that answer back',
    picture: 'octomine',
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
    facts: ['400+ prebuilt KPIs', '500+ connectors', '30-day free trial'],
  },
  dashboards: {
    eyebrow: 'Sample dashboards',
    title: 'Monday’s questions, already on the page',
    lede: 'Four desks, the same books, different figures. Choose one: all of it is sample data.',
  },
  audiences: {
    legend: 'Who it is for',
    items: [
      {
        title: 'Founders and CXOs',
        description: 'Growth, margin and cash tied up in stock, without waiting for month end.',
      },
      {
        title: 'Marketing and growth teams',
        description: 'What promotions cost, what they brought, and where the growth comes from.',
      },
      {
        title: 'Sales and distribution heads',
        description:
          'Fill rate, the gap to plan and what empty shelves cost, by region and channel.',
      },
      {
        title: 'BI and analytics professionals',
        description: 'Fewer ad hoc requests, ranges on every estimate, definitions that hold.',
      },
    ],
  },
  whatItIs: {
    eyebrow: 'What is Octomine?',
    title: 'A BI platform that already knows your\u00a0trade',
    body: [
      'Octomine is a generative BI platform. It connects your sources, applies ready KPI definitions and fills prebuilt dashboards. Type a question, and it answers in words with the chart behind them.',
      'It knows the trade: sell-in and sell-out, fill rate, trade spend, distributor stock. You don’t start from an empty canvas.',
    ],
  },
  features: {
    eyebrow: 'What you get',
    title: 'It reads the number, finds the reason and ranks the next step',
    shown: {
      title: 'AI recommendations',
      description: 'Restock, stop or move the money: ranked by profit, each with its reason.',
    },
    proved: [
      {
        title: 'Natural language queries',
        description: 'ASK Octopus works inside Octomine. Ask what moved a region, read the causes.',
        action: { label: 'Ask it yourself', to: { route: 'askOctopus', hash: 'demo' } },
      },
      {
        title: 'Scenario planning',
        description: 'Change a price or a discount and see the range of outcomes first.',
        action: { label: 'Move the levers', to: { route: 'askOctopus', hash: 'demo' } },
      },
      {
        title: 'Prebuilt CPG dashboards',
        description: 'Sales, promotions, stock and margin, laid out the way the trade reads them.',
        action: { label: 'One of them is above', to: { hash: 'sample-dashboards' } },
      },
      {
        title: '400+ prebuilt KPIs',
        description: 'Each one defined once, so sales and finance quote the same fill rate.',
        action: { label: 'Read twelve definitions', to: { hash: 'kpis' } },
      },
      {
        title: 'Plug-and-play connectors',
        description: 'Choose a source, sign in, and its data joins the model.',
        action: { label: 'See what connects', to: { hash: 'integrations' } },
      },
    ],
  },
  kpiLibrary: {
    eyebrow: 'KPI library',
    title: 'Twelve of the 400+, word for word',
    lede: 'A KPI is only as good as its definition. These are the ones that meetings argue over most.',
    definitions: kpis,
  },
  integrations: {
    eyebrow: 'Integrations',
    title: '500+ connectors, in five kinds',
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
    eyebrow: 'Benefits',
    title: 'The hours go into decisions, not into files',
    items: [
      {
        title: 'Less report building',
        description:
          'Octomine saves 10+ hours weekly: the collecting and pasting before every meeting.',
        action: { label: 'Follow the hours', to: { article: 'generative-bi-next-wave' } },
      },
      {
        title: 'Live within a day',
        description:
          'With the sources agreed, expect setup in under 24 hours: connectors and KPIs are ready.',
      },
      {
        title: 'One version of the number',
        description: 'Meetings start with the decision, not with whose sheet is right.',
      },
      {
        title: 'Little to lose',
        description: 'A 30-day free trial with no commitment. Judge it on your own data.',
      },
    ],
  },
  comparison: {
    eyebrow: 'Octomine, Excel or a BI tool?',
    title: 'The spreadsheet waits for you; Octomine speaks first',
    lede: 'Spreadsheets and BI tools have their place. This is where the work differs.',
    columns: ['Octomine', 'Excel reports', 'BI tools'],
    verdicts: { yes: 'Yes', partly: 'Partly', no: 'No' },
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
          'Once the sources are agreed, setup in under 24 hours. Connectors bring the data in, and the prebuilt dashboards fill.',
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
    agenda: demoAgenda,
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
