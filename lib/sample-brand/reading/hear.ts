import type { Dataset } from '../dataset';
import { comparedBy } from '../query/query';
import { Said, dimensionsIn, membersIn, readLimit } from './said';
import type { Token } from './tokens';
import { type Letters, readWeeks } from './weeks';

const rankLetters: Letters = {
  T: ['top'],
  B: ['bottom'],
  M: ['most', 'least', 'best', 'worst'],
  n: ['number'],
  D: ['dimension'],
};

/** Whether something lost is what empty shelves cost. */
const isLoss = (named: readonly Token[]) => named.some(({ measure }) => measure === 'weeksOut');

/** Whether a plan can be of what is named: of sales, or of nothing else. */
const isOfSales = (named: readonly Token[]) =>
  named.every(({ measure }) => measure === 'sales' || measure === 'gap' || measure === 'gapRate');

/** What was said, role by role; measures and members as such. */
export type Heard = ReturnType<typeof hear>;

/** Takes from a sentence what its words say one by one. */
export function hear(tokens: readonly Token[], data: Dataset) {
  const said = new Said(tokens);
  const limit = readLimit(said);
  const ranked = said.takeRun(/[TB]n|nM|Mn|nD/, rankLetters);
  const where = membersIn(said.take('member'), data);
  const isCounted = ranked.flatMap(({ dimension }) => dimension ?? []);
  const by = new Set([...dimensionsIn(said, where), ...isCounted]);
  const average = said.take('average').length > 0;
  const time = readWeeks(said.rest, data);
  said.drop(time.used);
  if (average) said.take('week');
  const order = [...ranked, ...said.take('top', 'bottom', 'most', 'least', 'best', 'worst')];
  const named = said.take('measure');
  const missed = isOfSales(named) && said.take('miss').length > 0;
  const down = said.has('down') && !isLoss(named);
  said.take('beat', 'losesMoney', 'stop', 'profitable', 'rate', 'why', 'drive', 'share', 'trend');
  said.take('forecast', 'will', 'growth', 'up', 'grow', 'down', 'change', 'where');
  return {
    said,
    limit,
    where,
    by,
    average,
    time,
    named,
    count: ranked.find(({ role }) => role === 'number')?.value,
    ranked,
    order: order.find(({ role }) => role !== 'number' && role !== 'dimension')?.role,
    isEach: said.has('each') || tokens.some((token) => token.isEach),
    missed,
    beaten: said.has('beat'),
    forecast: said.has('forecast', 'will') || time.ahead !== undefined,
    why: said.has('why', 'drive'),
    up: said.has('up', 'grow'),
    down,
    moves: down || said.has('up', 'grow', 'growth', 'change'),
    compared: comparedBy(where),
  };
}
