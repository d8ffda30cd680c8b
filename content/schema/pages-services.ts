import { serviceNames } from '../routes';
import { group, list, rows, text, texts } from './fields';
import { choice, icon, link } from './values';
import { action, claim, documentName, linkLabel, section } from './shared';
import { fullPage, featureList, phases, technologyStack } from './sections';

export const services = fullPage({
  portal: group('A screen of an application that we would build.', {
    title: text({ max: 40, help: 'Its name.' }),
    columns: texts({
      max: 14,
      count: 3,
      help: 'The columns: packs, how long they last, the order.',
    }),
    loaded: text({ max: 24, fills: ['time'], help: 'When its stock came in.' }),
    mark: text({ max: 24, fills: ['cover'], help: 'What the mark on the packs’ bars means.' }),
    more: text({ max: 20, fills: ['count'], help: 'In the place of rows, on a phone.' }),
    enough: text({ max: 12, help: 'In the place of an order.' }),
    send: text({ max: 30, help: 'The button’s words.' }),
  }),
  cards: rows('The services, in the order of the menu.', serviceNames.length, {
    title: choice(serviceNames, { help: 'The service’s name.' }),
    description: text({ max: 60, help: 'What it adds to the screen beside it.' }),
    capabilities: text({ max: 60, help: 'Three short phrases, in a line.' }),
    to: link(),
  }),
  cardLink: linkLabel,
  cardLinkAbout: text({ max: 60, fills: ['name'], help: 'Heard behind the label of each.' }),
  process: phases('How we work, and what a customer holds after each phase.', 3),
});

export const aiConsulting = fullPage({
  forecastTest: group({
    title: text({ max: 70, help: 'What follows on its error, as a heading.' }),
    axis: text({ max: 20, fills: ['from'], help: 'Where the axis of values starts.' }),
    verdict: text({ max: 70, fills: ['expected', 'week', 'sold'], help: 'What it is of.' }),
    lines: texts({ max: 26, count: 3, help: 'At what was expected, at what was sold, and when.' }),
    groups: texts({
      max: 60,
      count: 2,
      fills: ['count'],
      help: 'Packs in the range, and out of it.',
    }),
    range: text({ max: 250, fills: ['held', 'all', 'left'], help: 'How often the range held.' }),
  }),
  capabilities: featureList('Six pieces of work.', 6).extend({ document: documentName }),
  industries: section('For whom.', { items: texts({ max: 40, count: 7, help: 'Industries.' }) }),
});

export const businessDataConsulting = fullPage({
  documents: group({
    subject: text({ max: 60, fills: ['promotion'], help: 'Whose number is in dispute.' }),
    ofSales: text({ max: 60, help: 'Who counts the extra sales.' }),
    ofMargin: text({ max: 60, help: 'Who counts their margin.' }),
    ruling: text({ max: 60, fills: ['week'], help: 'What was agreed.' }),
    stamp: text({ max: 14, help: 'That it was.' }),
    brought: text({ max: 60, help: 'What is drawn.' }),
    even: text({ max: 14, help: 'At the mark, before its value.' }),
    stop: text({ max: 60, help: 'What to do, before what it saves.' }),
  }),
  deliverables: featureList('Four documents beside the one that is shown.', 4).extend({
    document: documentName,
    proof: action.meta({ description: 'To what one of them has brought.' }),
  }),
  process: phases('How we get there.', 3),
});

export const softwareDevelopment = fullPage({
  transfer: group('A screen of an application that we would build.', {
    menu: list(icon(), { count: 3, help: 'Its menu: the first is open.' }),
    title: text({ max: 40, fills: ['region'], help: 'Its name, and what is open.' }),
    first: text({ max: 60, fills: ['product', 'pack'], help: 'What is drawn, in packs.' }),
    columns: texts({ max: 30, count: 3, fills: ['target'], help: 'Above the others.' }),
    send: text({ max: 30, fills: ['total'], help: 'The button’s words.' }),
    saves: text({ max: 40, fills: ['gain'], help: 'What it brings.' }),
  }),
  services: featureList('Six services.', 6).extend({ document: documentName }),
  stack: technologyStack,
  process: phases('Four phases.', 4),
});

export const dataInfrastructure = fullPage({
  monday: group('When the week of each channel of the sample brand was there.', {
    title: text({ max: 60, fills: ['week'], help: 'What is shown.' }),
    held: text({ max: 20, fills: ['minutes'], help: 'How long the wrong file waited.' }),
    meeting: text({ max: 40, fills: ['time'], help: 'What the last line stands for.' }),
    spare: text({ max: 40, fills: ['hours', 'minutes'], help: 'How long before it.' }),
  }),
  offerings: featureList('Six offerings.', 6).extend({
    document: documentName,
    columns: texts({ max: 20, count: 2, help: 'Above the rows of the file in it.' }),
  }),
  stack: technologyStack,
  managed: section('Managed operation.', {
    benefits: rows('Four benefits, each with what we do for it.', 4, claim.shape),
    keep: text({ max: 60, help: 'What the customer keeps who stops.' }),
    trial: action.meta({ description: 'To what is settled before data moves.' }),
    proof: action.meta({ description: 'To what the six have brought.' }),
  }),
  products: rows('Two products that read from the warehouse.', 2, {
    ...claim.shape,
    action,
  }),
});
