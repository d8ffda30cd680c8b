import { site as schema } from '@/content/schema/site';
import { readValue } from './schema-fields';

/** What a text may name of the company, such as `{india.city}`, with what stands there. */
export type FactValues = ReadonlyMap<string, string>;

const offices = Object.entries(schema.shape.offices.shape).flatMap(([office, { shape }]) =>
  Object.keys(shape).map((field) => `${office}.${field}`),
);
const names = ['company', 'legalName', 'email', 'CaseStudies', ...offices];

const numberWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/**
 * The company's facts by the names that texts use for them. One that `content/site.yaml` lacks
 * stands for itself: what is wrong with that file is told once, where it is.
 * @param site what that file holds
 * @param caseStudies how many there are
 */
export function readFacts(site: unknown, caseStudies: number): FactValues {
  const { name: company, offices, ...others } = Object(site);
  const CaseStudies = numberWords[caseStudies] ?? caseStudies;
  const values = { ...others, ...offices, company, CaseStudies };
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
