import { type z } from 'zod';
import { address, choice, listOf, object, words, type Fields } from './fields';
import {
  action,
  actions,
  claim,
  document,
  page,
  question,
  section,
  stackGroup,
  step,
} from './parts';

/**
 * The shapes of sections that pages share, each with the one component in `components/sections/`
 * that shows it. A page's schema names a shape, with what the section is for and, where its place
 * has room for no other number, how many items it has. Its `page.tsx` says where the section stands.
 */

/** How many items a section has: so many, or the least and the most. */
type Count = number | readonly [least: number, most: number];
const room = (count: Count) => (typeof count === 'number' ? ([count, count] as const) : count);

/** The top of a page (`LeadHero`, or `SplitHero` with a picture beside the words). */
export const hero = object({
  eyebrow: words(48, 'The small line above the headline: what kind of page this is.'),
  title: words(60, 'The page’s headline.'),
  lede: words(220, 'One or two sentences: what it is, for whom, what they get.'),
  actions,
  facts: listOf(
    4,
    'Short facts below the buttons, such as 30-day free trial.',
    words(60, 'A short fact.'),
  ).optional(),
}).meta({ description: 'The top of the page.' });
export type Hero = z.infer<typeof hero>;

/** What to do next, at the end of a page (`FinalCall`). */
export const finalCall = object({
  title: words(60, 'The heading: what to do next.'),
  text: words(160, 'One or two sentences below it.'),
  agenda: choice(
    ['demo', 'consultation'],
    'What the 30 minutes behind the first button are for (ui/agendas.yaml); only on home, contact and the products’ pages.',
  ).optional(),
  actions,
}).meta({ description: 'The last section: what to do next.' });
export type FinalCallContent = z.infer<typeof finalCall>;

/** A question as a heading, and its answer in paragraphs (`Explanation`). */
export const explanation = (description: string) =>
  section(description, {
    body: listOf(40, 'The paragraphs.', words(320, 'A paragraph.')),
  });
export type ExplanationContent = z.infer<ReturnType<typeof explanation>>;

/** Claims side by side, each with the sentence that proves it (`Points`). */
export const points = (description: string, count: Count = [2, 6]) =>
  section(description, {
    items: listOf(room(count), 'The points.', claim),
    action: action.optional(),
  });
export type PointsContent = z.infer<ReturnType<typeof points>>;

/** Something shown at work, and a list of claims beside it (`Showcase`). */
export const showcase = (description: string, count: Count = [1, 5]) =>
  section(description, {
    items: listOf(
      room(count),
      'What stands beside it.',
      claim.extend({
        to: address('Where its proof is: /solutions/octomine#kpis, #demo.').optional(),
      }),
    ),
  });
export type ShowcaseContent = z.infer<ReturnType<typeof showcase>>;

/** A process, in order (`Steps`). */
export const steps = (description: string, count: Count = [2, 4]) =>
  section(description, {
    steps: listOf(room(count), 'The steps, in order.', step),
  });
export type StepsContent = z.infer<ReturnType<typeof steps>>;

/** Claims, each beside what it replaces or leaves behind (`Ledger`). */
export const ledger = (description: string, count: Count = [2, 6]) =>
  section(description, {
    noteLabel: words(30, 'What stands above each note, such as Instead of.'),
    items: listOf(
      room(count),
      'The rows.',
      claim.extend({
        note: words(60, 'What the claim replaces or leaves behind, in a few words.'),
      }),
    ),
  });
export type LedgerContent = z.infer<ReturnType<typeof ledger>>;

/** Pieces of work, each with a page of what it leaves behind (`Documents`, and desks of pages). */
export const documents = (description: string, count: Count = [2, 6]) =>
  section(description, {
    items: listOf(room(count), 'The pieces of work; the first may stand large.', document),
  });
export type DocumentsContent = z.infer<ReturnType<typeof documents>>;

/** Names with a line about each, one a row (`Index`). */
export const index = (description: string, count: Count = [2, 12]) =>
  section(description, {
    items: listOf(room(count), 'The rows.', claim),
  });
export type IndexContent = z.infer<ReturnType<typeof index>>;

/** What is to be settled before something starts (`Checklist`). */
export const checklist = (description: string) =>
  section(description, {
    checklist: listOf(8, 'The checklist.', words(90, 'A thing to settle.')),
  });
export type ChecklistContent = z.infer<ReturnType<typeof checklist>>;

/** Tools by what they are for (`TechnologyStack`). */
export const technologyStack = (description: string) =>
  section(description, {
    groups: listOf(8, 'The categories.', stackGroup),
  });
export type TechnologyStackContent = z.infer<ReturnType<typeof technologyStack>>;

/** Products or pages to go on to, the first of them on ink (`Cards`). */
export const cards = (description: string, count: Count = 2) =>
  section(description, {
    items: listOf(room(count), 'The cards.', claim.extend({ action })),
  });
export type CardsContent = z.infer<ReturnType<typeof cards>>;

const verdict = choice(['yes', 'partly', 'no'], 'Whether it does it.');

/** A table of what each of several things does (`Comparison`). */
export const comparison = (description: string) =>
  section(description, {
    columns: listOf([3, 3], 'The three columns; the first is ours.', words(24, 'A heading.')),
    verdicts: object({
      yes: words(12, 'What is said where it does it.'),
      partly: words(12, 'What is said where it does part of it.'),
      no: words(12, 'What is said where it does not.'),
    }),
    rows: listOf(
      [2, 8],
      'The rows.',
      object({
        feature: words(40, 'What is compared.'),
        cells: listOf(
          [3, 3],
          'One cell a column.',
          object({
            has: verdict,
            note: words(48, 'How, in a few words.'),
          }),
        ),
      }),
    ),
  });
export type ComparisonContent = z.infer<ReturnType<typeof comparison>>;

/** Questions with their answers, one open at a time (`Faq`). */
export const faq = (description: string, count: Count = [1, 12]) =>
  section(description, {
    questions: listOf(room(count), 'The questions.', question),
  });
export type FaqContent = z.infer<ReturnType<typeof faq>>;

/** A page that opens with a hero, and ends with what to do next. */
export const fullPage = <const Own extends Fields>(fields: Own) =>
  page({ hero, ...fields, finalCall });
