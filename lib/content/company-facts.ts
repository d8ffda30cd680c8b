import { site as schema } from '@/content/schema/site';
import type { Ui } from '@/content/schema/ui';
import { readValue } from './schema-fields';

/** What a text may name of the company, such as `{india.city}`, with what stands there. */
export type FactValues = ReadonlyMap<string, string>;

const offices = Object.entries(schema.shape.offices.shape).flatMap(([office, { shape }]) =>
  Object.keys(shape).map((field) => `${office}.${field}`),
);
const names = ['company', 'legalName', 'email', 'CaseStudies', 'formFields', ...offices];

const numberWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/**
 * The company's facts by the names that texts use for them. One that `content/site.yaml` lacks
 * stands for itself: what is wrong with that file is told once, where it is.
 * @param site what that file holds
 * @param caseStudies how many there are
 * @param form the contact form, if it is in order: policies say what it takes
 */
export function readFacts(
  site: unknown,
  caseStudies: number,
  form: Ui['contact-form'] | undefined,
): FactValues {
  const { name: company, offices, ...others } = Object(site);
  const CaseStudies = numberWords[caseStudies] ?? caseStudies;
  const fields = form?.fields.map(({ mailLabel, requiredMessage, hint }) =>
    (requiredMessage || !hint ? mailLabel : `${mailLabel} (${hint})`).toLowerCase(),
  );
  const formFields = fields && new Intl.ListFormat('en-GB').format(fields);
  const values = { ...others, ...offices, company, CaseStudies, formFields };
  return new Map(names.map((name) => [name, String(readValue(values, name.split('.')) ?? name)]));
}

/** A fact, or code, in which none is one. */
const filledIn = /(?<!\\)(`+|~{3,})(?!`)[^]*?\1(?!`)|(?<![\\{])\{([\w.]+)\}(?!\})/g;

/**
 * A text with the company's facts filled in where no backslash stands before the brace. Other names
 * in braces stay for whoever shows the words; code stays as it is.
 */
export const fillFacts = (text: string, facts: FactValues): string =>
  text.replace(filledIn, (part: string, _code: unknown, name = '') => facts.get(name) ?? part);
