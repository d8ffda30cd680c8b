import type { Dataset } from '../dataset';
import { type Query, type Where, conflictOf, queryOf } from '../engine/query';
import type { MeasureId } from '../engine/measures';
import { run } from '../engine/run';
import type { Doubt, DoubtKind, InventoryTopic, ReadWord, Reading, Request } from '../request';
import { type Clues, buildQuery, cluesOf, inspect } from './build-query';
import { asksSomething, isOwn, isRelative, unplacedTokens } from './placing';
import { type Sentence, analyse } from './sentence-parts';
import type { Token } from './tokens';
import { readWhatIf } from './what-if';

/** A question is at most this long, in characters. */
export const LONGEST_QUESTION = 200;

const followUpStart =
  /^(?:ok(?:ay)?,? )?(?:and what about|and how about|what about|how about|but what about|and)\b[ ,]*/i;

/** What a sentence comes to, before the words that are shown with it. */
type Outcome =
  | {
      readonly request: Request;
      readonly follows?: Request;
      readonly premise?: 1 | -1;
      readonly unplaced?: readonly Token[];
    }
  | {
      readonly doubt: Omit<Doubt, 'offers' | 'words'>;
      readonly unplaced: readonly Token[];
      readonly near?: Query;
      readonly follows?: Request;
    };

const doubtful = (
  kind: DoubtKind,
  unplaced: readonly Token[] = [],
  more: Partial<Doubt> & { readonly near?: Query } = {},
): Outcome => {
  const { near, ...doubt } = more;
  return { doubt: { kind, ...doubt }, unplaced, ...(near && { near }) };
};

/** Questions about what a measure is, or how it is computed: one that is named, and nothing else. */
function readDefinition(text: string, { tokens }: Sentence): MeasureId | undefined {
  const asks =
    /^(?:what (?:is|are)|whats|what does|what do you mean by|define|definition of|meaning of|the definition of|explain|how (?:is|are|do you|do we|does it)|what is meant by|what is the (?:definition|meaning) of)\b/i;
  const clean = text.trim().replace(/\s+/g, ' ');
  const isHow = /^how\b/i.test(clean);
  const computes = /\b(?:comput|calculat|defin|measur|work(?:ed)? out|deriv|arriv)/i.test(clean);
  const isWhat = /^(?:what (?:is|are)|whats)\b/i.test(clean);
  const means = /\b(?:mean|means|meant|meaning|definition|define|explain)\b/i.test(clean);
  // 'What is our fill rate' asks for its value.
  const hasOwner = /\b(?:the|our|my|total|your)\b/i.test(clean);
  const named = inspect(tokens).all('measure');
  const kinds = [
    'measure',
    'filler',
    'what',
    'of',
    'each',
    'comes-from',
    'break',
    'unknown',
    'shown-as',
  ];
  const others = tokens.filter(({ meaning, text: word }) => {
    if (!kinds.includes(meaning.kind)) return true;
    if (meaning.kind === 'shown-as') return word !== 'explain';
    return (
      meaning.kind === 'unknown' &&
      !/^(?:mean|compute|calculat|defin|measur|derive|arrive|work|out)/.test(word)
    );
  });
  const [one, ...more] = named;
  if (!asks.test(clean) || !one || more.length > 0 || others.length > 0) return undefined;
  const isDefinition = means || (isHow && computes) || (isWhat && !hasOwner);
  return isDefinition ? (one.measure as MeasureId) : undefined;
}

