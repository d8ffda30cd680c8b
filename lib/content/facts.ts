import { parseDocument } from 'yaml';
import { facts } from '@/content/schema/fields';
import { readTextOrNone } from './files';

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
    ...{ company: site.name, legalName: site.legalName, email: site.email },
    ...{ caseStudies: count, CaseStudies: count.charAt(0).toUpperCase() + count.slice(1) },
  };
  const valueOf = (name: string) =>
    name.split('.').reduce<unknown>((node, key) => Object(node)[key], values) ?? name;
  return new Map(facts.map((name) => [name, String(valueOf(name))]));
}

/**
 * Words as the site shows them: company facts filled in where no backslash stands before the brace,
 * `&nbsp;` as the space that does not break.
 * Other names in braces stay for whoever shows the words.
 */
export function fillFacts<Value>(value: Value, values: FactValues): Value;
export function fillFacts(value: unknown, values: FactValues): unknown {
  if (typeof value === 'string') {
    return value
      .replace(
        /(?<![\\{])\{([\w.]+)\}(?!\})/g,
        (braces, name: string) => values.get(name) ?? braces,
      )
      .replaceAll('&nbsp;', '\u00a0');
  }
  if (Array.isArray(value)) return value.map((item: unknown) => fillFacts(item, values));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillFacts(item, values)]),
    );
  }
  return value;
}
