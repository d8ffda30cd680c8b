import { z } from 'zod';
import { choice, day, flag, icon, object, pictureName, tones, wholeNumber, words } from './fields';
import { metaFields } from './parts';

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

function isLanguage(value: string): boolean {
  try {
    const [canonical] = Intl.getCanonicalLocales(value);
    return canonical === value && languageNames.of(value) !== undefined;
  } catch {
    return false;
  }
}

/** What articles and case studies have in common. */
const entryFields = {
  ...metaFields,
  title: metaFields.title.optional(),
  description: metaFields.description.optional(),
  pictureTitle: metaFields.pictureTitle.optional(),
  headline: words(110, 'The headline on the page and its card.'),
  excerpt: words(400, 'Two sentences for the card and the feed.'),
  teaser: words(160, 'One sentence for the home page; leave out to use the excerpt.').optional(),
  updated: day('Day of the last change of substance; leave out if never changed.').optional(),
  icon,
  color: choice(tones, 'The colour of its card.'),
  language: z
    .string()
    .refine(isLanguage, 'is no language\nWrite it as HTML names it, such as hi or ar')
    .optional()
    .meta({ description: 'Its language where that is not English, such as hi or ar.' }),
  draft: flag(
    'true while it is being written: shown only in development and with DRAFTS=1.',
  ).optional(),
  number: wholeNumber(
    9999,
    'The number of its card, from the time before it was written; later entries have none.',
  ).optional(),
  placeholders: z.array(z.string()).optional().meta({
    description:
      'Names of fields above that are still stand-ins; `npm run launch-check` lists them.',
  }),
};

/** The head of `content/blog/<slug>.md`. */
export const article = object({
  ...entryFields,
  date: day('Day of publication. On a day to come, the article waits for it.'),
  author: [80, 'Who wrote it, by role.'],
  readTime: wholeNumber(120, 'Minutes of reading.'),
  category: words(40, 'Its topic, in a word or two; the same words make one topic.').meta({
    kind: 'topic',
  }),
  cover: z.string().optional().meta({
    description:
      'The cover: a drawing by its name, or a picture beside the file, such as photo.jpg.',
    kind: 'picture',
  }),
  coverAlt: words(
    300,
    'What a picture on the cover shows, for those who cannot see it.',
  ).optional(),
  tryThis: words(
    260,
    'One thing to try this week, shown while the article has no text yet.',
  ).optional(),
  featured: flag('true for the one article that leads the blog page.').optional(),
});
export type ArticleFields = z.infer<typeof article>;

/** The head of `content/case-studies/<slug>.md`. */
export const caseStudy = object({
  ...entryFields,
  date: day('Day of publication; one without a text needs none.').optional(),
  industry: [40, 'The customer’s industry.'],
  figure: [12, 'The number that leads it, such as 23%.'],
  result: [80, 'What the number counts, such as ROI increase in 6 months.'],
  challenge: [400, 'What was wrong, agreed with the customer.'],
  approach: [400, 'What was really done, agreed with the customer.'],
  outcome: [400, 'What changed, with the number.'],
  change: z
    .union([object({ percent: z.number().positive() }), object({ days: z.int().positive() })])
    .optional()
    .meta({ description: 'What the chart of before and after draws: percent more, or days less.' }),
  picture: pictureName('The drawing beside it.').optional(),
});
export type CaseStudyFields = z.infer<typeof caseStudy>;
