/*
 * Words of English that differ by a letter or two from one that ASK Octopus knows, and are no slip of
 * it: nobody who asks about Easter or a crisis means the East or ragi crisps. Each stands for its
 * other endings, too. `npx tsx tools/lookalikes.ts` finds those that a new word of ours brings.
 */
export const lookalikes = `
  ales allen arise arisen astern awnings balling banker banned banter bates bearings belling
  bides bikes bilking bits boos boot braise bulling bytes chance chancel charge clime clover
  coerce comer commence compositor contributory contrite contrition coolie cootie cove coven
  covert covet covey cower coyer crimps crises crisis crispy decease decree degree delays
  depresses devolve drank drunk earliness earning earring earwigs easter education est evenings
  expend expert faction fiction filtrate forecaster forecastle foremast foremost forest
  foretaste fractional fractious friction fruition function genera gown groan groin growl hake
  hare hearings incense increment ingresses inventor investor leanings learning lemony leon lice
  limb lump mallet manga mange mangy marlin martin milled miller monument mooed moped mover
  mowed mullet northerly northerner opposition parentage pavement pends percentile perdition
  playback potion praise predication predictive predictor predilection pricey prick pries prise
  probation produce projectile projector promoting proportional proposition prosecution protean
  protect protection quack quirk rail ration rational realer recommence reeducation refraction
  regionally rend retained retainer retinal revenge reviler revolve rink ripen riser riven
  roaster roosted sables sack sades safes sages sake salem salient saline salts salves sapience
  sates saxes scare science sealer self selves serge shack shaken shaker shaky shank shard shark
  sharp sheaf sheaves shell sheller shelve shire shock shore shriek shrine shrunk silence slack
  slake slicer slick slide slime slit sluice slum slurp smack smock snake snare sock soles sooth
  sough southerly southerner spake spare sped speed speller spice spilt spit splat splice splint
  stake stales starch stare stocky stork stump subscriber subscript sump sure sweller tail tend
  tirade trace tradesmen train trait trawl treason treed trendy turner unsubscribe urge valiant
  wader wafer wager waiter walter waster watery waver weakly weeds weeps wees yearlings yearning
`;
