import { parseDocument } from 'yaml';
import { facts } from '@/content/schema/fields';
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
  const yaml = parseDocument(readTextOrNone('content/site.yaml'));
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

/**
 * A text as the site shows it: company facts filled in where no backslash stands before the brace,
 * `&nbsp;` as the space that does not break.
 * Other names in braces stay for whoever shows the words.
 */
export const fillFacts = (text: string, facts: FactValues): string =>
  text
    .replace(/(?<![\\{])\{([\w.]+)\}(?!\})/g, (braces, name: string) => facts.get(name) ?? braces)
    .replaceAll('&nbsp;', '\u00a0');
