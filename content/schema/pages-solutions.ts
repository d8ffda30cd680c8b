import { desks, solutionNames } from '../routes';
import { group, list, rows, text, texts } from './fields';
import { choice, icon, link, picture } from './values';
import { action, claim, kpiDefinition, linkLabel, section, stackGroup, step } from './shared';
import { faq, fullPage, howItWorks } from './sections';

export const solutions = fullPage({
  cards: rows('The products.', solutionNames.length, {
    name: choice(solutionNames, { help: 'The product’s name.' }),
    title: text({ max: 48, help: 'What kind of product it is, in a few words.' }),
    description: text({ max: 190, help: 'Two sentences: what it does, for whom.' }),
    image: picture({ help: 'Its icon, a square drawing.' }),
    to: link(),
    features: texts({ max: 48, count: [4, 6], help: 'Four to six short phrases.' }),
    badge: text({ max: 16, help: 'A word on the card’s corner, such as Flagship.' }).optional(),
  }),
  cardLink: linkLabel,
  howItWorks,
});

export const octomine = fullPage({
  audiences: group({
    title: text({ max: 60, help: 'The heading of the desks, which is heard and not shown.' }),
    items: rows('The desks, whose figures the dashboard shows.', desks.length, {
      title: claim.shape.title,
      desk: choice(desks, { help: 'Whose figures and charts stand below it.' }),
    }),
  }),
  whatItIs: section('What it is.', {}),
  features: group('Six features: one at work, five that lead to their proof.', {
    main: text({ max: 60, help: 'The feature that stands with its picture.' }),
    items: rows('The five.', 5, {
      ...claim.shape,
      icon: icon(),
      to: link({ help: 'Where its proof is: /solutions/octomine#kpis, #demo.' }),
    }),
  }),
  comparison: section('Octomine against Excel reports and BI tools.', {
    columns: texts({ max: 24, count: 3, help: 'The three columns; the first is ours.' }),
    rows: rows('The rows.', [2, 8], {
      feature: text({ max: 40, help: 'What is compared.' }),
      cells: texts({ max: 48, count: 3, help: 'How each does it, in a few words.' }),
    }),
  }),
  kpiLibrary: section('KPIs by name and definition; stock cover is also worked out.', {
    stockCover: kpiDefinition,
    definitions: list(kpiDefinition, { count: [3, 11], help: 'Some other KPIs.' }),
  }),
  integrations: section('The connectors, by kind of source.', {
    groups: list(stackGroup, { count: 5, help: 'The kinds.' }),
  }),
  benefits: section('What changes, beside the hours before and after.', {
    items: texts({ max: 60, count: [1, 3], help: 'What else, in order.' }),
    action,
  }),
  faq,
});

export const askOctopus = fullPage({
  whatItIs: section('What it is.', {
    body: text({ max: 320, help: 'One paragraph.' }),
    bullets: texts({ max: 48, count: 6, help: 'Six short phrases.' }),
  }),
  benefits: section('Four benefits, each beside a turn of a conversation.', {
    items: rows('The benefits, in order.', 4, { ...claim.shape, icon: icon() }),
    questions: texts({ max: 40, count: [1, 4], help: 'What is typed, each after those before.' }),
    action,
  }),
  capabilities: list(claim, { count: 6, help: 'The diagram of six capabilities.' }),
  sampleBrand: section('What the sample brand holds.', {
    rows: text({ max: 200, fills: ['count', 'weeks'], help: 'Before the link to the rows.' }),
  }),
  agents: section('What agents find.', {
    lostSales: text({ max: 80, help: 'Goes on from the amount that empty shelves cost.' }),
    unpaidPromotions: text({ max: 80, help: 'Goes on from what weak promotions cost.' }),
    smaller: text({ max: 60, fills: ['count'], help: 'Goes on from all other losses.' }),
    steps: list(step, { count: 3, help: 'How they do it, in order.' }),
  }),
  planning: section('The checklist of strategic planning, filled in for one question.', {
    mark: text({ max: 20, help: 'What the cases are compared with: the gap to plan.' }),
    steps: rows('The steps, in order.', 3, {
      title: step.shape.title,
      checks: rows('What to settle in it.', [1, 3], {
        check: text({ max: 40, help: 'What it is.' }),
        entry: text({
          max: 40,
          fills: ['gap', 'baseline', 'cases', 'cover', 'target'],
          help: 'What is filled in.',
        }),
      }),
    }),
  }),
});

export const octosense = fullPage({
  alerts: group('The inbox.', {
    title: text({ max: 72, help: 'The heading in its frame.' }),
  }),
  features: section('Four features that open.', {
    more: text({ max: 24, help: 'The words that open more.' }),
    less: text({ max: 24, help: 'The same while more is open.' }),
    items: rows('The features.', 4, {
      ...claim.shape,
      icon: icon(),
      details: texts({ max: 90, count: [1, 5], help: 'What opens.' }),
    }),
  }),
  howItWorks,
  deployment: section('The deployment checklist.', {
    checklist: texts({ max: 90, count: [1, 8], help: 'The checklist.' }),
  }),
});
