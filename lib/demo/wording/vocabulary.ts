import type { Dataset } from '../dataset';

/**
 * What a word is to the demo. `fill` says nothing, `place` leads to where something is, `frame`
 * asks for a scenario, `outcome` is what one asks about; `outside` names what the sample does not
 * hold, `not` turns a sentence round, `compare` sets one thing against another.
 */
export type Kind =
  | 'fill'
  | 'place'
  | 'to'
  | 'frame'
  | 'if'
  | 'outcome'
  | 'change'
  | 'up'
  | 'down'
  | 'half'
  | 'double'
  | 'number'
  | 'per-cent'
  | 'other-unit'
  | 'range'
  | 'price'
  | 'reach'
  | 'spend'
  | 'dearer'
  | 'cheaper'
  | 'discount'
  | 'everywhere'
  | 'channel'
  | 'region'
  | 'product'
  | 'promotion'
  | 'promotions'
  | 'payback'
  | 'least'
  | 'most'
  | 'stop'
  | 'loses-money'
  | 'channels'
  | 'regions'
  | 'products'
  | 'grow'
  | 'plan'
  | 'miss'
  | 'why'
  | 'empty'
  | 'lost-sales'
  | 'cost'
  | 'where'
  | 'drive'
  | 'forecast'
  | 'next-weeks'
  | 'last-weeks'
  | 'bear'
  | 'move'
  | 'budget'
  | 'where-it-pays'
  | 'and'
  | 'or'
  | 'not'
  | 'compare'
  | 'outside'
  | 'break'
  | 'unknown';