/** Questions about what there is to ask about. */
function readInventory(text: string): InventoryTopic | undefined {
  const clean = text.toLowerCase().replace(/[?.!]/g, '').replace(/\s+/g, ' ').trim();
  const fresh =
    /^how (?:fresh|recent|current|up to date|old) (?:is|are) (?:it|this|the data|your data|the figures|these figures|the numbers)$|^when was (?:the data|it|this) last (?:updated|loaded|refreshed)$|^(?:is the data|is it) (?:up to date|fresh|live|current)$|^what (?:period|weeks) (?:does|do) (?:the data|it|you) cover$|^which weeks (?:do you have|are there|are covered|does it cover)$/;
  const data =
    /^(?:what data (?:do you have|is there|is in it|do you hold|have you got)|what (?:can|could|may) (?:i|we|you) (?:ask|answer)(?: you| about)?|what do you (?:know|have|hold)|what is in the data|what can (?:i|we) ask (?:you )?about|what do you have data on|what does the sample (?:hold|contain)|help)$/;
  if (fresh.test(clean)) return 'freshness';
  if (data.test(clean)) return 'data';
  const list =
    /^(?:(?:which|what|list|name|show|show me|tell me)(?: all)?(?: the| our| your)? )(channels|regions|products|skus|promotions|schemes|measures|metrics|kpis|zones|figures)(?: (?:do (?:you|we) (?:have|cover|hold|know|sell|sell in|track)|are there|exist|are in the data|are covered|have you got|are available|can i ask about|does the brand have|are in it))?$/;
  const [, name] = list.exec(clean) ?? [];
  if (!name) return undefined;
  if (/^(?:measures|metrics|kpis|figures)$/.test(name)) return 'measure';
  const dimension = { skus: 'product', schemes: 'promotion', zones: 'region' }[name];
  return (dimension ?? name.replace(/s$/, '')) as InventoryTopic;
}

/** 'Why?', 'why in the east', 'why did it fall': not 'why is D2C up', which says all. */
function isBareWhy({ tokens }: Sentence): boolean {
  const [first] = tokens;
  if (first?.meaning.kind !== 'shown-as' || first.meaning.as !== 'why') return false;
  const { has } = inspect(tokens);
  return (
    !has('measure', 'direction', 'plan-side', 'versus', 'dimension') &&
    !tokens.slice(1).some(({ meaning }) => meaning.kind === 'shown-as')
  );
}

/** Kinds of words that ask for something by themselves. */
const asking: readonly Token['meaning']['kind'][] = [
  ...(['measure', 'shown-as', 'order', 'quality', 'direction', 'plan-side', 'versus'] as const),
  ...(['comparative', 'break-even-side', 'span'] as const),
];

/** The question word with which a second question begins, where both sides of it ask something. */
function secondQuestion({ tokens }: Sentence): Token[] {
  const asks = (some: readonly Token[]) =>
    some.some(({ meaning }) => asking.includes(meaning.kind));
  return tokens.filter((token, index) => {
    const { kind } = token.meaning;
    const isWhy = kind === 'shown-as' && token.meaning.as === 'why';
    const isQuestion = isWhy || ['which', 'what', 'where'].includes(kind);
    const before = tokens[index - 1]?.meaning.kind;
    const begins = before === 'and' || before === 'break' || tokens[index - 1]?.text === 'also';
    return isQuestion && begins && asks(tokens.slice(0, index)) && asks(tokens.slice(index + 1));
  });
}

/** Whether a question is laid over the one before. */
function isFollowUp(text: string, sentence: Sentence): boolean {
  const { tokens } = sentence;
  const points = tokens.some(
    ({ meaning }, index) =>
      meaning.kind === 'pointer' && !isRelative(tokens, index) && !isOwn(tokens, index),
  );
  return followUpStart.test(text.trim()) || points || isBareWhy(sentence);
}

/** Which way something moved that a cause was asked for; nothing is said of how much. */
function directionOf(where: Where, data: Dataset): 1 | -1 | 0 {
  const isPromotion = where.promotion !== undefined;
  const query = queryOf(
    data,
    isPromotion
      ? {
          measure: 'extra',
          where: { promotion: where.promotion },
          weeks: { from: 0, to: data.weeks },
        }
      : { as: 'change', where },
  );
  return Math.sign(run(data, query).total.shown) as 1 | -1 | 0;
}

