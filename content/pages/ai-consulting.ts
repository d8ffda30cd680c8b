import { consultationAgenda } from '../agendas';
import type { AiConsultingContent } from '../schema';

export const aiConsulting = {
  meta: {
    title: 'AI Consulting for Retail and FMCG',
    description:
      'Find the decisions where AI earns its keep, prove it on your own data and put it to work. Start with a 30-minute consultation, no commitment.',
    pictureTitle: 'AI consulting: from question to decision',
    picture: 'aiConsulting',
  },
  hero: {
    eyebrow: 'AI consulting',
    title: 'AI for decisions you make every week',
    lede: 'For leaders who were promised much and shown little. We start with one decision, such as what to restock, and prove the model on your data.',
    actions: [
      {
        label: 'Book a Consultation',
        to: { contact: 'consultation', product: 'ai-consulting' },
      },
    ],
    facts: ['30-minute consultation', 'no commitment'],
  },
  diagram: {
    caption:
      'An example of our work: a question in plain words, a model that reads six inputs, and the decision that follows, with its reason and its owner.',
    question: { name: 'Question', text: 'What should we restock before the long weekend?' },
    inputs: ['Sell-out', 'Stock cover', 'Open orders', 'Promotions', 'Price', 'Season'],
    model: 'Model',
    decision: {
      name: 'Decision',
      text: 'Move stock to the west depot by Thursday',
      reason: 'The promotion empties that shelf first. The supply planner signs it off.',
    },
  },
  capabilities: {
    eyebrow: 'What we do',
    title: 'From a list of ideas to one model in daily use',
    lede: 'Six pieces of work. Take one, or follow them in order.',
    items: [
      {
        title: 'Strategy and roadmap',
        description:
          'A ranked list of use cases: what each would save, what data it needs, and which to leave alone.',
        icon: 'map',
      },
      {
        title: 'Data readiness',
        description:
          'What your data can support today, and what to repair before any model sees it.',
        icon: 'database',
      },
      {
        title: 'Forecasting and prediction',
        description: 'Demand by SKU and region, and the stock cover it calls for.',
        icon: 'chart',
      },
      {
        title: 'Price and promotion models',
        description: 'Which discount brings new sales, and which only moves them.',
        icon: 'sliders',
      },
      {
        title: 'Assistants and agents',
        description: 'Language models that answer from your documents and data, with sources.',
        icon: 'chat',
      },
      {
        title: 'Governance and monitoring',
        description: 'Who may use which model, how it is tested, when it is retired.',
        icon: 'shield',
      },
    ],
  },
  industries: {
    eyebrow: 'Where we work',
    title: 'Seven industries, and the question to start with in each',
    items: [
      { name: 'CPG', example: 'Which trade promotion should we stop?' },
      { name: 'D2C', example: 'Which customers will order again without a discount?' },
      { name: 'Retail and distribution', example: 'Which stores will run out before delivery?' },
      { name: 'Healthcare and pharma', example: 'Where will demand exceed stock next month?' },
      { name: 'Marketing and research', example: 'What do open survey answers have in common?' },
      { name: 'Legal and compliance', example: 'Which contracts lack the new clause?' },
      { name: 'Mobile apps', example: 'Which users are about to leave, and why?' },
    ],
  },
  finalCall: {
    title: 'Start with one decision',
    text: 'Bring it to a 30-minute consultation. You leave knowing whether AI helps, and we say so when it does not.',
    agenda: consultationAgenda,
    actions: [
      {
        label: 'Schedule AI Consultation',
        to: { contact: 'consultation', product: 'ai-consulting' },
        event: { name: 'Schedule AI Consultation', location: 'cta' },
      },
    ],
  },
} as const satisfies AiConsultingContent;