/** Words and phrases of each kind, phrases with single spaces, without apostrophes. */
const words: readonly (readonly [Kind, string])[] = [
  [
    'fill',
    `a an the my our your their its his we i you they it us me is are was were be been being am
    do does did doing done can could would will should shall may might must please pls plz kindly
    tell show give let lets know see find out hey hi hello sir madam thanks thank ok okay so just
    also now there that this these those has have had get gets got getting want wants like need
    which what whats is how much many each every all any some very really actually then it
    were to go goes going went come make makes made take takes took put puts bring brings brought
    push pushed set say said only rate level levels brand sample business company exactly
    roughly about around currently recently lately one ones quickly well bit little
    sell sells selling sold use using own wich whch wat`,
  ],
  ['place', 'in on at for of by within across among during over per from with into between'],
  ['to', 'to'],
  ['if', 'if suppose supposing assume assuming imagine when whatif'],
  [
    'frame',
    `what happens|what would happen|what will happen|happen|happens|effect|effects|impact|
    affect|affects|influence|result|results|outcome|scenario|simulate|model|test|try|run|compute|
    calculate|mean for|hurt|hurts|help|helps|harm|harms|damage|dent`,
  ],
  [
    'outcome',
    `sales|net sales|profit|profits|margin|margins|revenue|revenues|turnover|gross margin|
    bottom line|top line|earnings`,
  ],
  ['change', 'change changes changed changing'],
  [
    'up',
    `raise raises raised raising rise rises rose rising risen increase increases increased
    increasing hike hikes hiked hiking up upped higher more add adds added adding gain gains gained
    gaining expand expands expanded expanding extend extends extended widen widens widened wider
    boost boosts boosted lift lifts lifted bump bumped plus climb climbs climbed jump jumps jumped
    improve improves improved additional extra bigger`,
  ],
  [
    'down',
    `cut cuts cutting reduce reduces reduced reducing reduction lower lowers lowered lowering
    decrease decreases decreased decreasing drop drops dropped dropping fall falls fell falling
    fallen lose loses lost losing loose looses loosing down minus less fewer shrink shrinks shrank
    trim trims trimmed slash slashes slashed slashing decline declines declined declining dip dips
    dipped shave shaved off shed sheds sink sinks slip slips slipped slump slumped smaller`,
  ],
  ['half', 'halve|halves|halved|halving'],
  ['double', 'double|doubles|doubled|doubling|treble|triple'],
  ['per-cent', '%'],
  [
    'other-unit',
    `rs|inr|rupee|rupees|₹|$|£|€|usd|pound|pounds|dollar|dollars|lakh|lakhs|lac|lacs|
    crore|crores|cr|million|mn|billion|thousand|k|paise|p|point|points|percentage point|
    percentage points|% point|% points|pp|ppt|ppts|pts|bps|basis points|units|cases|cartons|kg|
    litres|x|times|fold`,
  ],
  [
    'price',
    `price|prices|pricing|mrp|mrps|selling price|selling prices|list price|list prices|
    price point|price points|sale price|retail price|retail prices`,
  ],
  [
    'reach',
    `distribution|numeric distribution|distribution reach|reach|coverage|outlet coverage|
    outlets|number of outlets|outlet count|retail reach|distribution points|points of distribution`,
  ],
  [
    'spend',
    `trade spend|trade spends|trade spending|trade investment|trade investments|trade budget|
    trade promotion spend|trade promotion budget|promotion spend|promotions spend|promo spend|
    promotional spend|promotion spending|promotion budget|promotions budget|promo budget|
    promotional budget|spend on promotions|spending on promotions|promotion money|trade money|
    spend|spends|spending|tradespend`,
  ],
  ['dearer', 'dearer|costlier|pricier|more expensive'],
  ['cheaper', 'cheaper|less expensive|mark down|markdown|marked down'],
  ['discount', 'discount|discounts|discounted|discounting'],
  [
    'everywhere',
    `all channels|every channel|each channel|across channels|across all channels|
    all the channels|everywhere|overall|across the board|in total|nationally|national|all india|
    all products|every product|all our products|across products|across all products|all regions|
    every region|across regions|all skus|everything|whole brand|the whole business|the board`,
  ],
  [
    'promotions',
    `promotion|promotions|promo|promos|scheme|schemes|offer|offers|deal|deals|
    trade promotion|trade promotions|trade promo|trade promos|trade scheme|trade schemes`,
  ],
  [
    'payback',
    `pay back|pays back|paying back|payback|paid back|pay off|pays off|paid off|pays|pay|
    paying|roi|return|returns|return on investment|return on spend|pay for itself|
    pay for themselves|effective|profitable|profitability|work|works|working|worked|worth it|
    margin for each rupee|margin per rupee|bang for the buck`,
  ],
  [
    'least',
    `least|worst|lowest|poorest|weakest|bottom|worst performing|poorly|badly|underperforming|
    underperform|underperforms`,
  ],
  [
    'most',
    'most best highest top strongest biggest largest greatest fastest quickest fast faster quick',
  ],
  ['stop', 'stop stopped kill scrap axe end discontinue'],
  [
    'loses-money',
    `loses money|lose money|losing money|lost money|lost us money|losing us money|
    wastes money|waste money|wasting money|waste of money|burning money|burns money|
    loss making|making a loss|make a loss|makes a loss|not pay back|did not pay back|
    didnt pay back|doesnt pay back|dont pay back|does not pay back|not paying back|not pay|
    doesnt pay|isnt paying back|not working|isnt working|arent working`,
  ],
  ['channels', 'channel channels'],
  ['regions', 'region regions zone zones'],
  ['products', 'product products sku skus item items'],
  ['grow', 'grow grows grew growing growth grown'],
  ['plan', 'plan plans planned target targets'],
  [
    'miss',
    `miss|missed|misses|missing|behind|below|short|fell short|fall short|falls short|
    short of|under|off target|off plan|underachieved|not meet|not met|did not meet|didnt meet|
    failed to meet|not hit|did not hit|didnt hit|failed`,
  ],
  ['why', 'why|reason|reasons|how come|cause|causes|what went wrong'],
  [
    'empty',
    `out of stock|oos|stockout|stockouts|stock out|stock outs|out of stocks|empty shelf|
    empty shelves|ran out|run out|runs out|running out|ran out of stock|run out of stock|
    runs out of stock|running out of stock|availability|unavailable`,
  ],
  [
    'lost-sales',
    `lost sales|lose sales|loses sales|losing sales|sales lost|sales losses|
    cost us sales|costing us sales|cost sales|costs us sales|missed sales|missing sales|
    lose the most sales|lost the most sales|losing the most sales`,
  ],
  ['cost', 'cost costs costing'],
  ['where', 'where'],
  [
    'drive',
    `drive drives driving driver drivers drove contribute contributes contributing contributed
    contributor contributors`,
  ],
  [
    'forecast',
    `forecast|forecasts|predict|prediction|predictions|outlook|projection|projections|
    expect|expected|sales forecast`,
  ],
  [
    'next-weeks',
    `next 4 weeks|next four weeks|coming 4 weeks|coming four weeks|following 4 weeks|
    following four weeks|4 weeks ahead|four weeks ahead|next month|coming month|next 4 wks`,
  ],
  [
    'last-weeks',
    `last 13 weeks|past 13 weeks|last thirteen weeks|past thirteen weeks|
    recent 13 weeks|previous 13 weeks|latest 13 weeks|last 13 wks`,
  ],
  ['bear', 'bear absorb withstand tolerate stand sustain carry survive support'],
  [
    'move',
    `move|moved|moving|shift|shifted|shifting|reallocate|reallocating|reallocated|switch|
    switching|transfer|redirect|redeploy`,
  ],
  ['budget', 'budget budgets money funds'],
  [
    'where-it-pays',
    `where it pays|where it pays back|where it works|where it works best|
    where it works better|where it pays best|where it pays more|where it pays most|
    where it pays off|where it earns more|better channel|better channels|best channel|
    better use`,
  ],
  ['and', 'and|&|while|whilst|but|along with|together with|as well as|n'],
  ['or', 'or|either'],
  [
    'not',
    `not no never dont doesnt didnt wont wouldnt isnt arent wasnt werent cant cannot couldnt
    shouldnt havent hasnt without unless except excluding exclude excl nor neither nothing none
    instead avoid apart rather barring besides`,
  ],
  [
    'not',
    'all but|all channels but|every channel but|everywhere but|everything but|but in|but for',
  ],
  // They ask for a person or a time; 'when' alone leads up to a what-if.
  ['unknown', 'when should|when do|when did|when will|when can|when could|when would'],
  ['compare', 'than versus vs compared compare against difference relative respectively'],
  [
    'outside',
    `customer customers shopper shoppers consumer consumers buyer buyers competitor
    competitors competition rival rivals competing weather rain store stores shop shops employee
    employees staff salesman salesmen salesperson tax taxes gst cash supplier suppliers raw
    materials city cities town towns state states village villages year years yesterday today
    tomorrow week weeks month months quarter quarters annual annually yearly monthly daily festival
    festivals diwali christmas eid holi ramadan january february march april june july august
    september october november december q1 q2 q3 q4 h1 h2 fy ytd yoy review reviews rating ratings
    ad ads advert adverts advertising advertisement media marketing campaign campaigns website
    traffic conversion volume volumes share market distributor distributors retailer retailers
    outlet wholesaler wholesalers rep reps cogs costings headcount amazon flipkart blinkit zepto
    instamart walmart tesco mumbai delhi bangalore bengaluru chennai kolkata pune hyderabad india
    uk london stock inventory supermarket supermarkets online offline ecommerce export exports
    rural urban launch launches`,
  ],
];

