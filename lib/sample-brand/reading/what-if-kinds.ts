import type { Lever } from '../figures/scenario';
import type { Token } from './tokens';
import type { Role } from './vocabulary';

/** Roles that are to a what-if what they are by themselves. */
const own = [
  ...(['fill', 'frame', 'if', 'change', 'to', 'and', 'break', 'not', 'or', 'up', 'down'] as const),
  ...(['number', 'percent', 'range', 'price', 'reach', 'dearer', 'cheaper', 'discount'] as const),
  ...(['halve', 'double'] as const),
];

/** What other roles are to it. */
const others = {
  fill: ['which', 'what', 'will', 'over', 'each', 'everywhere'],
  up: ['grow', 'growth', 'more'],
  down: ['less'],
  unit: ['rupees', 'thousand', 'lakh', 'crore', 'otherUnit'],
} as const satisfies Record<string, readonly Role[]>;

/** What a word is to a what-if; words of other kinds are not accounted for. */
export type Kind =
  | Lever
  | (typeof own)[number]
  | keyof typeof others
  | 'outcome'
  | 'promotions'
  | 'channel'
  | 'narrower'
  | 'other';

export type Piece = { readonly token: Token; readonly kind: Kind };

const kinds = new Map<Role, Kind>([
  ...own.map((role) => [role, role] as const),
  ...Object.entries(others).flatMap(([kind, roles]) =>
    roles.map((role) => [role, kind as keyof typeof others] as const),
  ),
]);

/** What a token is to a what-if. */
export function kindOf({ role, measure, dimension }: Token): Kind {
  if (role === 'member') return dimension === 'channel' ? 'channel' : 'narrower';
  if (role === 'dimension') return dimension === 'promotion' ? 'promotions' : 'narrower';
  if (measure === 'tradeSpend' || measure === 'promotionSpend') return 'spend';
  if (measure === 'sales' || measure === 'profit' || measure === 'margin') return 'outcome';
  return kinds.get(role) ?? 'other';
}
