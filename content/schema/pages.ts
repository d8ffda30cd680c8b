import { z } from 'zod';
import {
  address,
  choice,
  day,
  exactly,
  icon,
  listOf,
  pictureName,
  placeholders,
  words,
} from './fields';
import {
  action,
  claim,
  claimOf,
  deliverable,
  feature,
  finalCall,
  hero,
  intents,
  kpi,
  page,
  question,
  section,
  stackGroup,
  step,
  subjects,
} from './parts';

const caption = words(260, 'What the drawing shows, in words, for those who cannot see it.');
const steps = <const Count extends number>(count: Count) =>
  exactly(count, step, 'The steps, in order.');
const about = (slot: string) =>
  words(60, 'What the link is read out with, where sight would tell it apart.', { slots: [slot] });
const linkLabel = words(40, 'The label of each link.');
const time = z
  .string()
  .regex(/^\d\d:\d\d$/, 'is no time of day\nWrite it as 07:40')
  .meta({
    description: 'Time of day, HH:MM.',
  });

const home = page({
  hero,
  ask: z
    .strictObject({ legend: words(60, 'The line above the questions.'), own: action })
    .meta({ description: 'The questions beside the headline.' }),
  backedBy: z.strictObject({ title: words(40, 'The heading of the strip of startup programmes.') }),
  monday: section(
    'One morning in three steps, one a product: the alert, the reason, the decision.',
    {
      steps: exactly(
        3,
        z.strictObject({ time, ...step.shape, action }),
        'The three steps, in order.',
      ),
    },
  ),
  whyChoose: section('Four points, each with its proof.', {
    hours: claimOf({
      figure: words(8, 'The number, set large.'),
      unit: words(24, 'What it counts.'),
      action,
    }),
    kpis: claimOf({
      definitions: listOf(words(28, 'The name of a KPI of the Octomine page.'), 'The KPIs shown.', {
        most: 3,
      }),
      action,
    }),
    connectors: claimOf({ action }),
    answers: claimOf({
      questions: listOf(words(60, 'A question.'), 'Questions to show.', { most: 4 }),
      action,
    }),
  }),
  successStories: section('Case studies, led by their results.', {
    storyLink: linkLabel,
    storyLinkAbout: about('industry'),
    pictureLabel: words(30, 'What says that a picture is a drawing.'),
    stories: exactly(
      2,
      words(60, 'The file name of a case study, without .md.'),
      'The case studies shown.',
    ),
  }),
  whoWeAre: section('Whom we work for.', {
    industries: exactly(6, feature, 'Six industries, each with what we do there.'),
  }),
  insights: section('The latest three articles.', { all: words(40, 'The link to all articles.') }),
  allies: section('The carousel of allies, whose names are in site.yaml.', {
    kind: words(20, 'What kind of thing it is, for those who hear it.'),
    pause: words(20, 'The button’s words while it moves.'),
    play: words(20, 'The button’s words while it stands.'),
    what: words(30, 'What the button stops, for those who hear it.'),
  }),
  finalCall,
  placeholders,
});

const solutions = page({
  hero,
  cards: exactly(
    3,
    z.strictObject({
      name: choice(['Octomine', 'ASK Octopus', 'OctoSense'], 'The product’s name.'),
      title: words(48, 'What kind of product it is, in a few words.'),
      description: words(190, 'Two sentences: what it does, for whom.'),
      image: pictureName('Its drawing.'),
      to: address(),
      features: listOf(words(48, 'A short phrase.'), 'Four to six short phrases.', {
        least: 4,
        most: 6,
      }),
      badge: words(16, 'A word on the card’s corner, such as Flagship.').optional(),
    }),
    'The three products.',
  ),
  cardLink: linkLabel,
  howItWorks: section('How it works.', { steps: steps(3) }),
  finalCall,
});

const verdicts = ['yes', 'partly', 'no'] as const;
const desks = ['founders', 'marketing', 'sales', 'analysts'] as const;

