import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const names = z.array(z.string());

const vocabularySchema = z.object({
  version: z.string(),
  types: z.record(z.string(), z.object({ sub: names.optional() })),
  props: z.record(
    z.string(),
    z.object({
      domain: names.optional(),
      range: names.optional(),
      supersededBy: z.string().optional(),
    }),
  ),
  members: z.record(z.string(), z.object({ of: names })),
  dataTypes: names,
});

/** The schema.org vocabulary: types, properties, enumeration members, data types. */
export type Vocabulary = z.infer<typeof vocabularySchema>;

/** The committed copy of schema.org's release 30.0. */
export function readVocabulary(): Vocabulary {
  const file = join('e2e', 'data', 'schemaorg-30', 'schemaorg.json');
  const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return vocabularySchema.parse(data);
}

type JsonObject = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const typesOf = (node: JsonObject) =>
  listOf(node['@type']).filter((type) => typeof type === 'string');

/** Every object in a JSON-LD document that has a type, with the way to it. */
export function nodesOf(document: unknown, way = ''): readonly (readonly [string, JsonObject])[] {
  if (Array.isArray(document)) {
    return document.flatMap((item, index) => nodesOf(item, `${way}[${index}]`));
  }
  if (!isObject(document)) return [];
  const inside = Object.entries(document).flatMap(([key, value]) =>
    nodesOf(value, `${way}.${key}`),
  );
  return '@type' in document ? [[way, document], ...inside] : inside;
}

/**
 * What is wrong with a JSON-LD document by the vocabulary: unknown or superseded types and
 * properties, properties on types that don't have them, values of the wrong type, and
 * references to things that the document does not hold.
 */
export function vocabularyFaults(document: unknown, vocabulary: Vocabulary): readonly string[] {
  const faults: string[] = [];
  const nodes = nodesOf(document);
  const byId = new Map<unknown, readonly string[]>();
  for (const [, node] of nodes) {
    if (node['@id'] !== undefined && !byId.has(node['@id'])) byId.set(node['@id'], typesOf(node));
  }

  for (const [way, node] of nodes) {
    const types = typesOf(node);
    for (const type of types) {
      if (!(type in vocabulary.types)) faults.push(`${way}: ${type} is not a type`);
    }
    for (const [name, value] of Object.entries(node)) {
      if (name.startsWith('@')) continue;
      const property = vocabulary.props[name];
      if (property === undefined) {
        faults.push(`${way}: ${name} is not a property`);
        continue;
      }
      if (property.supersededBy !== undefined) {
        faults.push(`${way}: ${name} is superseded by ${property.supersededBy}`);
      }
      if (!isA(types, property.domain ?? [], vocabulary)) {
        faults.push(`${way}: ${types.join(' and ')} has no ${name}`);
      }
      for (const item of listOf(value)) {
        const fault = valueFault(item, property.range ?? [], byId, vocabulary);
        if (fault !== undefined) faults.push(`${way}.${name}: ${fault}`);
      }
    }
  }
  return faults;
}

function valueFault(
  value: unknown,
  range: readonly string[],
  byId: ReadonlyMap<unknown, readonly string[]>,
  vocabulary: Vocabulary,
): string | undefined {
  if (isObject(value)) {
    const types = '@type' in value ? typesOf(value) : byId.get(value['@id']);
    if (types === undefined)
      return `refers to ${String(value['@id'])}, which is not in the document`;
    return isA(types, range, vocabulary)
      ? undefined
      : `is a ${types.join(' and ')}, not a ${range.join(' or ')}`;
  }
  return isLiteralOf(value, range, vocabulary)
    ? undefined
    : `${JSON.stringify(value)} is not a ${range.join(' or ')}`;
}

/** Whether one of the types is one of the wanted types or below one. */
function isA(types: readonly string[], wanted: readonly string[], vocabulary: Vocabulary): boolean {
  return types.some(
    (type) => wanted.includes(type) || isA(vocabulary.types[type]?.sub ?? [], wanted, vocabulary),
  );
}

function isLiteralOf(value: unknown, range: readonly string[], vocabulary: Vocabulary): boolean {
  if (typeof value === 'number') {
    return range.some((type) => ['Number', 'Integer', 'Float', 'Text'].includes(type));
  }
  if (typeof value === 'boolean') return range.includes('Boolean');
  if (typeof value !== 'string' || value.trim() === '') return false;
  return range.some((type) => {
    switch (type) {
      case 'Text':
      case 'CssSelectorType':
      case 'XPathType':
        return true;
      case 'URL':
        return /^https?:\/\//.test(value) && URL.canParse(value);
      case 'Date':
        return /^\d{4}-\d{2}-\d{2}$/.test(value);
      case 'DateTime':
        return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/.test(value);
      case 'Duration':
        return /^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/.test(value);
      default:
        // An item may be given as its address, and a member of an enumeration by its name.
        return (
          (type === 'Thing' && URL.canParse(value)) ||
          (vocabulary.members[value.replace('https://schema.org/', '')]?.of.includes(type) ?? false)
        );
    }
  });
}