/** Other names of the sample's channels and regions. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  'Modern trade': ['mt', 'modern retail'],
  'General trade': [
    'gt',
    'kirana',
    'kiranas',
    'kirana stores',
    'kirana shops',
    'traditional trade',
  ],
  'Quick commerce': ['q commerce', 'qcommerce', 'quickcommerce', 'qcom'],
  Marketplaces: ['marketplace', 'online marketplaces', 'market places'],
  D2C: ['dtc', 'direct to consumer'],
  North: ['northern'],
  South: ['southern'],
  East: ['eastern'],
  West: ['western'],
};

/** What a word or phrase is, and, where it names something of the sample, its name there. */
export type Entry = { readonly kind: Kind; readonly name?: string };

/** Everything the demo knows, by phrase. A later entry takes the place of an earlier one. */
export function vocabularyOf(data: Dataset): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const [kind, list] of words) {
    const phrases = list.includes('|') ? list.split('|') : list.split(/\s+/);
    for (const phrase of phrases) {
      entries.set(phrase.trim().replace(/\s+/g, ' '), { kind });
    }
  }
  const named = (kind: Kind, names: readonly string[], plural = '') => {
    for (const name of names) {
      for (const phrase of [
        name,
        ...(plural ? [name + plural] : []),
        ...(otherNames[name] ?? []),
      ]) {
        entries.set(phrase.toLowerCase(), { kind, name });
      }
    }
  };
  named(
    'channel',
    data.channels.map(({ name }) => name),
  );
  named('region', data.regions);
  named(
    'product',
    data.products.map(({ name }) => name),
    's',
  );
  named(
    'promotion',
    data.promotions.map(({ name }) => name),
  );
  return entries;
}
