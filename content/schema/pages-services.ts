import { group, groupOf, rows, text, texts } from './fields';
import { link, picture } from './values';
import { action, caption, claim, documentName, linkAbout, linkLabel, section } from './parts';
import { fullPage, index, phases, technologyStack } from './sections';

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
  process: phases('How we work, and what a customer holds after each phase.', 3),
  cards: rows('The four services; two wide rows, and two side by side between them.', 4, {
    title: text({ max: 40, help: 'The service.' }),
    description: text({ max: 120, help: 'What it does.' }),
    capabilities: texts({ max: 40, count: [3, 6], help: 'Three to six short phrases.' }),
    document: documentName.optional(),
    picture: picture({ help: 'A drawing in place of a sheet.' }).optional(),
    to: link(),
  }),
  cardLink: linkLabel,
  cardLinkAbout: linkAbout('name'),
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
  capabilities: phases('Six pieces of work, each with what it leaves.', 6).extend({
    document: documentName,
  }),
  industries: section('Seven industries, each with the question to start with.', {
    items: rows('The third and the fourth have a paragraph of their own.', 7, {
      title: text({ max: 32, help: 'The industry.' }),
      question: text({ max: 70, help: 'What it asks first.' }),
      answer: text({ max: 320, help: 'How we go about it.' }).optional(),
    }),
  }),
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
  deliverables: index('Five deliverables.', 5).extend({ document: documentName }),
  process: phases('How we get there.', 3),
});

export const softwareDevelopment = fullPage({
  diagram: group({
    caption,
    layers: rows('The layers, from what people touch to what it runs on.', 4, {
      name: text({ max: 20, help: 'The layer.' }),
      parts: text({ max: 48, help: 'What it holds, for example.' }),
    }),
  }),
  services: index('Six services.', 6).extend({ document: documentName }),
  stack: technologyStack('The technology, by category.'),
  process: phases('Four phases.', 4),
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
  offerings: index('Six offerings, three on each side of a sheet.', 6).extend({
    document: documentName,
  }),
  stack: technologyStack('The technology, by category.'),
  managed: section('Managed operation.', {
    points: texts({ max: 90, count: [1, 6], help: 'What we run.' }),
    keepLabel: text({ max: 30, help: 'What stands before what stays with the customer.' }),
    keep: text({ max: 60, help: 'What the customer keeps who stops.' }),
    trial: action.meta({ description: 'To what is settled before data moves.' }),
  }),
  benefits: section('Four benefits.', {
    items: rows('Each with what it ends.', 4, {
      title: text({ max: 48, help: 'What is noticed.' }),
      before: text({ max: 90, help: 'What it ends, in a sentence.' }),
    }),
  }),
  products: rows('Two products that read from the warehouse.', 2, {
    ...claim.shape,
    action,
  }),
});
