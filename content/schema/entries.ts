import { z } from 'zod';
import { group, placeholders, text } from './fields';
import { choice, day, booleanField, icon, tones, wholeNumber } from './values';
import { metaFields } from './shared';

/** What articles and case studies have in common. */
const entryFields = {
  ...metaFields,
  title: metaFields.title.optional(),
  description: metaFields.description.optional(),
  pictureTitle: metaFields.pictureTitle.optional(),
  headline: text({ max: 110, help: 'The headline on the page and its card.' }),
  excerpt: text({ max: 400, help: 'Two sentences for the card and the feed.' }),
  teaser: text({ max: 160, help: 'For the home page, instead of the excerpt.' }).optional(),
  updated: day({ help: 'Day of the last change of substance, if any.' }).optional(),
  icon: icon(),
  cover: z.string().optional().meta({
    description: 'A drawing by its name, or a picture beside the file, such as photo.jpg.',
    kind: 'picture',
  }),
  coverAlt: text({ max: 300, help: 'What a picture on the cover shows, in words.' }).optional(),
  coverCaption: text({
    max: 80,
    help: 'How to read the cover, below it where it is large.',
  }).optional(),
  color: choice(tones, { help: 'Of the card, as specified; a card shows its cover.' }),
  language: z
    .string()
    .regex(
      /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/,
      'is no language\nWrite it as HTML names it, such as hi or ar',
    )
    .optional()
    .meta({ description: 'Its language where that is not English, such as hi or ar.' }),
  draft: booleanField({ help: 'true while it is being written: not published.' }).optional(),
  number: wholeNumber({ max: 9999, help: 'Its card’s number; later ones have none.' }).optional(),
  placeholders,
};

/** The front matter of `content/blog/<slug>.md`. */
export const article = group({
  ...entryFields,
  date: day({ help: 'Day of publication. On a day to come, the article waits for it.' }),
  author: text({ max: 80, help: 'Who wrote it, by role.' }),
  readTime: wholeNumber({ max: 120, help: 'Minutes of reading.' }),
  category: text({ max: 40, kind: 'topic', help: 'Its topic: the same words make one.' }).regex(
    /[a-z0-9]/i,
    'has no letters for the address of the topic’s page\nWrite it in Latin letters',
  ),
  tryThis: text({ max: 260, help: 'One thing to try, while there is no text.' }).optional(),
  featured: booleanField({ help: 'true for the one article that leads the blog page.' }).optional(),
});
export type ArticleFields = z.infer<typeof article>;

/** The front matter of `content/case-studies/<slug>.md`. */
export const caseStudy = group({
  ...entryFields,
  date: day({ help: 'Day of publication; one without a text needs none.' }).optional(),
  industry: text({ max: 40, help: 'The customer’s industry.' }),
  figure: text({ max: 12, help: 'The number that leads it, such as 23%.' }),
  result: text({ max: 80, help: 'What the number counts, such as ROI increase in 6 months.' }),
  challenge: text({ max: 400, help: 'What was wrong, agreed with the customer.' }),
  approach: text({ max: 400, help: 'What was really done, agreed with the customer.' }),
  outcome: text({ max: 400, help: 'What changed, in a sentence of its own.' }),
  ask: text({ max: 40, help: 'The link to us that ends it, in its own words.' }).optional(),
});
export type CaseStudyFields = z.infer<typeof caseStudy>;
