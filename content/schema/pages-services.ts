import { address, exactly, listOf, object, pictureName, texts, words } from './fields';
import { caption, linkAbout, linkLabel, section } from './parts';
import { cards, documents, fullPage, index, ledger, steps, technologyStack } from './sections';

export const services = fullPage({
  pipeline: {
    lanes: exactly(4, 'One example: what each service adds to it.', {
      service: words(40, 'The service.'),
      part: words(60, 'What it adds to the example.'),
      to: address(),
    }),
    result: {
      label: words(20, 'The label.'),
      title: words(60, 'What comes out.'),
      text: words(200, 'What that means.'),
    },
  },
  cards: exactly(4, 'The four services.', {
    title: words(40, 'The service.'),
    description: words(120, 'What it does.'),
    capabilities: listOf([3, 6], 'Three to six short phrases.', words(40, 'A capability.')),
    document: pictureName('A sample of what it leaves behind.'),
    to: address(),
  }),
  cardLink: linkLabel,
  cardLinkAbout: linkAbout('name'),
  process: steps('How we work.', 3),
});

const named = (most: number, description: string) =>
  object({ name: words(24, 'Its name.'), text: [most, description] });

export const aiConsulting = fullPage({
  diagram: {
    caption,
    question: named(80, 'What somebody asks.'),
    inputs: exactly(6, 'What the model reads.', words(20, 'An input.')),
    model: words(20, 'The name of what stands in the middle.'),
    decision: named(80, 'What is done in the end.').extend({
      reason: words(120, 'Why, and by whom.'),
    }),
  },
  capabilities: documents('Six pieces of work.', 6)
    .extend({ legend: words(60, 'The name of the choice of one, for those who hear it.') })
    .meta({ description: 'Six pieces of work.' }),
  industries: index('Seven industries, each with the question to start with.', 7),
});

export const businessDataConsulting = fullPage({
  diagram: {
    caption,
    root: words(24, 'The number at the top.'),
    branches: exactly(3, 'The branches of the tree.', {
      name: words(24, 'What it depends on.'),
      drivers: exactly(2, 'What that depends on.', words(24, 'A driver.')),
    }),
    shown: {
      branch: words(24, 'The branch of the driver whose definition is shown.'),
      driver: words(24, 'That driver.'),
    },
    agreed: words(20, 'The mark of a definition that every team has accepted.'),
    definition: listOf(4, 'The definition.', {
      term: words(20, 'The term.'),
      meaning: words(60, 'Its meaning.'),
    }),
  },
  deliverables: documents('Five deliverables.', 5),
  process: steps('How we get there.', 3),
});

export const softwareDevelopment = fullPage({
  diagram: {
    caption,
    layers: exactly(4, 'The layers, from what people touch to what it runs on.', {
      name: words(20, 'The layer.'),
      parts: words(48, 'What it holds, for example.'),
    }),
  },
  services: documents('Six services.', 6),
  stack: technologyStack('The technology, by category.'),
  process: ledger('Four phases, in order, each with what remains with the customer after it.', 4),
});

export const dataInfrastructure = fullPage({
  diagram: {
    caption,
    parts: texts(16, 'The name of a part.', 'sources pipeline warehouse use'),
    sources: exactly(
      8,
      'Where data comes from; the file of the last one is wrong.',
      words(20, 'A source.'),
    ),
    held: words(24, 'What is said where that file stops.'),
    stages: exactly(
      3,
      'What happens in the pipeline: first, second, third.',
      words(12, 'A stage.'),
    ),
    uses: exactly(4, 'What the data is for.', words(20, 'A use.')),
  },
  offerings: documents('Six offerings.', 6),
  stack: technologyStack('The technology, by category.'),
  managed: section('Managed operation.', {
    points: listOf(6, 'What we run.', words(60, 'A point.')),
    document: pictureName('A sample of what we hold a source to.'),
  }),
  benefits: ledger('Four benefits, each with what it replaces.', 4),
  products: cards('Two products.', 2),
});
