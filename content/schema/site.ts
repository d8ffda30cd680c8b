import { z } from 'zod';
import { address, exactly, flag, group, listOf, object, placeholders, words } from './fields';
import { action } from './parts';

/** The longest company name, and the longest word in it, that fit beside the menu of a phone. */
const longestName = 45;
const longestWordIn = (name: string) => (name.length <= 28 ? 14 : 18);

const name = words(longestName, 'The trading name, as customers know it.').refine(
  (value) => value.split(/\s+/).every((word) => word.length <= longestWordIn(value)),
  {
    error: ({ input }) =>
      `has a word longer than ${longestWordIn(String(input))} letters, which the header of a small phone cannot hold\nWrite the short name here, and the whole one as legalName`,
  },
);

const office = object({
  country: [40, 'The country in words.'],
  countryCode: z.enum(['IN', 'GB']).meta({ description: 'The country as two letters (ISO 3166).' }),
  city: [40, 'The city.'],
  location: group('Where the city is on the map, in degrees: north and east are positive.', {
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  street: [80, 'House and street, one line.'],
  postalCode: [12, 'The postal code.'],
  region: [40, 'State or nation.'],
  timeZone: words(40, 'Time zone by its IANA name, such as Europe/London.').refine(
    (zone) => Intl.supportedValuesOf('timeZone').concat('Asia/Kolkata').includes(zone),
    'is no time zone\nWrite one such as Europe/London',
  ),
  hours: [60, 'When somebody answers, in one line.'],
});
export type Office = z.infer<typeof office>;

/** Everything about the company that is not copy. */
export const site = object({
  name,
  legalName: [80, 'The registered name, as in the company register.'],
  email: words(40, 'The general address that contact messages go to.').regex(
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
  offices: {
    india: office.meta({ description: 'The Indian office.' }),
    uk: office.meta({ description: 'The UK office.' }),
  },
  startupProgrammes: exactly(3, 'The Backed By strip.', [40, 'A startup programme.']),
  allies: exactly(8, 'The carousel of allies: five logos, three names.', {
    name: [32, 'The ally’s name.'],
    logo: words(40, 'The file of its logo in public/images/allies, without .svg.').optional(),
  }),
  founders: listOf(4, 'The founders, on the About page.', {
    name: [60, 'The founder’s name.'],
    role: [60, 'What he or she answers for.'],
    line: [160, 'One sentence in his or her own words.'],
  })
    .optional()
    .meta({
      description: 'The founders, each with name, role and line, for the About page.',
      awaited: true,
    }),
  registrations: listOf(4, 'The company’s registrations, on the About page.', {
    register: [60, 'The register, such as Companies House, England and Wales.'],
    number: [40, 'The company’s number there.'],
  })
    .optional()
    .meta({
      description:
        'The company’s registrations, each with register and number, for the About page.',
      awaited: true,
    }),
  freeOffer: [40, 'What can be had without paying, as the pages name it.'],
  operatingSystem: [40, 'Where the products run.'],
  crawlers: group('Whom robots.txt lets read the site; every other program may.', {
    searchMayRead: flag('May programs read the site that build an assistant’s search index?'),
    assistantsMayRead: flag('May programs that fetch a page because a person asked?'),
    trainingMayRead: flag('May programs that collect texts to train models with?'),
  }),
  placeholders,
});
export type Site = z.infer<typeof site>;

const item = object({
  label: words(32, 'The words; leave out for the page’s own name.').optional(),
  to: address(),
  note: words(
    48,
    'What the visitor finds there, in a few words; the phone’s menu and the footer leave it out.',
  ).optional(),
});
export type NavigationItem = z.infer<typeof item>;

const menu = object({
  id: z
    .string()
    .regex(/^[a-z]+$/)
    .meta({ description: 'Its id in the page: lower case, no spaces.' }),
  label: [20, 'The menu’s name.'],
  mobileItems: z
    .int()
    .min(1)
    .optional()
    .meta({ description: 'How many of the items the phone’s menu shows.' }),
  items: listOf(8, 'The links.', item),
  overview: item.optional().meta({ description: 'The overview page, below the others.' }),
});
export type NavigationMenu = z.infer<typeof menu>;

/** Header, phone's menu and footer. */
export const navigation = object({
  home: item,
  menus: exactly(3, 'The menus of the header.', menu),
  bookADemo: action,
  footer: {
    columns: exactly(3, 'The columns.', {
      label: [20, 'The column’s heading.'],
      items: listOf(40, 'Its pages, by their names.', address('A page.')),
    }),
    legal: listOf(40, 'The last line.', address('A page.')),
  },
  spoken: group('What only those read who hear the page.', {
    skip: [40, 'The link that skips the header.'],
    home: [60, 'The company’s name as a link.'],
    main: [20, 'The header’s navigation.'],
    mobile: [20, 'The phone’s menu.'],
    menu: [20, 'The button of the phone’s menu.'],
    breadcrumb: [20, 'The way back up.'],
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

export const redirects = listOf(
  [0, 1800],
  'Permanent redirects from addresses that are no pages.',
  {
    from: oldPath,
    to: address('The page it leads to.'),
    reason: [160, 'Why it exists, for whoever asks in two years.'],
  },
);
export type Redirect = z.infer<typeof redirects>[number];

/** What each file of `content/pictures/` shows, for those who cannot see it. */
export const pictures = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  words(260, 'What it shows, in words, for those who cannot see it.'),
);