/** A what-if over which a follow-up is laid: another channel, or another per cent. */
function overWhatIf(sentence: Sentence, last: Request & { kind: 'what-if' }): Outcome {
  const [lever, ...more] = last.levers;
  const { tokens } = sentence;
  const { all } = inspect(tokens);
  const channels = all('member').filter(
    ({ place, names }) => place === 'channel' && names.length === 1,
  );
  const others = tokens.filter(
    ({ meaning }) =>
      !['member', 'filler', 'of', 'and', 'what', 'pointer', 'break', 'all', 'dimension'].includes(
        meaning.kind,
      ),
  );
  const channel = channels[0]?.names[0];
  if (
    !lever ||
    more.length > 0 ||
    last.by ||
    others.length > 0 ||
    channels.length !== 1 ||
    all('member').length > 1
  ) {
    return doubtful('words', others.length > 0 ? others : tokens.slice(0, 1));
  }
  const { name, change } = lever;
  return {
    request: { kind: 'what-if', levers: [{ name, change, channel: channel ?? '' }] },
    follows: last,
  };
}

/** Years and months that the sample does not hold. */
const yearWords =
  /\b(?:yoy|y o y|year on year|year over year|last year|previous year|a year ago|this year|annual(?:ly)?|yearly|same (?:period|time|weeks|quarter|month) last year|ly|vs ly|year)\b/i;

/** What a sentence asks for, or the doubt about it. */
function outcomeOf(text: string, data: Dataset, last?: Request): Outcome {
  if (!/[\p{L}\p{N}]/u.test(text)) return doubtful('empty');
  if (text.length > LONGEST_QUESTION) return doubtful('long');
  const sentence = analyse(text.trim().replace(followUpStart, ''), data);
  const { tokens, periods } = sentence;
  const { has } = inspect(tokens);
  const topic = readInventory(text);
  if (topic) return { request: { kind: 'inventory', topic } };
  const defined = readDefinition(text, sentence);
  if (defined) {
    return {
      request: { kind: 'query', query: queryOf(data, { measure: defined, as: 'definition' }) },
    };
  }
  if (yearWords.test(text)) {
    return doubtful(
      'year',
      tokens.filter(({ text: word }) => yearWords.test(word)),
    );
  }
  const clues = cluesOf(sentence, data);
  const follows = isFollowUp(text, sentence);
  if ((has('cause') && clues.as !== 'why') || /\b(?:did|does|do) it[.!?]*$/i.test(text)) {
    const causes = tokens.filter(({ meaning }) => meaning.kind === 'cause');
    return doubtful('cause', causes, { direction: directionOf(clues.where, data) });
  }
  if (follows && !last) return doubtful('nothing-to-follow');
  const whatIf = readWhatIf(sentence, data);
  if (whatIf) {
    return 'request' in whatIf ? whatIf : doubtful(whatIf.doubt, whatIf.tokens);
  }
  if (follows && last?.kind === 'what-if') return overWhatIf(sentence, last);
  if (follows && last?.kind === 'inventory') return doubtful('nothing-to-follow');
  const unheld = periods.filter(({ isHeld }) => !isHeld);
  if (unheld.length > 0) {
    return doubtful(
      'weeks',
      tokens.filter(({ meaning }) => meaning.kind === 'span'),
    );
  }
  const over = follows && last?.kind === 'query' ? last.query : undefined;
  return { ...readQuery(sentence, clues, data, over), ...(over && last && { follows: last }) };
}

function readQuery(sentence: Sentence, clues: Clues, data: Dataset, last?: Query): Outcome {
  const query = buildQuery(sentence, clues, data, last);
  const unplaced = unplacedTokens(sentence, query, clues, last !== undefined);
  const isKnown = ({ meaning }: Token) => meaning.kind !== 'unknown' && meaning.kind !== 'number';
  if (new Set(clues.measures).size > 1 && unplaced.every(isKnown)) {
    return doubtful('several', unplaced, { near: query });
  }
  const second = secondQuestion(sentence);
  if (second.length > 0) return doubtful('several', second, { near: query });
  if (unplaced.length > 0) return doubtful('words', unplaced, { near: query });
  if (!asksSomething(clues) || asksWhatItIs(sentence, clues)) return doubtful('vague');
  if (isPartUnsettled(clues, query)) return doubtful('part-of', [], { near: query });
  const conflict = conflictOf(data, query);
  if (conflict) return doubtful('conflict', [], { conflict, near: query });
  const premise = premiseOf(clues, query);
  return { request: { kind: 'query', query }, ...(premise && { premise }) };
}

