import { placeholder, resolved } from './placeholder';
import type { CompanyFacts } from './schema';

/**
 * The company's facts, each in one place. Everything still wrapped in `placeholder(…)` is a
 * stand-in: replace the whole `placeholder(…)` by the real value, and `npm run launch-check`
 * stops listing it.
 */
export const companyFacts = {
  name: placeholder('Eightarm Analytics', 'the trading name, as customers know it'),
  legalName: placeholder('Eightarm Analytics', 'the registered name, as in the company register'),
  email: placeholder('info@eightarm.example', 'the general address that reads contact messages'),
  origin: placeholder(
    'https://www.eightarm.example',
    'the live address of the site, without a path (or set SITE_URL when building)',
  ),
  offices: [
    {
      id: 'india',
      country: 'India',
      countryCode: 'IN',
      city: 'Pune',
      location: { latitude: 18.5, longitude: 73.9 },
      street: placeholder('8 Placeholder Road, Sample Nagar', 'the street of the Indian office'),
      postalCode: placeholder('411000', 'the postal code of the Indian office'),
      region: 'Maharashtra',
      timeZone: 'Asia/Kolkata',
      hours: placeholder('Monday to Friday, 9:30 to 18:30 IST', 'the hours of the Indian office'),
    },
    {
      id: 'uk',
      country: 'United Kingdom',
      countryCode: 'GB',
      city: 'London',
      location: { latitude: 51.5, longitude: -0.1 },
      street: placeholder('8 Placeholder Street', 'the street of the UK office'),
      postalCode: placeholder('EC0A 0AA', 'the postcode of the UK office'),
      region: 'England',
      timeZone: 'Europe/London',
      hours: placeholder('Monday to Friday, 9:00 to 17:30 UK time', 'the hours of the UK office'),
    },
  ],
  startupProgrammes: [
    { name: placeholder('Harbour Founders Programme', 'the first startup programme') },
    { name: placeholder('Northlight Cloud for Startups', 'the second startup programme') },
    { name: placeholder('Banyan Data Accelerator', 'the third startup programme') },
  ],
  allies: [
    {
      name: placeholder('Tidewell', 'the first ally, and its logo file'),
      logo: '/images/allies/tidewell.svg',
    },
    {
      name: placeholder('Quaycart', 'the second ally, and its logo file'),
      logo: '/images/allies/quaycart.svg',
    },
    {
      name: placeholder('Lanternworks', 'the third ally, and its logo file'),
      logo: '/images/allies/lanternworks.svg',
    },
    {
      name: placeholder('Saffron Mile', 'the fourth ally, and its logo file'),
      logo: '/images/allies/saffron-mile.svg',
    },
    {
      name: placeholder('Moorgrain', 'the fifth ally, and its logo file'),
      logo: '/images/allies/moorgrain.svg',
    },
    { name: placeholder('Brightshelf Retail', 'the sixth ally') },
    { name: placeholder('Copperleaf Foods', 'the seventh ally') },
    { name: placeholder('Nimbus & Reed', 'the eighth ally') },
  ],
} as const satisfies CompanyFacts;

/** The company's facts as the site shows them: placeholders replaced by the values they hold. */
export const company = resolved(companyFacts);