const octomine = page({
  hero,
  dashboards: section('The large dashboard.', {}),
  audiences: z.strictObject({
    legend: words(40, 'The line above the choice of a desk.'),
    items: exactly(
      4,
      claimOf({ desk: choice(desks, 'Whose figures and charts stand below it.') }),
      'The four desks, whose figures the dashboard shows.',
    ),
  }),
  whatItIs: section('What it is.', { body: listOf(words(320, 'A paragraph.'), 'The paragraphs.') }),
  features: section('Six features.', {
    shown: claim.meta({ description: 'The feature that stands with its picture.' }),
    proved: exactly(
      5,
      claimOf({ to: address() }),
      'Five features, each of which leads to its proof.',
    ),
  }),
  kpiLibrary: section('KPIs by name and definition.', {
    definitions: exactly(12, kpi, 'Twelve KPIs.'),
  }),
  integrations: section('The connectors, by kind of source.', {
    parts: z.strictObject({
      source: words(20, 'Name of the first part.'),
      fields: words(20, 'Name of the second.'),
      measure: words(20, 'Name of the last.'),
    }),
    groups: exactly(
      5,
      stackGroup.extend({
        fields: exactly(3, words(16, 'A field.'), 'Three of the fields it brings.'),
        measures: exactly(2, words(28, 'A KPI of the library.'), 'Two KPIs made of them.'),
      }),
      'The kinds.',
    ),
  }),
  benefits: section('What changes, and what stands behind each claim.', {
    hours: claimOf({
      reports: words(24, 'The label of the first number.'),
      each: words(24, 'The label of the second.'),
      start: z
        .strictObject({
          reports: z.number().meta({ description: 'The first number to start with.' }),
          each: z.number().meta({ description: 'The second.' }),
        })
        .meta({ description: 'The example that stands there first.' }),
      formula: words(80, 'The formula in words.'),
      result: words(48, 'The result; the numbers stand in this order.', {
        slots: ['reports', 'each', 'hours'],
      }),
      days: words(120, 'What that is in days; no other digits.', { slots: ['days'] }),
      action,
    }).meta({ description: 'The calculator of reporting hours.' }),
    items: listOf(claim, 'The other benefits.', { most: 5 }),
  }),
  comparison: section('Octomine against Excel reports and BI tools.', {
    columns: exactly(3, words(24, 'A column’s heading.'), 'The three columns.'),
    verdicts: z.strictObject({
      yes: words(12, 'What is said for yes.'),
      partly: words(12, 'What is said for partly.'),
      no: words(12, 'What is said for no.'),
    }),
    rows: exactly(
      4,
      z.strictObject({
        feature: words(40, 'What is compared.'),
        cells: exactly(
          3,
          z.strictObject({
            has: choice(verdicts, 'Whether it does it.'),
            note: words(48, 'How, in a few words.'),
          }),
          'One cell a column.',
        ),
      }),
      'The four rows.',
    ),
  }),
  faq: section('Questions and answers.', { questions: exactly(3, question, 'Three questions.') }),
  finalCall,
});

const found = ['lost-sales', 'unpaid-promotion', 'moved-spend'] as const;
const askOctopus = page({
  hero,
  whatItIs: section('What it is.', { body: listOf(words(320, 'A paragraph.'), 'The paragraphs.') }),
  benefits: section('Four benefits.', { items: exactly(4, claim, 'The benefits.') }),
  differentiators: section('Six bullets, and the link to the demo.', {
    bullets: exactly(6, claim, 'The bullets.'),
    action,
  }),
  capabilities: section('The diagram of six capabilities.', {
    items: exactly(6, claim, 'The six.'),
  }),
  demo: section('The demo that visitors can use.', {}),
  agents: section('What agents find.', {
    opportunities: listOf(
      claimOf({ found: choice(found, 'The sample brand’s figure beside it.') }),
      'What the agents look for.',
      { most: 4 },
    ),
    foundIn: words(60, 'Beside the figures: where they come from.'),
    steps: steps(3),
  }),
  howItWorks: section('How it works.', { steps: steps(3) }),
  planning: section('The checklist of strategic planning.', {
    checklist: listOf(words(90, 'A thing to settle.'), 'The checklist.', { most: 8 }),
  }),
  finalCall,
});