/** 'What is lemon soda': no figure of it is asked for. */
const asksWhatItIs = ({ tokens }: Sentence, { as, measures: named, by, weeks }: Clues): boolean =>
  /^(?:what is|whats|what are|who is)\b/.test(tokens.map(({ text }) => text).join(' ')) &&
  named.length === 0 &&
  !as &&
  !by &&
  !weeks &&
  !inspect(tokens).has('order', 'quality', 'comparative', 'perform', 'each', 'spend', 'cost');

/** 'Why did it fall', 'did it grow': of one thing, one way. */
function premiseOf({ directions, side, keeps }: Clues, { by }: Query): 1 | -1 | undefined {
  if (by.length > 0) return undefined;
  if (keeps === 'plan') return side === 'below' ? -1 : 1;
  const [sign] = directions;
  return directions.every((one) => one === sign) ? sign : undefined;
}

/** Members of two dimensions, of which it is not said which is the part of which. */
const isPartUnsettled = ({ members }: Clues, { as, by }: Query) =>
  as === 'share' && by.length === 0 && members.length > 1;

/** What can be answered in the place of what was asked: without what did not fit. */
function offersFor(data: Dataset, near: Query | undefined): Request[] {
  const usual: readonly Query[] = [
    queryOf(data, { as: 'change', by: ['channel'], order: 'most' }),
    queryOf(data, { as: 'change', versus: 'plan', by: ['region'], order: 'least' }),
    queryOf(data, { measure: 'payback', by: ['promotion'], order: 'least' }),
  ];
  const plain = near && queryOf(data, { measure: near.measure, where: near.where });
  const said = near && (near.measure !== 'sales' || Object.keys(near.where).length > 0);
  const own = said && plain ? [plain, { ...plain, by: ['channel'] as const }] : [];
  return [...own, ...usual]
    .filter((query) => conflictOf(data, query) === undefined)
    .slice(0, 3)
    .map((query) => ({ kind: 'query', query }));
}

/** Neighbours among the words that found no place are one phrase. */
function phrasesOf(tokens: readonly Token[], unplaced: readonly Token[]): string[] {
  const phrases: string[] = [];
  let wasUnplaced = false;
  for (const token of tokens) {
    const isUnplaced = unplaced.includes(token);
    if (isUnplaced && wasUnplaced) phrases.push(`${phrases.pop() ?? ''} ${token.typed}`);
    else if (isUnplaced) phrases.push(token.typed);
    wasUnplaced = isUnplaced;
  }
  return phrases;
}

/**
 * Reads a question. It is answered only when every word stands for a part of what results.
 * @param last what was answered before: a question that points back is laid over it
 */
export function parseQuestion(text: string, data: Dataset, last?: Request): Reading {
  const outcome = outcomeOf(text, data, last);
  const typed = text.trim().slice(0, LONGEST_QUESTION);
  const { tokens } = analyse(typed, data);
  const unplaced = (outcome.unplaced ?? []).map(({ typed: own }) => own);
  const words: ReadWord[] = tokens
    .filter(({ meaning }) => meaning.kind !== 'break')
    .map(({ typed: own }) => ({ text: own, isPlaced: !unplaced.includes(own) }));
  const shared = { words, ...(outcome.follows && { follows: outcome.follows }) };
  if ('request' in outcome) {
    const { request, premise } = outcome;
    return { ...shared, request, ...(premise && { premise }) };
  }
  const phrases = phrasesOf(
    tokens,
    tokens.filter(({ typed: own }) => unplaced.includes(own)),
  );
  const offers = offersFor(data, outcome.near);
  return { ...shared, doubt: { ...outcome.doubt, words: phrases, offers } };
}
