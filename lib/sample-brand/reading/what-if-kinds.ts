import type { Lever } from '../figures/scenario';
import type { Token } from './tokens';
import type { Role } from './vocabulary';

/** What a word is to a what-if; words of other kinds are not accounted for. */
export type Kind =
  | Lever
  | 'fill'
  | 'frame'
  | 'outcome'
  | 'up'
  | 'down'
  | 'number'
  | 'percent'
  | 'unit'
  | 'promotions'
  | 'channel'
  | 'narrower'
  | Extract<Role, 'if' | 'change' | 'to' | 'and' | 'break' | 'not' | 'or' | 'range'>
  | Extract<Role, 'dearer' | 'cheaper' | 'discount' | 'halve' | 'double'>
  | 'other';

export type Piece = { readonly token: Token; readonly kind: Kind };

const kinds: Partial<Record<Role, Kind>> = {
  fill: 'fill',
  which: 'fill',
  what: 'fill',
  will: 'fill',
  over: 'fill',
  each: 'fill',
  everywhere: 'fill',
  frame: 'frame',
  up: 'up',
  grow: 'up',
  growth: 'up',
  more: 'up',
  down: 'down',
  less: 'down',
  rupees: 'unit',
  thousand: 'unit',
  lakh: 'unit',
  crore: 'unit',
  otherUnit: 'unit',
  price: 'price',
  reach: 'reach',
  number: 'number',
  percent: 'percent',
  if: 'if',
  change: 'change',
  to: 'to',
  and: 'and',
  break: 'break',
  not: 'not',
  or: 'or',
  range: 'range',
  dearer: 'dearer',
  cheaper: 'cheaper',
  discount: 'discount',
  halve: 'halve',
  double: 'double',
};

/** What a token is to a what-if. */
export function kindOf({ role, measure, dimension, name }: Token): Kind {
  if (role === 'member') return dimension === 'channel' ? 'channel' : 'narrower';
  if (role === 'dimension') return dimension === 'promotion' ? 'promotions' : 'narrower';
  if (measure === 'tradeSpend' || measure === 'promotionSpend') return 'spend';
  if (measure === 'sales' || measure === 'profit' || measure === 'margin') return 'outcome';
  return name ? 'other' : (kinds[role] ?? 'other');
}