const octosense = page({
  hero,
  alerts: section('The alerts.', {}),
  features: section('Four features that open.', {
    more: words(24, 'The label of the button that opens more.'),
    less: words(24, 'Its label while more is open.'),
    moreAbout: about('title'),
    items: exactly(
      4,
      claimOf({ icon, details: listOf(words(90, 'A detail.'), 'What opens.', { most: 5 }) }),
      'The features.',
    ),
  }),
  howItWorks: section('How it works.', { steps: steps(3) }),
  deployment: section('The deployment checklist.', {
    checklist: listOf(words(90, 'A thing to settle.'), 'The checklist.', { most: 8 }),
  }),
  finalCall,
});

const services = page({
  hero,
  pipeline: z.strictObject({
    lanes: exactly(
      4,
      z.strictObject({
        service: words(40, 'The service.'),
        part: words(60, 'What it adds to the example.'),
        to: address(),
      }),
      'One example: what each service adds to it.',
    ),
    result: z.strictObject({
      label: words(20, 'The label.'),
      title: words(60, 'What comes out.'),
      text: words(200, 'What that means.'),
    }),
  }),
  cards: exactly(
    4,
    z.strictObject({
      title: words(40, 'The service.'),
      description: words(120, 'What it does.'),
      capabilities: listOf(words(40, 'A capability.'), 'Three to six short phrases.', {
        least: 3,
        most: 6,
      }),
      document: pictureName('A sample of what it leaves behind.'),
      to: address(),
    }),
    'The four services.',
  ),
  cardLink: linkLabel,
  cardLinkAbout: about('name'),
  process: section('How we work.', { steps: steps(3) }),
  finalCall,
});

const named = (most: number, description: string) =>
  z.strictObject({ name: words(24, 'Its name.'), text: words(most, description) });

const aiConsulting = page({
  hero,
  diagram: z.strictObject({
    caption,
    question: named(80, 'What somebody asks.'),
    inputs: exactly(6, words(20, 'An input.'), 'What the model reads.'),
    model: words(20, 'The name of what stands in the middle.'),
    decision: named(80, 'What is done in the end.').extend({
      reason: words(120, 'Why, and by whom.'),
    }),
  }),
  capabilities: section('Six pieces of work.', {
    legend: words(60, 'The name of the choice of one, for those who hear it.'),
    items: exactly(6, deliverable, 'The six.'),
  }),
  industries: section('Seven industries.', {
    items: exactly(
      7,
      z.strictObject({
        name: words(32, 'The industry.'),
        example: words(80, 'What is done there.'),
      }),
      'The seven.',
    ),
  }),
  finalCall,
});

const businessDataConsulting = page({
  hero,
  diagram: z.strictObject({
    caption,
    root: words(24, 'The number at the top.'),
    branches: exactly(
      3,
      z.strictObject({
        name: words(24, 'What it depends on.'),
        drivers: exactly(2, words(24, 'A driver.'), 'What that depends on.'),
      }),
      'The branches of the tree.',
    ),
    shown: z.strictObject({
      branch: words(24, 'The branch of the driver whose definition is shown.'),
      driver: words(24, 'That driver.'),
    }),
    agreed: words(20, 'The mark of a definition that every team has accepted.'),
    definition: listOf(
      z.strictObject({ term: words(20, 'The term.'), meaning: words(60, 'Its meaning.') }),
      'The definition.',
      { most: 4 },
    ),
  }),
  deliverables: section('Five deliverables.', { items: exactly(5, deliverable, 'The five.') }),
  process: section('How we get there.', { steps: steps(3) }),
  finalCall,
});

const softwareDevelopment = page({
  hero,
  diagram: z.strictObject({
    caption,
    layers: exactly(
      4,
      z.strictObject({
        name: words(20, 'The layer.'),
        parts: words(48, 'What it holds, for example.'),
      }),
      'The layers, from what people touch to what it runs on.',
    ),
  }),
  services: section('Six services.', {
    items: exactly(6, deliverable, 'The six; the first stands large.'),
  }),
  stack: section('The technology, by category.', {
    groups: listOf(stackGroup, 'The categories.', { most: 8 }),
  }),
  process: section('Four phases.', {
    keep: words(30, 'What stands above what remains after a phase.'),
    phases: exactly(
      4,
      step.extend({ keep: words(60, 'What remains with the customer after it.') }),
      'The phases, in order.',
    ),
  }),
  finalCall,
});

