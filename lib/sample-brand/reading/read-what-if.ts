import { type Lever, levers, within } from '../figures/scenario';
import type { MeasureId } from '../query/measures';
import { type Asked, type Doubt, tryLevers } from './asked';
import type { Token } from './tokens';
import type { Role } from './vocabulary';

/** What a word is to a what-if. */
type Kind = Role | Lever | 'unit' | 'outcome' | 'promotions' | 'channel' | 'narrower';

/** What some roles and measures are to a what-if; other roles are what they are by themselves. */
const otherwise: readonly (readonly [kind: Kind, of: readonly (Role | MeasureId)[]])[] = [
  ['fill', ['which', 'what', 'will', 'over', 'each', 'everywhere']],
  ['up', ['grow', 'growth', 'more']],
  ['down', ['less']],
  ['unit', ['rupees', 'thousand', 'lakh', 'crore', 'otherUnit']],
  ['spend', ['tradeSpend', 'promotionSpend']],
  ['outcome', ['sales', 'profit', 'margin']],
];

type Piece = Token & { readonly kind: Kind };

function kindOf({ role, measure, dimension }: Token): Kind {
  if (role === 'member') return dimension === 'channel' ? 'channel' : 'narrower';
  if (role === 'dimension') return dimension === 'promotion' ? 'promotions' : 'narrower';
  return otherwise.find(([, of]) => of.includes(measure ?? role))?.[0] ?? role;
}

const areOf = (pieces: readonly Piece[], ...kinds: readonly Kind[]) =>
  pieces.filter(({ kind }) => kinds.includes(kind));

const has = (...asked: Parameters<typeof areOf>) => areOf(...asked).length > 0;

/** A change of one lever, as far as a phrase says it. */
type Clause = {
  readonly lever: Lever;
  readonly size?: number;
  readonly direction?: 1 | -1;
  /** Whether the direction was said before the lever, so that it holds for the next one too. */
  readonly leads: boolean;
  readonly doubt?: Doubt;
};

const amounts: readonly Kind[] = ['number', 'range', 'halve', 'double'];
const turning: readonly Kind[] = ['up', 'down', 'dearer', 'cheaper', 'halve', 'double'];
const pricing: readonly Kind[] = ['price', 'reach', 'dearer', 'cheaper', 'discount'];

/** Whether a sentence is about a change of price, distribution or trade spend. */
function isWhatIf(pieces: readonly Piece[]): boolean {
  const lists = pieces.some(
    ({ role }, at) => (role === 'which' || role === 'what') && pieces[at + 1]?.role === 'dimension',
  );
  if (lists || has(pieces, 'above', 'below', 'why')) return false;
  const isSized = has(pieces, ...amounts);
  if (has(pieces, ...pricing)) return isSized || has(pieces, 'up', 'down', 'change', 'discount');
  if (!has(pieces, 'spend', 'promotions')) return false;
  const turns = has(pieces, ...turning) || pieces.some(({ sign }) => sign !== undefined);
  return turns && (isSized || (has(pieces, 'if') && has(pieces, 'spend')));
}

/** Cuts the sentence where a new phrase begins. */
function phrasesOf(pieces: readonly Piece[]): Piece[][] {
  const cut: Piece[][] = [[]];
  for (const piece of pieces) {
    const said = cut.at(-1)?.filter(({ kind }) => kind !== 'fill') ?? [];
    // 'Price: −5%' is one phrase.
    const isTitle = said.length === 1 && [...pricing, 'spend'].includes(said[0]?.kind ?? 'fill');
    if ((piece.kind === 'and' || piece.kind === 'break') && !isTitle) cut.push([]);
    else cut.at(-1)?.push(piece);
  }
  return cut.filter((part) => part.some(({ kind }) => kind !== 'fill' && kind !== 'break'));
}

/** Small words that lead to what one asks about: 'effect on sales', 'mean for profit'. */
const leadsOn = ({ kind, text }: Piece) =>
  kind === 'frame' || kind === 'to' || (kind === 'fill' && /^(on|for)$/.test(text));

/** The phrase without what only leads up to it or asks what comes of it. */
function withoutFrame(whole: readonly Piece[]): Piece[] {
  // 'How much would profit rise if …' asks, and changes nothing.
  const condition = Math.max(
    0,
    whole.findIndex(({ kind }) => kind === 'if'),
  );
  const harmless: readonly Kind[] = ['fill', 'outcome', 'change', 'frame', 'up', 'down'];
  const onlyAsks = whole.slice(0, condition).every(({ kind }) => harmless.includes(kind));
  const part = onlyAsks ? whole.slice(condition) : whole;
  const empty: readonly Kind[] = ['if', 'frame', 'channel', 'fill', 'break'];
  return part.filter((piece, index) => {
    const { kind } = piece;
    if (empty.includes(kind)) return false;
    const lead = part.slice(0, index).findLast((one) => one.kind !== 'fill' || leadsOn(one));
    const [next] = part.slice(index + 1).filter((one) => one.kind !== 'fill');
    if (kind === 'to') return amounts.includes(next?.kind ?? 'fill') && !next?.sign;
    if (kind !== 'outcome' && kind !== 'change') return true;
    const isAll = part.every((one) =>
      ['fill', 'change', 'outcome', 'frame', 'break'].includes(one.kind),
    );
    const isAsked = next?.kind === 'if' || (kind === 'outcome' && next?.kind === 'change');
    return !((lead && leadsOn(lead)) || isAsked || isAll);
  });
}

/** Words of a direction that only say once more what the verb says: 'take prices up'. */
const particles = ['up', 'down', 'off', 'plus', 'minus', 'higher', 'lower', 'more', 'less'];

