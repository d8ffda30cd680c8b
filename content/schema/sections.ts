import type { z } from 'zod';
import { choice, type Fields, group, link, list, text } from './fields';
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
type Count = number | readonly [min: number, max: number];
const room = (count: Count) => {
  const [min, max] = typeof count === 'number' ? [count, count] : count;
  return { min, max };
};

/** The top of a page (`LeadHero`, or `SplitHero` with a picture beside the words). */
export const hero = group({
  eyebrow: text({ max: 48, help: 'The small line above the headline: what kind of page this is.' }),
  title: text({ max: 60, help: 'The page’s headline.' }),
  lede: text({ max: 220, help: 'One or two sentences: what it is, for whom, what they get.' }),
  actions,
  facts: list(text({ max: 60, help: 'A short fact.' }), {
    max: 4,
    help: 'Short facts below the buttons, such as 30-day free trial.',
  }).optional(),
}).meta({ description: 'The top of the page.' });
export type Hero = z.infer<typeof hero>;

/** What to do next, at the end of a page (`FinalCall`). */
export const finalCall = group({
  title: text({ max: 60, help: 'The heading: what to do next.' }),
  text: text({ max: 160, help: 'One or two sentences below it.' }),
  agenda: choice(['demo', 'consultation'], {
    help: 'What the 30 minutes behind the first button are for (ui/agendas.yaml); only on home, contact and the products’ pages.',
  }).optional(),
  actions,
}).meta({ description: 'The last section: what to do next.' });
export type FinalCallContent = z.infer<typeof finalCall>;

/** A question as a heading, and its answer in paragraphs. */
export const explanation = (description: string) =>
  section(
    { body: list(text({ max: 320, help: 'A paragraph.' }), { max: 40, help: 'The paragraphs.' }) },
    { help: description },
  );
export type ExplanationContent = z.infer<ReturnType<typeof explanation>>;

/** Something shown at work, and a list of claims beside it (`Showcase`). */
export const showcase = (description: string, count: Count = [1, 5]) =>
  section(
    {
      items: list(
        claim.extend({
          to: link({ help: 'Where its proof is: /solutions/octomine#kpis, #demo.' }).optional(),
        }),
        { ...room(count), help: 'What stands beside it.' },
      ),
    },
    { help: description },
  );
export type ShowcaseContent = z.infer<ReturnType<typeof showcase>>;

/** A process, in order (`Steps`). */
export const steps = (description: string, count: Count = [2, 4]) =>
  section(
    { steps: list(step, { ...room(count), help: 'The steps, in order.' }) },
    { help: description },
  );
export type StepsContent = z.infer<ReturnType<typeof steps>>;

/** Claims, each beside what it replaces or leaves behind (`Ledger`). */
export const ledger = (description: string, count: Count = [2, 6]) =>
  section(
    {
      noteLabel: text({ max: 30, help: 'What stands above each note, such as Instead of.' }),
      items: list(
        claim.extend({
          note: text({
            max: 60,
            help: 'What the claim replaces or leaves behind, in a few words.',
          }),
        }),
        { ...room(count), help: 'The rows.' },
      ),
    },
    { help: description },
  );
export type LedgerContent = z.infer<ReturnType<typeof ledger>>;

/** Pieces of work, each with a page of what it leaves behind (`Documents`, and desks of pages). */
export const documents = (description: string, count: Count = [2, 6]) =>
  section(
    {
      items: list(document, {
        ...room(count),
        help: 'The pieces of work; the first may stand large.',
      }),
    },
    { help: description },
  );
export type DocumentsContent = z.infer<ReturnType<typeof documents>>;

/** Names with a line about each, one a row (`Index`). */
export const index = (description: string, count: Count = [2, 12]) =>
  section({ items: list(claim, { ...room(count), help: 'The rows.' }) }, { help: description });
export type IndexContent = z.infer<ReturnType<typeof index>>;

/** What is to be settled before something starts (`Checklist`). */
export const checklist = (description: string) =>
  section(
    {
      checklist: list(text({ max: 90, help: 'A thing to settle.' }), {
        max: 8,
        help: 'The checklist.',
      }),
    },
    { help: description },
  );
export type ChecklistContent = z.infer<ReturnType<typeof checklist>>;

/** Tools by what they are for (`TechnologyStack`). */
export const technologyStack = (description: string) =>
  section({ groups: list(stackGroup, { max: 8, help: 'The categories.' }) }, { help: description });
export type TechnologyStackContent = z.infer<ReturnType<typeof technologyStack>>;

/** Products or pages to go on to, the first of them on ink (`Cards`). */
export const cards = (description: string, count: Count = 2) =>
  section(
    { items: list(claim.extend({ action }), { ...room(count), help: 'The cards.' }) },
    { help: description },
  );
export type CardsContent = z.infer<ReturnType<typeof cards>>;

const verdict = choice(['yes', 'partly', 'no'], { help: 'Whether it does it.' });

/** A table of what each of several things does (`Comparison`). */
export const comparison = (description: string) =>
  section(
    {
      columns: list(text({ max: 24, help: 'A heading.' }), {
        count: 3,
        help: 'The three columns; the first is ours.',
      }),
      verdicts: group({
        yes: text({ max: 12, help: 'What is said where it does it.' }),
        partly: text({ max: 12, help: 'What is said where it does part of it.' }),
        no: text({ max: 12, help: 'What is said where it does not.' }),
      }),
      rows: list(
        group({
          feature: text({ max: 40, help: 'What is compared.' }),
          cells: list(
            group({
              has: verdict,
              note: text({ max: 48, help: 'How, in a few words.' }),
            }),
            { count: 3, help: 'One cell a column.' },
          ),
        }),
        { min: 2, max: 8, help: 'The rows.' },
      ),
    },
    { help: description },
  );
export type ComparisonContent = z.infer<ReturnType<typeof comparison>>;

/** Questions with their answers, one open at a time (`Faq`). */
export const faq = (description: string, count: Count = [1, 12]) =>
  section(
    { questions: list(question, { ...room(count), help: 'The questions.' }) },
    { help: description },
  );
export type FaqContent = z.infer<ReturnType<typeof faq>>;

/** A page that opens with a hero, and ends with what to do next. */
export const fullPage = <Own extends Fields>(fields: Own) =>
  page({
    hero,
    ...fields,
    finalCall,
  });