const dataInfrastructure = page({
  hero,
  diagram: z.strictObject({
    caption,
    parts: z.strictObject({
      sources: words(16, 'Name of the first part.'),
      pipeline: words(16, 'Name of the second part.'),
      warehouse: words(16, 'Name of the third part.'),
      use: words(16, 'Name of the last part.'),
    }),
    sources: exactly(
      8,
      words(20, 'A source.'),
      'Where data comes from; the file of the last one is wrong.',
    ),
    held: words(24, 'What is said where that file stops.'),
    stages: exactly(
      3,
      words(12, 'A stage.'),
      'What happens in the pipeline: first, second, third.',
    ),
    uses: exactly(4, words(20, 'A use.'), 'What the data is for.'),
  }),
  offerings: section('Six offerings.', {
    items: exactly(6, deliverable, 'The six; the first stands large.'),
  }),
  stack: section('The technology, by category.', {
    groups: listOf(stackGroup, 'The categories.', { most: 8 }),
  }),
  managed: section('Managed operation.', {
    points: listOf(words(60, 'A point.'), 'What we run.', { most: 6 }),
    document: pictureName('A sample of what we hold a source to.'),
  }),
  benefits: section('Four benefits.', {
    instead: words(20, 'What stands before what a benefit replaces.'),
    items: exactly(
      4,
      claimOf({ instead: words(60, 'What it replaces, in a few words.') }),
      'The benefits.',
    ),
  }),
  products: section('Two products.', {
    items: exactly(
      2,
      z.strictObject({
        name: choice(['Octomine', 'ASK Octopus', 'OctoSense'], 'The product’s name.'),
        description: words(120, 'What it does.'),
        action,
      }),
      'The two.',
    ),
  }),
  finalCall,
});

const enquiry = z.strictObject({
  title: words(60, 'The page’s heading.'),
  titleAbout: words(60, 'The same about a product.', { slots: ['subject'] }),
  sentence: words(90, 'The sentence that the message starts with.'),
  sentenceAbout: words(90, 'The same about a product.', { slots: ['subject'] }),
});
const record = <const Names extends readonly string[], Value extends z.ZodType>(
  names: Names,
  value: Value,
) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, value])) as Record<Names[number], Value>,
  );
const contact = page({
  hero: hero.omit({ actions: true }),
  enquiry: z
    .strictObject({
      intents: record(intents, enquiry),
      subjects: record(subjects, words(40, 'Its name.')),
      lede: words(160, 'Below the heading.', { slots: ['sentence'] }),
    })
    .meta({ description: 'What the page says instead where a button led to it.' }),
  next: section('What happens after the message is sent.', { steps: steps(3) }),
  trial: z
    .strictObject({ text: words(160, 'For those who come for a trial.'), action })
    .meta({ description: 'Beside the 30 minutes: what comes before a trial.' }),
  otherWays: section('Other ways to reach us.', {
    cards: listOf(
      claimOf({
        icon,
        action: z.union([
          action,
          z.strictObject({
            email: z.literal(true),
            label: words(40, 'The words before the address.'),
          }),
        ]),
      }),
      'The ways.',
      { most: 4 },
    ),
  }),
  offices: section('The offices, whose facts are in site.yaml.', {}),
});

const statement = z.strictObject({
  name: words(24, 'Its name, such as Our vision.'),
  title: words(80, 'The statement.'),
  text: words(220, 'What it means.'),
});
const aboutPage = page({
  hero,
  map: caption,
  vision: statement,
  mission: statement,
  principles: section('How we work.', {
    items: listOf(
      claimOf({ picture: pictureName('What shows it.') }),
      'Short statements, each with its proof.',
      { most: 6 },
    ),
  }),
  timeline: section('Five entries, 2021 to 2025.', {
    entries: exactly(
      5,
      z.strictObject({
        year: z.int().meta({ description: 'The year.' }),
        title: words(40, 'What really happened that year, in a few words.'),
        description: words(120, 'What really happened that year.'),
      }),
      'The entries.',
    ),
  }),
  people: section('The founders, who are in site.yaml: left out while none is named there.', {}),
  registration: words(40, 'What stands before the company’s registrations of site.yaml.'),
  finalCall,
  placeholders,
});

