import { z } from 'zod';
import { address, exactly, flag, listOf, placeholders, words } from './fields';
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

const office = z.strictObject({
  country: words(40, 'The country in words.'),
  countryCode: z.enum(['IN', 'GB']).meta({ description: 'The country as two letters (ISO 3166).' }),
  city: words(40, 'The city.'),
  location: z
    .strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    })
    .meta({
      description: 'Where the city is on the map, in degrees: north and east are positive.',
    }),
  street: words(80, 'House and street, one line.'),
  postalCode: words(12, 'The postal code.'),
  region: words(40, 'State or nation.'),
  timeZone: words(40, 'Time zone by its IANA name, such as Europe/London.').refine(
    (zone) => Intl.supportedValuesOf('timeZone').concat('Asia/Kolkata').includes(zone),
    'is no time zone\nWrite one such as Europe/London',
  ),
  hours: words(60, 'When somebody answers, in one line.'),
});
export type Office = z.infer<typeof office>;

/** Everything about the company that is not copy. */
export const site = z.strictObject({
  name,
  legalName: words(80, 'The registered name, as in the company register.'),
  email: words(40, 'The general address that contact messages go to.').regex(
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
    'is not an e-mail address\nWrite one such as info@example.com',
  ),
  origin: z
    .string()
    .regex(/^https:\/\/([a-z0-9-]+\.)+[a-z0-9-]+$/, {
      error:
        'is not the address of a site\nWrite https:// and the host alone, such as https://www.example.com',
    })
    .meta({ description: 'The live address of the site (or set SITE_URL when building).' }),
  offices: z.strictObject({
    india: office.meta({ description: 'The Indian office.' }),
    uk: office.meta({ description: 'The UK office.' }),
  }),
  startupProgrammes: exactly(3, words(40, 'A startup programme.'), 'The Backed By strip.'),
  allies: exactly(
    8,
    z.strictObject({
      name: words(32, 'The ally’s name.'),
      logo: words(40, 'The file of its logo in public/images/allies, without .svg.').optional(),
    }),
    'The carousel of allies: five logos, three names.',
  ),
  founders: listOf(
    z.strictObject({
      name: words(60, 'The founder’s name.'),
      role: words(60, 'What he or she answers for.'),
      line: words(160, 'One sentence in his or her own words.'),
    }),
    'The founders, on the About page.',
    { most: 4 },
  )
    .optional()
    .meta({
      description: 'The founders, each with name, role and line, for the About page.',
      awaited: true,
    }),
  registrations: listOf(
    z.strictObject({
      register: words(60, 'The register, such as Companies House, England and Wales.'),
      number: words(40, 'The company’s number there.'),
    }),
    'The company’s registrations, on the About page.',
    { most: 4 },
  )
    .optional()
    .meta({
      description:
        'The company’s registrations, each with register and number, for the About page.',
      awaited: true,
    }),
  freeOffer: words(40, 'What can be had without paying, as the pages name it.'),
  operatingSystem: words(40, 'Where the products run.'),
  crawlers: z
    .strictObject({
      searchMayRead: flag('May programs read the site that build an assistant’s search index?'),
      assistantsMayRead: flag('May programs that fetch a page because a person asked?'),
      trainingMayRead: flag('May programs that collect texts to train models with?'),
    })
    .meta({ description: 'Whom robots.txt lets read the site; every other program may.' }),
  placeholders,
});
export type Site = z.infer<typeof site>;

const item = z.strictObject({
  label: words(32, 'The words; leave out for the page’s own name.').optional(),
  to: address(),
  note: words(
    48,
    'What the visitor finds there, in a few words; the phone’s menu and the footer leave it out.',
  ).optional(),
});
export type NavigationItem = z.infer<typeof item>;

const menu = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z]+$/)
    .meta({ description: 'Its id in the page: lower case, no spaces.' }),
  label: words(20, 'The menu’s name.'),
  mobileItems: z
    .int()
    .min(1)
    .optional()
    .meta({ description: 'How many of the items the phone’s menu shows.' }),
  items: listOf(item, 'The links.', { most: 8 }),
  overview: item.optional().meta({ description: 'The overview page, below the others.' }),
});
export type NavigationMenu = z.infer<typeof menu>;

/** Header, phone's menu and footer. */
export const navigation = z.strictObject({
  home: item,
  menus: exactly(3, menu, 'The menus of the header.'),
  bookADemo: action,
  footer: z.strictObject({
    text: words(140, 'The sentence below the company’s name.'),
    columns: exactly(
      3,
      z.strictObject({
        label: words(20, 'The column’s heading.'),
        items: listOf(address('A page.'), 'Its pages, by their names.'),
      }),
      'The columns.',
    ),
    legal: listOf(address('A page.'), 'The last line.'),
  }),
  spoken: z
    .strictObject({
      skip: words(40, 'The link that skips the header.'),
      home: words(60, 'The company’s name as a link.'),
      main: words(20, 'The header’s navigation.'),
      mobile: words(20, 'The phone’s menu.'),
      menu: words(20, 'The button of the phone’s menu.'),
      breadcrumb: words(20, 'The way back up.'),
    })
    .meta({ description: 'What only those read who hear the page.' }),
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
  z.strictObject({
    from: oldPath,
    to: address('The page it leads to.'),
    reason: words(160, 'Why it exists, for whoever asks in two years.'),
  }),
  'Permanent redirects from addresses that are no pages.',
  { least: 0, most: 1800 },
);
export type Redirect = z.infer<typeof redirects>[number];

/** What each file of `content/pictures/` shows, for those who cannot see it. */
export const pictures = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  words(260, 'What it shows, in words, for those who cannot see it.'),
);
