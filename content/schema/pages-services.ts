import { group, groupOf, rows, text, texts } from './fields';
import { link } from './values';
import { caption, documentName, linkAbout, linkLabel, section } from './parts';
import { cards, documents, fullPage, index, ledger, steps, technologyStack } from './sections';

export const services = fullPage({
  pipeline: group({
    lanes: rows('One example: what each service adds to it.', 4, {
      service: text({ max: 40, help: 'The service.' }),
      part: text({ max: 60, help: 'What it adds to the example.' }),
      to: link(),
    }),
    result: group({
      label: text({ max: 20, help: 'The label.' }),
      title: text({ max: 60, help: 'What comes out.' }),
      text: text({ max: 200, help: 'What that means.' }),
    }),
  }),
  cards: rows('The four services.', 4, {
    title: text({ max: 40, help: 'The service.' }),
    description: text({ max: 120, help: 'What it does.' }),
    capabilities: texts({ max: 40, count: [3, 6], help: 'Three to six short phrases.' }),
    document: documentName,
    to: link(),
  }),
  cardLink: linkLabel,
  cardLinkAbout: linkAbout('name'),
  process: steps('How we work.', 3),
});

const part = (most: number, description: string) =>
  group({
    name: text({ max: 24, help: 'Its name.' }),
    text: text({ max: most, help: description }),
  });

export const aiConsulting = fullPage({
  diagram: group({
    caption,
    question: part(80, 'What somebody asks.'),
    inputs: texts({ max: 20, count: 6, help: 'What the model reads.' }),
    model: text({ max: 20, help: 'The name of what stands in the middle.' }),
    decision: part(80, 'What is done in the end.').extend({
      reason: text({ max: 120, help: 'Why, and by whom.' }),
    }),
  }),
  capabilities: documents('Six pieces of work.', 6)
    .extend({
      legend: text({ max: 60, help: 'The name of the choice of one, for those who hear it.' }),
    })
    .meta({ description: 'Six pieces of work.' }),
  industries: index('Seven industries, each with the question to start with.', 7),
});

export const businessDataConsulting = fullPage({
  diagram: group({
    caption,
    root: text({ max: 24, help: 'The number at the top.' }),
    branches: rows('The branches of the tree.', 3, {
      name: text({ max: 24, help: 'What it depends on.' }),
      drivers: texts({ max: 24, count: 2, help: 'What that depends on.' }),
    }),
    shown: group({
      branch: text({ max: 24, help: 'The branch of the driver whose definition is shown.' }),
      driver: text({ max: 24, help: 'That driver.' }),
    }),
    agreed: text({ max: 20, help: 'The mark of a definition that every team has accepted.' }),
    definition: rows('The definition.', [1, 4], {
      term: text({ max: 20, help: 'The term.' }),
      meaning: text({ max: 60, help: 'Its meaning.' }),
    }),
  }),
  deliverables: documents('Five deliverables.', 5),
  process: steps('How we get there.', 3),
});

export const softwareDevelopment = fullPage({
  diagram: group({
    caption,
    layers: rows('The layers, from what people touch to what it runs on.', 4, {
      name: text({ max: 20, help: 'The layer.' }),
      parts: text({ max: 48, help: 'What it holds, for example.' }),
    }),
  }),
  services: documents('Six services.', 6),
  stack: technologyStack('The technology, by category.'),
  process: ledger('Four phases, in order, each with what remains with the customer after it.', 4),
});

export const dataInfrastructure = fullPage({
  diagram: group({
    caption,
    parts: groupOf(
      ['sources', 'pipeline', 'warehouse', 'use'],
      text({ max: 16, help: 'The name of a part.' }),
    ),
    sources: texts({ max: 20, count: 8, help: 'Data’s sources; the last one’s file is wrong.' }),
    held: text({ max: 24, help: 'What is said where that file stops.' }),
    stages: texts({ max: 12, count: 3, help: 'What happens in the pipeline, in order.' }),
    uses: texts({ max: 20, count: 4, help: 'What the data is for.' }),
  }),
  offerings: documents('Six offerings.', 6),
  stack: technologyStack('The technology, by category.'),
  managed: section('Managed operation.', {
    points: texts({ max: 60, count: [1, 6], help: 'What we run.' }),
    document: documentName,
  }),
  benefits: ledger('Four benefits, each with what it replaces.', 4),
  products: cards('Two products.', 2),
});
