import type { z } from 'zod';
import { type Count, type Fields, group, list, rows, text } from './fields';
import { actions, claim, page, faqItem, section, stackGroup, step } from './shared';

/**
 * The shapes of sections that pages share; where they share its looks too, the component in
 * `components/sections/` that shows it stands behind. A page's schema names a shape, with what the
 * section is for and, where its place has room for no other number, how many items it has. Its
 * `page.tsx` says where the section stands.
 */

/** The top of a page (`StackedHero`, or `SplitHero` with a picture beside the words). */
export const hero = group('The top of the page.', {
  eyebrow: text({ max: 48, help: 'The small line above the headline: what kind of page this is.' }),
  title: text({ max: 60, help: 'The page’s headline.' }),
  lede: text({ max: 220, help: 'One or two sentences: what it is, for whom, what they get.' }),
  actions,
  terms: text({ max: 120, help: 'A line below the buttons: on what terms.' }).optional(),
});
export type Hero = z.infer<typeof hero>;

/** What to do next, at the end of a page (`FinalCall`). */
export const finalCall = group('The last section: what to do next.', {
  title: text({ max: 60, help: 'The heading: what to do next.' }),
  text: text({ max: 160, help: 'One or two sentences below it.' }),
  actions,
});
export type FinalCallContent = z.infer<typeof finalCall>;

/** A process, in order. */
export const howItWorks = section('How it works.', {
  steps: list(step, { count: 3, help: 'The steps, in order.' }),
});

/** Phases, in order, each with what a customer keeps who stops after it (`Phases`). */
export const phases = (help: string, count: Count) =>
  section(help, {
    items: rows('The items, in order.', count, {
      ...claim.shape,
      keep: text({ max: 60, help: 'What the customer keeps who stops here.' }),
    }),
  });
export type PhasesContent = z.infer<ReturnType<typeof phases>>;

/** Names with a line about each. */
export const featureList = (help: string, count: Count) =>
  section(help, { items: rows('The items, in order.', count, claim.shape) });
export type FeatureListContent = z.infer<ReturnType<typeof featureList>>;

/** Tools by what they are for (`Stack`). */
export const technologyStack = section('The technology, by category.', {
  groups: list(stackGroup, { count: [1, 8], help: 'The categories.' }),
});
export type TechnologyStackContent = z.infer<typeof technologyStack>;

/** Questions with their answers, one open at a time (`Faq`). */
export const faq = section('Questions and answers.', {
  questions: list(faqItem, { count: 3, help: 'The questions.' }),
});
export type FaqContent = z.infer<typeof faq>;

/** A page that opens with a hero, and ends with what to do next. */
export const fullPage = <Sections extends Fields>(fields: Sections) =>
  page({
    hero,
    ...fields,
    finalCall,
  });
