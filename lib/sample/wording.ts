import { type Ask, type QuestionId, tryLevers } from './answers/answer';
import type { Dataset } from './dataset';
import { type Lever, leverLimits } from './scenario';

/**
 * Words that each question is known by. All patterns of one set must be found; the first question
 * with such a set is meant. Whatever matches none is not guessed at.
 */
const wordings: readonly (readonly [QuestionId, readonly (readonly RegExp[])[]])[] = [
  [
    'move',
    [
      [/\b(move|shift|reallocat\w*|switch)\b/, /\b(spend|budget|money|promotions?)\b/],
      [/\bspend\b/, /\b(elsewhere|better|where it pays)\b/],
    ],
  ],
  [
    'promotions',
    [
      [
        /\b(promotions?|promos?|schemes?|trade spend|discounts?|offers?)\b/,
        /\b(pays?|payback|paid|roi|return|stop|worst|least|best|most|work\w*|los\w+|waste\w*|effective|worth)\b/,
      ],
      [/\bbuy 2 get 1\b/],
    ],
  ],
  [
    'stock',
    [
      [/\b(out of stock\w*|out-of-stock\w*|stock-?outs?|oos|empty shel\w+|ran out|runs? out)\b/],
      [/\b(lost|losing|lose|missed) sales\b/],
      [/\bstock\b/, /\b(cost\w*|los\w+|short\w*|low|where|missing)\b/],
    ],
  ],
  [
    'plan',
    [
      [
        /\b(regions?|north|south|east|west)\b/,
        /\b(why|plan|target|miss\w*|behind|below|fell|fall\w*|slip\w*|drop\w*|declin\w*|down)\b/,
      ],
      [/\b(miss\w*|below|behind|against)\b.*\b(plan|target)\b/],
    ],
  ],
  [
    'forecast',
    [
      [/\b(forecast\w*|predict\w*|outlook|project\w+)\b/],
      [/\b(next|coming|future|following)\b/, /\b(weeks?|month|bring|sales|expect\w*)\b/],
    ],
  ],
  [
    'price',
    [
      [
        /\b(pric\w+|elasticit\w+)\b/,
        /\b(which|products?|bear|rais\w+|rise|increase|sensitive|skus?)\b/,
      ],
    ],
  ],
  [
    'growth',
    [
      [
        /\bchannels?\b/,
        /\b(gr[oe]w\w*|growth|fast\w*|best|most|increas\w*|ris\w+|rose|strong\w*|slow\w*|worst)\b/,
      ],
      [
        /\b(quick commerce|general trade|modern trade|marketplaces?|d2c)\b/,
        /\b(gr[oe]w\w*|growth|doing)\b/,
      ],
    ],
  ],
  [
    'products',
    [
      [
        /\b(products?|skus?|items?)\b/,
        /\b(gr[oe]w\w*|growth|driv\w+|best|most|top|fast\w*|sell\w*|contribut\w*|worst)\b/,
      ],
    ],
  ],
];

/** Things that the sample knows nothing of: a question that names one is not answered. */
const notInSample =
  /\b(customers?|shoppers?|consumers?|competitors?|competition|market share|weather|returns? rate|stores?|outlet names?|salespe\w+|sales rep\w*|employees?|tax\w*|cash|profit and loss|raw materials?|suppliers?|cities|city|villages?|months? ago|last year|years?|yesterday|today|festivals?|diwali|christmas|reviews?|ratings?|ads?|advert\w*|campaigns?|website|traffic|conversion)\b/;

const leverWords: Readonly<Record<Lever, RegExp>> = {
  price: /\bpric\w+/,
  reach: /\b(distribution|reach|outlets|numeric)\b/,
  spend: /\b(trade spend|spend|promotions?|discounts?)\b/,
};

const down =
  /\b(cut|lower\w*|reduc\w*|decreas\w*|drop\w*|less|fewer|down|minus|halv\w+)\b|[-−]\s*\d/;

/** The per cent that a phrase names, with its sign, to the nearest step within the limits. */
function changeIn(phrase: string, lever: Lever): number | undefined {
  const size = /\bhalv\w+/.test(phrase)
    ? 50
    : Number(/(\d+(?:\.\d+)?)\s*(?:%|per ?cent)/.exec(phrase)?.[1]);
  if (!Number.isFinite(size)) return undefined;
  const { min, max, step } = leverLimits[lever];
  const value = Math.round(((down.test(phrase) ? -1 : 1) * size) / step) * step;
  return Math.min(max, Math.max(min, value));
}

/**
 * A what-if in words, such as 'What if we raise prices by 5% and cut trade spend by 20% in D2C?':
 * each phrase (split at 'and' and commas) names a lever and a per cent.
 */
function whatIfIn(text: string, data: Dataset): Ask | undefined {
  const channel = data.channels.find(({ name }) => text.includes(name.toLowerCase()))?.name;
  const set: Partial<Record<Lever, number>> = {};
  for (const phrase of text.split(/,|;|\band\b|\bwith\b/)) {
    const lever = (['price', 'reach', 'spend'] as const).find((one) =>
      leverWords[one].test(phrase),
    );
    const change = lever && changeIn(phrase, lever);
    if (lever && change !== undefined) set[lever] = change;
  }
  if (Object.keys(set).length === 0) return undefined;
  return tryLevers({ ...(channel !== undefined && { channel }), ...set });
}

/**
 * What words ask. Known wordings map to a question of the list or to a what-if; everything else
 * stays unknown, so that it can be answered honestly.
 */
export function understand(text: string, data: Dataset): Ask {
  const plain = text.toLowerCase().replace(/[’']/g, '').replace(/\s+/g, ' ').trim();
  const unknown: Ask = { kind: 'unknown', text: text.trim() };
  if (notInSample.test(plain)) return unknown;
  // 'Which products could bear a 5% price rise?' names a change, but asks for products.
  const asked = /\bwhich\b/.test(plain) ? undefined : whatIfIn(plain, data);
  if (asked) return asked;
  const known = wordings.find(([, sets]) =>
    sets.some((set) => set.every((pattern) => pattern.test(plain))),
  );
  return known ? { kind: 'question', id: known[0] } : unknown;
}
