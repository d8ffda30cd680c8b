import { z } from 'zod';
import { group, list, placeholders, rows, text, texts } from './fields';
import { choice, icon, link, pageReference, pagePaths, picture, wholeNumber } from './values';
import { action } from './shared';

/** As long, and of words as long, as fit beside the menu of a phone. */
const name = text({ max: 45, help: 'The trading name, as customers know it.' }).regex(
  /^\S{1,14}(\s+\S{1,14})*$/,
  'has a word longer than 14 letters, which the header of a small phone cannot hold\nWrite the short name here, and the whole one as legalName',
);

const office = group({
  country: text({ max: 40, help: 'The country in words.' }),
  countryCode: choice(['IN', 'GB'], { help: 'The country as two letters (ISO 3166).' }),
  city: text({ max: 40, help: 'The city.' }),
  street: text({ max: 80, help: 'House and street, one line.' }),
  postalCode: text({ max: 12, help: 'The postal code.' }),
  region: text({ max: 40, help: 'State or nation.' }),
  hours: text({ max: 60, help: 'When somebody answers, in one line.' }),
});

/** Everything about the company that is not copy. */
export const site = group({
  name,
  legalName: text({ max: 80, help: 'The registered name, as in the company register.' }),
  email: text({ max: 40, help: 'The general address that contact messages go to.' }).regex(
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
    'is not an e-mail address\nWrite one such as info@example.com',
  ),
  origin: z
    .string()
    .regex(
      /^https:\/\/([a-z0-9-]+\.)+[a-z0-9-]+$/,
      'is not the address of a site\nWrite https:// and the host alone, such as https://www.example.com',
    )
    .meta({ description: 'The live address of the site (or set SITE_URL when building).' }),
  offices: group({
    india: office.meta({ description: 'The Indian office.' }),
    uk: office.meta({ description: 'The UK office.' }),
  }),
  startupProgrammes: texts({ max: 40, count: 3, help: 'The Backed By strip.' }),
  allies: rows('The carousel of allies: five logos, three names.', 8, {
    name: text({ max: 32, help: 'The ally’s name.' }),
    logo: text({ max: 40, kind: 'logo', help: 'Its file in public/images/allies.' }).optional(),
  }),
  founders: rows('The founders, for the About page, with photographs and signatures.', [1, 4], {
    name: text({ max: 60, help: 'The founder’s name.' }),
    role: text({ max: 60, help: 'What he or she answers for.' }),
    line: text({ max: 160, help: 'One sentence in his or her own words.' }),
    photo: picture({ help: 'A photograph, upright or square.' }).optional(),
    signature: picture({ help: 'The signature, drawn or scanned.' }).optional(),
  }).optional(),
  registrations: rows('The company’s registrations, for the About page.', [1, 4], {
    register: text({ max: 60, help: 'The register, such as Companies House, England and Wales.' }),
    number: text({ max: 40, help: 'The company’s number there.' }),
  }).optional(),
  priceFactors: texts({
    max: 90,
    count: [1, 6],
    help: 'What the price depends on, a line each.',
  }).optional(),
  freeOffer: text({ max: 40, help: 'What can be had without paying, as the pages name it.' }),
  operatingSystem: text({ max: 40, help: 'Where the products run.' }),
  placeholders,
});
export type Site = z.infer<typeof site>;

const item = group({
  label: text({ max: 32, help: 'The words; leave out for the page’s own name.' }).optional(),
  to: link(),
  icon: icon().optional(),
  picture: picture({ help: 'The picture above it, in the header’s menu.' }).optional(),
  note: text({ max: 48, help: 'What is found there, in the header’s menu.' }).optional(),
}).refine(({ label, to }) => label !== undefined || pagePaths.some((path) => path === to), {
  path: ['to'],
  error:
    'has no words: it is no page whose name it could take\nAdd label: with the words of the link',
});
export type NavigationItem = z.infer<typeof item>;

const menu = group({
  id: z
    .string()
    .regex(/^[a-z]+$/, 'must be of lower-case letters alone\nSuch as solutions')
    .meta({ description: 'Its id in the page: lower case, no spaces.' }),
  label: text({ max: 20, help: 'The menu’s name.' }),
  mobileItems: wholeNumber({ max: 8, help: 'How many the phone’s menu shows.' }).optional(),
  items: list(item, { count: [1, 8], help: 'The links.' }),
  overview: item.optional().meta({ description: 'The overview page, below the others.' }),
});
export type NavigationMenu = z.infer<typeof menu>;

/** Header, phone's menu and footer, whose rows are the pages of the menus. */
export const navigation = group({
  home: item,
  menus: list(menu, { count: [1, 4], help: 'The menus of the header.' }),
  bookADemo: action,
  legal: list(pageReference(), { count: [1, 40], help: 'The footer’s last line.' }),
  spoken: group('What only those read who hear the page.', {
    skip: text({ max: 40, help: 'The link that skips the header.' }),
    home: text({ max: 60, help: 'The company’s name as a link.' }),
    main: text({ max: 20, help: 'The header’s navigation.' }),
    mobile: text({ max: 20, help: 'The phone’s menu.' }),
    menu: text({ max: 20, help: 'The button of the phone’s menu.' }),
    breadcrumb: text({ max: 20, help: 'The way back up.' }),
  }),
});
export type Navigation = z.infer<typeof navigation>;

/** A path that hosts compare letter by letter: no patterns, no escapes (Cloudflare reads * and :). */
const oldPath = z
  .string()
  .regex(/^(\/[a-z0-9](?:[a-z0-9._~-]*[a-z0-9])?)+$/i, {
    error: ({ input }) =>
      `“${String(input)}” is not a path that every host matches\nWrite letters a to z, digits and hyphens between slashes, without slash at the end`,
  })
  .meta({ description: 'The old path: starts with a slash, ends without one.' });

export const redirects = rows('Permanent redirects from addresses that are no pages.', [0, 1800], {
  from: oldPath,
  to: link({ help: 'The page it leads to.' }),
  reason: text({ max: 160, help: 'Why it exists, for whoever asks in two years.' }),
});
export type Redirect = z.infer<typeof redirects>[number];

/** What each file of `content/pictures/` shows, for those who cannot see it. */
export const pictures = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  text({ max: 260, help: 'What it shows, in words, for those who cannot see it.' }),
  {
    error: ({ code }) =>
      code === 'invalid_key'
        ? 'is no name of a picture\nName file and words in lower-case letters, digits and hyphens'
        : undefined,
  },
);
