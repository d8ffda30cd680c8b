import type { MeasureId } from '../engine/measures';
import type { InventoryTopic } from '../request';
import { type Token, type TokenKind, inspect } from './tokens';

/* Questions that ask for no figure: what a measure means, what there is to ask about. */

const structural: readonly TokenKind[] = ['filler', 'what', 'is', 'of', 'each', 'break', 'measure'];

const openings =
  /^(?:what (?:is|are)|whats|what does|what do|what(?: exactly)? counts as|what do you mean by|define|definition of|meaning of|the definition of|explain|how (?:is|are|do you|do we|does it)|how)\b/;
const meaningWords = /\b(?:mean|means|meant|meaning|definition|define|explain|counts)\b/;
const computingWords = /\b(?:comput|calculat|defin|measur|derive|arrive|formula|work(?:ed)? out)/;
const ownerWords = /\b(?:the|our|my|total|your)\b/;

/**
 * The measure whose definition is asked for: one that is named, and nothing else.
 * 'What is fill rate' asks what it is, 'what is our fill rate' for its value.
 * @param last the measure of the question before, for 'what does that mean?'
 */
export function readDefinition(
  text: string,
  tokens: readonly Token[],
  last?: MeasureId,
): MeasureId | undefined {
  const sentence = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const [measure, ...more] = inspect(tokens).all('measure');
  const rest = tokens.filter(
    ({ meaning, text: word }) =>
      !structural.includes(meaning.kind) && !meaningWords.test(word) && !computingWords.test(word),
  );
  const pointsBack = rest.length > 0 && rest.every(({ meaning }) => meaning.kind === 'pointer');
  if (!measure && pointsBack && meaningWords.test(sentence)) return last;
  const isOnlyMeasure =
    measure &&
    more.length === 0 &&
    rest.every(({ text: word }) => /^(?:out|work(?:s|ed)?|at)$/.test(word));
  const asksFormula = /\bformula\b/.test(sentence);
  if (!isOnlyMeasure || !(asksFormula || openings.test(sentence))) return undefined;
  const asksMeaning = meaningWords.test(sentence);
  const asksHow = /^how\b/.test(sentence) && computingWords.test(sentence);
  const asksWhat = /^(?:what (?:is|are)|whats)\b/.test(sentence) && !ownerWords.test(sentence);
  return asksFormula || asksMeaning || asksHow || asksWhat
    ? (measure.measure as MeasureId)
    : undefined;
}

const freshness =
  /^(?:how (?:fresh|recent|current|up to date|old) (?:is|are) (?:it|this|the data|your data|the figures|these figures|the numbers)|when was (?:the data|it|this) last (?:updated|loaded|refreshed)|(?:is the data|is it) (?:up to date|fresh|live|current)|what (?:period|weeks) (?:does|do) (?:the data|it|you) cover|(?:till|up to|until) (?:which|what) week (?:is|does) (?:the data|it)(?: go)?|which weeks (?:do you have|are there|are covered|does it cover))$/;
const everything =
  /^(?:what(?: all)? data (?:do you have|is there|is in it|do you hold|have you got)|what (?:can|could|may) (?:i|we|you) (?:ask|answer)(?: you| about)?|what do you (?:know|have|hold)|what is in the data|what can (?:i|we) ask (?:you )?about|what do you have data on|what does the sample (?:hold|contain)|help)$/;
const list =
  /^(?:(?:which|what|how many|list(?: of)?|name|show|show me|tell me)(?: all)?(?: the| our| your)? )(\w+)(?: (?:do (?:you|we) (?:have(?: data (?:for|on|of))?|cover|hold|know|sell|sell in|track)|are there|exist|are in the data|are covered|have you got|are available|can (?:i|we|you) (?:ask about|ask for|show|see)|does the brand have|are in it))?$/;

const topics: Readonly<Record<string, InventoryTopic>> = {
  channels: 'channel',
  regions: 'region',
  zones: 'region',
  products: 'product',
  skus: 'product',
  promotions: 'promotion',
  schemes: 'promotion',
  measures: 'measure',
  metrics: 'measure',
  kpis: 'measure',
  figures: 'measure',
};

/** What somebody wants to know there is, where that is all that is asked. */
export function readInventory(text: string): InventoryTopic | undefined {
  const sentence = text.toLowerCase().replace(/[?.!]/g, '').replace(/\s+/g, ' ').trim();
  if (freshness.test(sentence)) return 'freshness';
  if (everything.test(sentence)) return 'data';
  return topics[list.exec(sentence)?.[1] ?? ''];
}