/** Whether a change is itself changed, as in 'reduce the price cut': up or down is then open. */
function isTurnedTwice(said: readonly Piece[], lever: Piece, turns: readonly Piece[]): boolean {
  const at = said.indexOf(lever);
  const next = said[at + 1];
  const isNoun = next && turns.includes(next) && !particles.includes(next.text);
  return Boolean(isNoun) && turns.some((turn) => said.indexOf(turn) < at);
}

const leverOf = (kind: Kind): Lever =>
  levers.find((lever) => lever === kind) ?? (kind === 'promotions' ? 'spend' : 'price');

/** What a phrase changes; nothing when it changes nothing, and what it cannot account for. */
function clauseOf(part: readonly Piece[]): { clause?: Clause; rest: readonly Piece[] } {
  const said = withoutFrame(part);
  const of = (...some: readonly Kind[]) => areOf(said, ...some);
  const named = of(...levers, 'dearer', 'cheaper');
  const lever = named[0] ?? of('promotions')[0] ?? of('discount')[0];
  if (!lever) return { rest: said };
  const numbers = of('number');
  const [number] = numbers;
  const turns = of(...turning);
  const lowers = named[0]?.kind === 'price' ? of('discount') : [];
  const directions = new Set<1 | -1>([
    ...turns.map(({ kind }) => (['up', 'dearer', 'double'].includes(kind) ? 1 : -1)),
    ...lowers.map(() => -1 as const),
    ...(number?.sign ? [number.sign] : []),
  ]);
  const known: readonly Kind[] = ['percent', 'unit', 'to', 'change', 'range', 'discount'];
  const rest = said.filter(
    (piece) =>
      !turns.includes(piece) &&
      piece !== lever &&
      !numbers.includes(piece) &&
      !known.includes(piece.kind),
  );
  const [fixed] = of('halve', 'double');
  const isOther = of('unit').length > 0;
  const whole = number?.value ?? (fixed && (fixed.kind === 'halve' ? 50 : 100));
  const size = isOther ? undefined : whole;
  if (isTurnedTwice(said, lever, turns)) directions.add(1).add(-1);
  const [direction] = directions;
  const doubt = ((): Doubt | undefined => {
    const isDiscount = of('discount').length > 0 && lowers.length === 0;
    if (lever.kind === 'discount' || isDiscount) return 'discount';
    if (new Set(named.map(({ kind }) => leverOf(kind))).size > 1) return 'several';
    if (numbers.length + of('halve', 'double').length > 1) return 'range';
    if (isOther) return 'unit';
    if (of('to').length > 0) return 'level';
    if (directions.size > 1) return 'direction';
    return number && of('percent').length === 0 ? 'unit' : undefined;
  })();
  const [first] = turns;
  return {
    rest,
    clause: {
      lever: leverOf(lever.kind),
      leads: first !== undefined && part.indexOf(first) < part.indexOf(lever),
      ...(size !== undefined && { size }),
      ...(directions.size === 1 && direction && { direction }),
      ...(doubt && { doubt }),
    },
  };
}

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
function offersOf(clauses: readonly Clause[], channels: readonly string[]): Asked[] {
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

/** Kinds that no what-if can pass over, and the doubt that each is a reason for. */
const blocking = [
  ['not', 'not'],
  ['range', 'range'],
  ['or', 'several'],
] as const;

/** What a sentence changes: levers to try, or a doubt and what could be meant; nothing when it is no what-if. */
export function readWhatIf(tokens: readonly Token[]) {
  const pieces = tokens.map((token): Piece => ({ ...token, kind: kindOf(token) }));
  if (!isWhatIf(pieces)) return undefined;
  const parts = phrasesOf(pieces).map((part) => ({ part, ...clauseOf(part) }));
  const clauses = completed(parts.flatMap(({ clause }) => clause ?? []));
  const channels = [...new Set(areOf(pieces, 'channel').flatMap(({ name }) => name ?? []))];
  const offers = offersOf(clauses, channels).slice(0, 3);
  const doubtful = (doubt: Doubt, about: readonly Piece[] = []) => ({
    doubt,
    unplaced: tokens.filter((_, at) => about.some((piece) => piece === pieces[at])),
    offers,
  });
  for (const [kind, doubt] of blocking) {
    if (has(pieces, kind)) return doubtful(doubt, areOf(pieces, 'not'));
  }
  const narrower = areOf(pieces, 'narrower').filter(({ role }) => role === 'member');
  if (narrower.length > 0) return doubtful('scope', narrower);
  const doubt = clauses.find((clause) => clause.doubt)?.doubt;
  if (doubt) return doubtful(doubt);
  const rest = parts.flatMap((one) => one.rest);
  if (rest.length > 0) return doubtful('words', rest);
  const set = new Map<Lever, number>();
  for (const { lever, size, direction } of clauses) {
    if (size === undefined) return doubtful('how-much');
    if (!direction) return doubtful('direction');
    const value = direction * size;
    if (within(lever, value) !== value) return doubtful('limit', areOf(pieces, ...amounts));
    if ((set.get(lever) ?? value) !== value) return doubtful('several');
    set.set(lever, value);
  }
  // One channel, said for all that changes: at its beginning or at its end.
  const firstLever = pieces.findIndex((piece) => has([piece], ...pricing, 'spend', 'promotions'));
  const isForAll =
    has(pieces.slice(0, firstLever), 'channel') || has(parts.at(-1)?.part ?? [], 'channel');
  const changing = parts.filter(({ clause }) => clause).length;
  if (channels.length > 1 || (channels.length === 1 && changing > 1 && !isForAll)) {
    return doubtful('several');
  }
  return { asked: tryLevers({ channel: channels[0], ...Object.fromEntries(set) }) };
}
