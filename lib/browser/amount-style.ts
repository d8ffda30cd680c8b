import { readStored, store } from '@/lib/base/storage';

/** Where the way of writing amounts is remembered for the visit, by desks and demo. */
const KEY = 'amounts';

/** How amounts are written in this visit; null where nothing was chosen, or nothing may be stored. */
export const rememberedAmountStyle = () => readStored('sessionStorage', KEY);

/** Remembers it; where nothing may be stored, the choice holds on this page alone. */
export const rememberAmountStyle = (style: string) => store('sessionStorage', KEY, style);
