import { type Ask, tryLevers } from '../answers/answer';
import { type Lever, leverLimits, levers } from '../scenario';
import { type Doubt, asksWhich, blockedBy, isFill } from './reading';
import type { Token } from './tokens';
import type { Kind } from './vocabulary';

/** A change of one lever, as far as a phrase says it. */
type Clause = {
  readonly lever: Lever;
  readonly size?: number;
  readonly direction?: 1 | -1;
  /** Whether the direction was said before the lever, so that it holds for the next one too. */
  readonly leads: boolean;
  readonly doubt?: Doubt;
};

const isLever = (kind: Kind): kind is Lever => levers.some((lever) => lever === kind);

/** Kinds that make a sentence a what-if when a lever is named. */
const amounts: readonly Kind[] = ['number', 'range', 'half', 'double'];
const leverWords: readonly Kind[] = [...levers, 'dearer', 'cheaper', 'discount'];

/** Whether a sentence is about a change of price, distribution or trade spend. */
export function isWhatIf(tokens: readonly Token[]): boolean {
  if (asksWhich(tokens)) return false;
  const has = (kinds: readonly Kind[]) => tokens.some(({ kind }) => kinds.includes(kind));
  if (has(leverWords)) return has(amounts) || (has(['if']) && has(['up', 'down', 'change']));
  return has(['promotions']) && has(['up', 'down', 'half', 'double']) && has(amounts);
}

/** Cuts the sentence where a new phrase begins. */
function phrasesOf(tokens: readonly Token[]): Token[][] {
  const cut: Token[][] = [[]];
  for (const token of tokens) {
    const said = cut.at(-1)?.filter((one) => !isFill(one)) ?? [];
    // 'Price: −5%' is one phrase.
    const isTitle = said.length === 1 && leverWords.includes(said[0]?.kind ?? 'fill');
    if ((token.kind === 'and' || token.kind === 'break') && !isTitle) cut.push([]);
    else cut.at(-1)?.push(token);
  }
  return cut.filter((part) => part.some((token) => !isFill(token)));
}

/** The phrase without what only leads up to it or asks what comes of it. */
function withoutFrame(whole: readonly Token[]): Token[] {
  // 'How much would profit rise if …' asks, and changes nothing.
  const condition = whole.findIndex(({ kind }) => kind === 'if');
  const asking = whole.slice(0, Math.max(0, condition));
  const onlyAsks = asking.every(
    (token) => isFill(token) || ['outcome', 'change', 'frame', 'up', 'down'].includes(token.kind),
  );
  const part = onlyAsks ? whole.slice(Math.max(0, condition)) : whole;
  return part.filter((token, index) => {
    if (token.kind === 'if' || token.kind === 'frame' || token.kind === 'everywhere') return false;
    if (token.kind === 'channel' || isFill(token)) return false;
    const before = part.slice(0, index).filter(({ kind }) => kind !== 'fill');
    const after = part.slice(index + 1).filter((next) => !isFill(next));
    // 'What happens to profit', 'effect on sales', 'do to margin', '… profit if …'.
    if (token.kind === 'outcome' || token.kind === 'change') {
      const lead = before.at(-1);
      const asks =
        lead?.kind === 'frame' ||
        (lead?.kind === 'place' && ['on', 'for', 'to'].includes(lead.text)) ||
        lead?.kind === 'to' ||
        after[0]?.kind === 'if' ||
        (token.kind === 'outcome' && after[0]?.kind === 'change') ||
        part.every(
          (one) =>
            one === token ||
            isFill(one) ||
            one.kind === 'change' ||
            one.kind === 'outcome' ||
            one.kind === 'frame',
        );
      return !asks;
    }
    if (token.kind === 'to') return amounts.includes(after[0]?.kind ?? 'fill') && !after[0]?.sign;
    return true;
  });
}

/** Words of a direction that only say once more what the verb says: 'take prices up'. */
const particles = ['up', 'down', 'off', 'plus', 'minus', 'higher', 'lower', 'more', 'less'];

/** Whether a change is itself changed, as in 'reduce the price cut': up or down is then open. */
function isTurnedTwice(said: readonly Token[], lever: Token, turns: readonly Token[]): boolean {
  const at = said.indexOf(lever);
  const next = said[at + 1];
  const isNoun = next && turns.includes(next) && !particles.includes(next.text);
  return Boolean(isNoun) && turns.some((turn) => said.indexOf(turn) < at);
}

