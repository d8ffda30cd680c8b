import { address, choice, exactly, listOf, object, pictureName, texts, words } from './fields';
import {
  action,
  caption,
  claim,
  deliverable,
  fullPage,
  linkAbout,
  linkLabel,
  section,
  step,
  steps,
  technology,
} from './parts';
export const services = fullPage({
  pipeline: {
    lanes: exactly(4, 'One example: what each service adds to it.', {
      service: [40, 'The service.'],
      part: [60, 'What it adds to the example.'],
      to: address(),
    }),
    result: {
      label: [20, 'The label.'],
      title: [60, 'What comes out.'],
      text: [200, 'What that means.'],
    },
  },
  cards: exactly(4, 'The four services.', {
    title: [40, 'The service.'],
    description: [120, 'What it does.'],
    capabilities: listOf([3, 6], 'Three to six short phrases.', [40, 'A capability.']),
    document: pictureName('A sample of what it leaves behind.'),
    to: address(),
  }),
  cardLink: linkLabel,
  cardLinkAbout: linkAbout('name'),
  process: section('How we work.', { steps: steps(3) }),
});

const named = (most: number, description: string) =>
  object({ name: [24, 'Its name.'], text: [most, description] });

export const aiConsulting = fullPage({
  diagram: {
    caption,
    question: named(80, 'What somebody asks.'),
    inputs: exactly(6, 'What the model reads.', [20, 'An input.']),
    model: [20, 'The name of what stands in the middle.'],
    decision: named(80, 'What is done in the end.').extend({
      reason: words(120, 'Why, and by whom.'),
    }),
  },
  capabilities: section('Six pieces of work.', {
    legend: [60, 'The name of the choice of one, for those who hear it.'],
    items: exactly(6, 'The six.', deliverable),
  }),
  industries: section('Seven industries.', {
    items: exactly(7, 'The seven.', {
      name: [32, 'The industry.'],
      example: [80, 'What is done there.'],
    }),
  }),
});

export const businessDataConsulting = fullPage({
  diagram: {
    caption,
    root: [24, 'The number at the top.'],
    branches: exactly(3, 'The branches of the tree.', {
      name: [24, 'What it depends on.'],
      drivers: exactly(2, 'What that depends on.', [24, 'A driver.']),
    }),
    shown: {
      branch: [24, 'The branch of the driver whose definition is shown.'],
      driver: [24, 'That driver.'],
    },
    agreed: [20, 'The mark of a definition that every team has accepted.'],
    definition: listOf(4, 'The definition.', {
      term: [20, 'The term.'],
      meaning: [60, 'Its meaning.'],
    }),
  },
  deliverables: section('Five deliverables.', { items: exactly(5, 'The five.', deliverable) }),
  process: section('How we get there.', { steps: steps(3) }),
});

export const softwareDevelopment = fullPage({
  diagram: {
    caption,
    layers: exactly(4, 'The layers, from what people touch to what it runs on.', {
      name: [20, 'The layer.'],
      parts: [48, 'What it holds, for example.'],
    }),
  },
  services: section('Six services.', {
    items: exactly(6, 'The six; the first stands large.', deliverable),
  }),
  stack: technology,
  process: section('Four phases.', {
    keep: [30, 'What stands above what remains after a phase.'],
    phases: exactly(
      4,
      'The phases, in order.',
      step.extend({ keep: words(60, 'What remains with the customer after it.') }),
    ),
  }),
});

export const dataInfrastructure = fullPage({
  diagram: {
    caption,
    parts: texts(16, 'The name of a part.', 'sources pipeline warehouse use'),
    sources: exactly(8, 'Where data comes from; the file of the last one is wrong.', [
      20,
      'A source.',
    ]),
    held: [24, 'What is said where that file stops.'],
    stages: exactly(3, 'What happens in the pipeline: first, second, third.', [12, 'A stage.']),
    uses: exactly(4, 'What the data is for.', [20, 'A use.']),
  },
  offerings: section('Six offerings.', {
    items: exactly(6, 'The six; the first stands large.', deliverable),
  }),
  stack: technology,
  managed: section('Managed operation.', {
    points: listOf(6, 'What we run.', [60, 'A point.']),
    document: pictureName('A sample of what we hold a source to.'),
  }),
  benefits: section('Four benefits.', {
    instead: [20, 'What stands before what a benefit replaces.'],
    items: exactly(4, 'The benefits.', {
      ...claim.shape,
      instead: [60, 'What it replaces, in a few words.'],
    }),
  }),
  products: section('Two products.', {
    items: exactly(2, 'The two.', {
      name: choice(['Octomine', 'ASK Octopus', 'OctoSense'], 'The product’s name.'),
      description: [120, 'What it does.'],
      action,
    }),
  }),
});
