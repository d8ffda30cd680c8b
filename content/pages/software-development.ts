import { consultationAgenda } from '../agendas';
import type { SoftwareDevelopmentContent } from '../schema';

export const softwareDevelopment = {
  meta: {
    title: 'Custom Software Development for Brands',
    description:
      'Web apps, mobile apps, APIs and AI features for retail, FMCG and distribution teams. Built in small releases by engineers who understand the data.',
    pictureTitle: 'Software for how your teams work',
    picture: 'softwareDevelopment',
  },
  hero: {
    eyebrow: 'Software development',
    title: 'Software for the gap your tools leave',
    lede: 'For brands and distributors still running an important job on a shared spreadsheet. We build the application, connect the data and keep it running.',
    actions: [
      {
        label: 'Book a Consultation',
        to: { contact: 'consultation', product: 'software-development' },
      },
    ],
    facts: ['30-minute consultation', 'no commitment'],
  },
  diagram: {
    caption: 'The layers of an application, from what people touch to what it runs on.',
    layers: [
      { name: 'Screens', parts: 'Order portal, field sales app' },
      { name: 'Services', parts: 'Orders, prices, claims, sign-in' },
      { name: 'Data', parts: 'Products, outlets, stock' },
      { name: 'Cloud', parts: 'Tests, releases, monitoring' },
    ],
  },
  services: {
    eyebrow: 'What we build',
    title: 'Applications for jobs that no product quite fits',
    items: [
      {
        title: 'Web applications',
        description: 'Order portals, planning tools and claims desks in the browser.',
        icon: 'code',
      },
      {
        title: 'Mobile apps',
        description: 'Field sales and store audit apps that also work offline.',
        icon: 'phone',
      },
      {
        title: 'APIs and integrations',
        description: 'ERP, distributor and marketplace systems that talk to each other.',
        icon: 'api',
      },
      {
        title: 'Data applications',
        description: 'Dashboards and reports inside the tools your teams already open.',
        icon: 'chart',
      },
      {
        title: 'AI features',
        description: 'Search, forecasts and assistants added to software you own.',
        icon: 'brain',
      },
      {
        title: 'Renewal and support',
        description: 'Old systems moved in steps, then tested and looked after.',
        icon: 'layers',
      },
    ],
  },
  stack: {
    eyebrow: 'What we build with',
    title: 'Common tools, so that your own engineers can take over',
    groups: [
      { category: 'Front end', tools: ['React', 'Next.js', 'TypeScript', 'Tailwind CSS'] },
      { category: 'Mobile', tools: ['React Native', 'Flutter', 'Swift', 'Kotlin'] },
      { category: 'Back end', tools: ['Node.js', 'Python', 'FastAPI', 'GraphQL'] },
      { category: 'Data', tools: ['PostgreSQL', 'MongoDB', 'Redis', 'Elasticsearch'] },
      { category: 'AI', tools: ['PyTorch', 'scikit-learn', 'LangChain', 'Hugging Face'] },
      { category: 'Cloud and delivery', tools: ['AWS', 'Azure', 'Docker', 'GitHub Actions'] },
    ],
  },
  process: {
    eyebrow: 'Four phases',
    title: 'Stop after any phase, and keep what was made',
    phases: [
      {
        title: 'Scope',
        description: 'The job to be done, the people who do it today, and what stays out.',
      },
      {
        title: 'Design',
        description: 'Screens and data model, tried with the people who will use them.',
      },
      { title: 'Build', description: 'Small releases, each tested and shown to you.' },
      { title: 'Run', description: 'Launch, monitoring and fixes, with the code in your hands.' },
    ],
  },
  finalCall: {
    title: 'Which spreadsheet should be an application?',
    text: 'Describe it in a 30-minute consultation. We will say what we would build first, and what we would leave out.',
    agenda: consultationAgenda,
    actions: [
      {
        label: 'Discuss Your Project',
        to: { contact: 'consultation', product: 'software-development' },
        event: { name: 'Discuss Your Project', location: 'cta' },
      },
    ],
  },
} as const satisfies SoftwareDevelopmentContent;
