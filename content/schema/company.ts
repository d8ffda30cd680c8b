import type { Fact } from '../placeholder';
import type { Eight, Three } from './counts';

/** An office, as the contact page shows it and search engines read it. */
type Office = {
  /** Short name for links: lower case, no spaces. */
  readonly id: string;
  /** Country in words. */
  readonly country: string;
  /** Country as two letters (ISO 3166), for search engines. */
  readonly countryCode: 'IN' | 'GB';
  readonly city: string;
  /** Where the city is on the map, in degrees: north and east of zero are positive. */
  readonly location: { readonly latitude: number; readonly longitude: number };
  /** House and street, one line. */
  readonly street: Fact<string>;
  readonly postalCode: Fact<string>;
  /** State or nation. */
  readonly region: string;
  /** Time zone by its IANA name, such as Europe/London. */
  readonly timeZone: string;
  /** When somebody answers, in one line. */
  readonly hours: Fact<string>;
};

/** A company that works with us: with a logo file, or as a plain name. */
type Ally = {
  readonly name: Fact<string>;
  /** Path of the logo under `public/`, or nothing for a text name. */
  readonly logo?: `/images/allies/${string}.svg`;
};

/** Everything about the company that is not copy. */
export type CompanyFacts = {
  /** The name that customers know. */
  readonly name: Fact<string>;
  /** The registered name, for the legal pages. */
  readonly legalName: Fact<string>;
  /** The address that contact messages go to. */
  readonly email: Fact<string>;
  /** The live address: https://, host, nothing behind it. */
  readonly origin: Fact<string>;
  readonly offices: readonly [Office, Office];
  /** The three startup programmes of the Backed By strip. */
  readonly startupProgrammes: Three<{ readonly name: Fact<string> }>;
  /** The eight allies of the carousel: five logos, three names. */
  readonly allies: Eight<Ally>;
};
