import { parseDocument } from 'yaml';
import { facts } from '@/content/schema/fields';
import { cleanSource } from './clean-source';
import { readTextOrNone } from './files';
import { readValue } from './schema-fields';

/** What a text may name of the company, such as `{india.city}`, with what stands there. */
export type FactValues = ReadonlyMap<string, string>;

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/**
 * The company's facts by the names that texts use for them. One that `content/site.yaml` lacks
 * stands for itself: what is wrong with that file is told once, where it is.
 * @param caseStudies how many there are, which texts name in words
 */
export function readFacts(caseStudies: number): FactValues {
  const yaml = parseDocument(cleanSource(readTextOrNone('content/site.yaml')));
  const site = Object(yaml.errors.length === 0 && yaml.toJS());
  const count = numberWords[caseStudies] ?? String(caseStudies);
  const values: unknown = {
    ...Object(site.offices),
    company: site.name,
    legalName: site.legalName,
    email: site.email,
    caseStudies: count,
    CaseStudies: count.charAt(0).toUpperCase() + count.slice(1),
  };
  return new Map(facts.map((name) => [name, String(readValue(values, name.split('.')) ?? name)]));
}

/** A fact, a space that does not break, or code, in which neither is one. */
const filledIn = /(?<!\\)(`+|~{3,})(?!`)[^]*?\1(?!`)|(?<![\\{])\{([\w.]+)\}(?!\})|&nbsp;/g;

/**
 * A text as the site shows it: company facts filled in where no backslash stands before the brace,
 * `&nbsp;` as the space that does not break. Other names in braces stay for whoever shows the words;
 * code stays as it is.
 */
export const fillFacts = (text: string, facts: FactValues): string =>
  text.replace(filledIn, (part: string, _code: unknown, name?: string) =>
    part === '&nbsp;' ? '\u00a0' : ((name && facts.get(name)) ?? part),
  );