/** What a phrase changes; nothing when it changes nothing, and the tokens it cannot account for. */
function clauseOf(part: readonly Token[]): { clause?: Clause; rest: readonly Token[] } {
  const said = withoutFrame(part);
  const of = (...kinds: readonly Kind[]) => said.filter(({ kind }) => kinds.includes(kind));
  const named = of(...levers, 'dearer', 'cheaper');
  const lever = named[0] ?? of('promotions')[0] ?? of('discount')[0];
  if (!lever) return { rest: said };
  const numbers = of('number');
  const [number] = numbers;
  const turns = of('up', 'down', 'grow', 'dearer', 'cheaper', 'half', 'double');
  const lowers = named.length > 0 && named[0]?.kind === 'price' ? of('discount') : [];
  const directions = new Set([
    ...turns.map(({ kind }) => (['up', 'grow', 'dearer', 'double'].includes(kind) ? 1 : -1)),
    ...lowers.map(() => -1),
    ...(number?.sign ? [number.sign] : []),
  ]);
  const rest = said.filter(
    (token) =>
      !turns.includes(token) &&
      !lowers.includes(token) &&
      token !== lever &&
      !numbers.includes(token) &&
      !['per-cent', 'other-unit', 'to', 'change', 'range', 'discount'].includes(token.kind),
  );
  const fixed = of('half', 'double')[0];
  const isOther = of('other-unit').length > 0;
  const size = isOther
    ? undefined
    : (number?.value ?? (fixed ? (fixed.kind === 'half' ? 50 : 100) : undefined));
  if (isTurnedTwice(said, lever, turns)) directions.add(1).add(-1);
  const [direction] = directions;
  const doubt = ((): Doubt | undefined => {
    if (lever.kind === 'discount' || (of('discount').length > 0 && lowers.length === 0)) {
      return 'discount';
    }
    if (new Set(named.map(({ kind }) => leverOf(kind))).size > 1) return 'several';
    if (numbers.length + of('half', 'double').length > 1) return 'range';
    if (of('other-unit').length > 0) return 'unit';
    if (of('to').length > 0) return 'level';
    if (directions.size > 1) return 'direction';
    if (number && of('per-cent').length === 0) return 'unit';
    return undefined;
  })();
  const first = turns[0];
  return {
    rest,
    clause: {
      lever: leverOf(lever.kind),
      leads: first !== undefined && part.indexOf(first) < part.indexOf(lever),
      ...(size !== undefined && { size }),
      ...(directions.size === 1 && direction && { direction: direction === 1 ? 1 : -1 }),
      ...(doubt && { doubt }),
    },
  };
}

function leverOf(kind: Kind): Lever {
  if (isLever(kind)) return kind;
  return kind === 'promotions' ? 'spend' : 'price';
}

const within = (lever: Lever, value: number) =>
  Math.min(leverLimits[lever].max, Math.max(leverLimits[lever].min, value));

/** Clauses with what a neighbour says for them too: 'cut price by 5% and spend by 20%'. */
function completed(clauses: readonly Clause[]): Clause[] {
  return clauses
    .map((clause, index): Clause => {
      const before = clauses[index - 1];
      if (clause.direction || clause.doubt || !before?.direction || !before.leads) return clause;
      return { ...clause, direction: before.direction, leads: true };
    })
    .map((clause, index, all): Clause => {
      const next = all[index + 1];
      const shares = next?.size !== undefined && clauses[index + 1]?.direction === undefined;
      return clause.size === undefined && shares ? { ...clause, size: next.size } : clause;
    })
    .filter(
      ({ lever, size, direction }, index, all) =>
        size !== undefined ||
        !all.some(
          (other, at) => at !== index && other.lever === lever && other.direction === direction,
        ),
    );
}

/** What the clauses could mean, with every direction that is open. */
function offersOf(clauses: readonly Clause[], channels: readonly string[]): Ask[] {
  const directions = clauses.some(({ direction }) => !direction) ? [1, -1] : [1];
  const places = channels.length > 0 ? channels : [undefined];
  return places.flatMap((channel) =>
    directions.flatMap((open) => {
      const set: Partial<Record<Lever, number>> = {};
      for (const { lever, size = 5, direction } of clauses) {
        set[lever] = within(lever, size * (direction ?? open));
      }
      return Object.keys(set).length === 0 ? [] : [tryLevers({ channel, ...set })];
    }),
  );
}

/** What a sentence changes: levers to try, or a doubt and what could be meant. */
export function readWhatIf(tokens: readonly Token[]): {
  ask?: Ask;
  doubt?: Doubt;
  rest: readonly Token[];
  offers: readonly Ask[];
} {
  const parts = phrasesOf(tokens).map((part) => ({ part, ...clauseOf(part) }));
  const clauses = completed(parts.flatMap(({ clause }) => clause ?? []));
  const rest = parts.flatMap((one) => one.rest);
  const named = tokens.filter(({ kind }) => kind === 'channel');
  const channels = [...new Set(named.flatMap(({ name }) => name ?? []))];
  const narrower = tokens.filter(({ kind }) => kind === 'region' || kind === 'product');
  const blockers = tokens.filter((token) => blockedBy([token]));
  const offers = offersOf(clauses, channels).slice(0, 3);
  const doubtful = (doubt: Doubt, about: readonly Token[] = rest) => ({
    doubt,
    rest: about,
    offers,
  });

  const blocked = blockedBy(tokens);
  if (blocked) return doubtful(blocked, blockers);
  if (narrower.length > 0) return doubtful('scope', narrower);
  const doubt = clauses.find((clause) => clause.doubt)?.doubt;
  if (doubt) return doubtful(doubt, rest);
  if (rest.length > 0) return doubtful('words');
  const set = new Map<Lever, number>();
  for (const { lever, size, direction } of clauses) {
    if (size === undefined) return doubtful('how-much');
    if (!direction) return doubtful('direction');
    const value = direction * size;
    if (within(lever, value) !== value) return doubtful('limit');
    if ((set.get(lever) ?? value) !== value) return doubtful('several');
    set.set(lever, value);
  }
  // One channel, said for all that changes: at its beginning or at its end.
  const saying = parts.filter(({ clause }) => clause);
  const inLast = saying.at(-1)?.part.some(({ kind }) => kind === 'channel');
  const firstLever = tokens.findIndex(
    ({ kind }) => leverWords.includes(kind) || kind === 'promotions',
  );
  const inFront = tokens.slice(0, firstLever).some(({ kind }) => kind === 'channel');
  const after = parts.at(-1)?.part.some(({ kind }) => kind === 'channel');
  if (channels.length > 1) return doubtful('several', named);
  if (channels.length === 1 && saying.length > 1 && !inLast && !inFront && !after) {
    return doubtful('several', named);
  }
  const ask = tryLevers({ channel: channels[0], ...Object.fromEntries(set) });
  return { ask, rest: [], offers: [] };
}