const caseStudies = page({
  hero,
  chart: z.strictObject({
    title: words(60, 'What the charts are, for those who cannot see them.'),
    before: words(12, 'The label before.'),
    after: words(12, 'The label after.'),
    note: words(120, 'How to read them.'),
  }),
  pictureLabel: words(30, 'What stands below each drawing.'),
  cardLink: linkLabel,
  cardLinkAbout: about('industry'),
  shortLink: words(40, 'The label of the link of a case study that has no page yet.'),
  finalCall,
});

const blog = page({
  hero,
  cardLink: linkLabel,
  shortLink: words(
    40,
    'The label for an article that is announced: its address shows the summary.',
  ),
  lists: z
    .strictObject({
      topics: words(30, 'The name of the list of topics.'),
      topicTitle: words(40, 'The heading and title of a topic’s page.', { slots: ['topic'] }),
      topicDescription: words(120, 'What search engines show of it.', { slots: ['topic'] }),
      pageTitle: words(40, 'The heading and title of a further page of all articles.', {
        slots: ['page'],
      }),
      pageDescription: words(120, 'What search engines show of it.', { slots: ['page'] }),
      pageOf: words(20, 'Behind the title of a topic’s further page.', { slots: ['page'] }),
      newer: words(30, 'The link to the page before.'),
      older: words(30, 'The link to the page after.'),
      related: words(40, 'The heading above related articles.'),
    })
    .meta({ description: 'Words of topics and further pages, which exist once there is enough.' }),
  finalCall,
});

const settings = ['NEXT_PUBLIC_CONTACT_ENDPOINT', 'NEXT_PUBLIC_VITALS_ENDPOINT'] as const;
const legal = page({
  title: words(60, 'The page’s heading.'),
  lede: words(220, 'One or two sentences below it.'),
  status: choice(
    ['draft', 'reviewed'],
    'draft until a lawyer in India and the UK has reviewed the text.',
  ),
  lastUpdated: z
    .union([z.literal('today'), day('A day.')], {
      error: () => 'must be a day\nWrite it as YYYY-MM-DD, or today',
    })
    .meta({
      description: 'Day of the last change, YYYY-MM-DD; today shows the visitor’s current date.',
    }),
  sections: listOf(
    z.strictObject({
      title: words(60, 'The section’s heading.'),
      onlyWith: choice(
        settings,
        'The setting of a build without which the section is left out.',
      ).optional(),
      onlyWithout: choice(settings, 'The setting of a build with which it is left out.').optional(),
      body: z.string().min(1).meta({ description: 'The text, in Markdown.', kind: 'markdown' }),
    }),
    'The sections.',
  ),
  placeholders,
});
export type LegalContent = z.infer<typeof legal>;
export type LegalSection = LegalContent['sections'][number];

const notFound = z.strictObject({
  documentTitle: words(60, 'The title in the browser tab.'),
  title: words(60, 'The heading.'),
  homeLink: words(40, 'The link home.'),
  text: words(120, 'One sentence below the heading.'),
  helpTitle: words(40, 'The heading above the links to the main pages.'),
  help: listOf(address('A main page.'), 'The main pages.'),
  nothing: words(20, 'What stands where the arm of the drawing reaches to.'),
  pictureLabel: words(30, 'What stands below the drawing of a case study.'),
  caseStudyNote: words(40, 'Said first of a case study that has no page yet.'),
  articleNote: words(160, 'Said first of an article that is not written yet.'),
  tryThis: words(40, 'What stands above the thing to try of such an article.'),
  caseStudyList: words(40, 'The link to the case studies.'),
  articleList: words(40, 'The link to the articles.'),
  talk: action.meta({ description: 'The next step below the summary.' }),
});

/** Every page of the site, by the name of its file in `content/pages/`. */
export const pages = {
  home,
  solutions,
  octomine,
  'ask-octopus': askOctopus,
  octosense,
  services,
  'ai-consulting': aiConsulting,
  'business-data-consulting': businessDataConsulting,
  'software-development': softwareDevelopment,
  'data-infrastructure': dataInfrastructure,
  contact,
  about: aboutPage,
  'case-studies': caseStudies,
  blog,
  privacy: legal,
  terms: legal,
  'not-found': notFound,
} as const;

/** The words of all pages. */
export type Pages = { readonly [Id in keyof typeof pages]: z.infer<(typeof pages)[Id]> };
