import { answers } from '@/words';
import { fill } from '@/lib/fill';
import { type Dataset, recent } from '../dataset';
import { AHEAD, TREND_WEEKS } from '../figures/forecast';
import { moveSpend } from '../figures/scenario';
import { percent } from '../format';
import { comparedBy, queryOf, rowsOf } from '../query/query';
import { openIn } from '../query/why';
import { type Asked, tryLevers } from '../reading/asked';
import type { Answer, Found } from './answer';
import { forecastAnswer } from './forecast';
import { listAnswer } from './list';
import { oneAnswer } from './one';
import { questionOf, queryInWords } from './question';
import { moveAnswer, priceAnswer, whatIfAnswer } from './what-if';
import { whyAnswer } from './why';

export type { Answer } from './answer';
export { questionOf } from './question';

const { methods } = answers;

function foundOf(data: Dataset, asked: Asked): Found {
  if (asked.kind === 'what-if') return whatIfAnswer(data, asked.levers);
  if (asked.kind === 'price') return priceAnswer(data, asked.change);
  if (asked.kind === 'move') return moveAnswer(data);
  if (asked.show === 'why') return whyAnswer(data, asked);
  if (asked.show === 'forecast') return forecastAnswer(data, asked);
  return asked.by.length > 0 ? listAnswer(data, asked) : oneAnswer(data, asked);
}

/** How an answer is computed, in a sentence or two. */
function methodOf(data: Dataset, asked: Asked): string {
  if (asked.kind === 'price') return fill(answers.price.method, { change: asked.change });
  if (asked.kind === 'what-if') return answers.whatIf.method;
  if (asked.kind === 'move') return answers.move.method;
  const { measure, show } = asked;
  const own = measure in methods ? methods[measure as keyof typeof methods] : '';
  const more =
    show in methods && !(show === 'change' && measure !== 'sales') ? methods[show as 'why'] : '';
  return fill(`${own} ${more}`.trim(), { growth: percent(data.growthPlan, 0), trend: TREND_WEEKS });
}

/** What one goes on to ask: what an answer consists of, its reasons, what could be done. */
function followUpsOf(data: Dataset, asked: Asked): Asked[] {
  const move = { kind: 'move' } as const;
  if (asked.kind === 'what-if')
    return [{ kind: 'price', change: 5 }, move, tryLevers({ price: -5 })];
  if (asked.kind === 'price') return [move, tryLevers({ price: -5 })];
  if (asked.kind === 'move') {
    const to = moveSpend(data)?.to.channel;
    return [tryLevers({ channel: to, spend: 20 }), tryLevers({ spend: -20 })];
  }
  const { measure, by, where, weeks, before, show } = asked;
  const base = queryOf(data, { measure, where, weeks, ...(before && { before }) });
  const ranks = by.length > 0 && by[0] !== 'week' && show !== 'why' && show !== 'forecast';
  const [leader] = ranks ? rowsOf(data, asked).kept : [];
  const isPlace = leader && leader.where.promotion === undefined;
  const pinned = isPlace ? { ...base, where: leader.where } : base;
  if (measure === 'payback' || measure === 'extra' || measure === 'promotionSpend') {
    const ranking = { ...base, by: ['promotion'], order: 'most' } as const;
    return [...(by.includes('promotion') ? [] : [ranking]), move, tryLevers({ spend: -20 })];
  }
  const free = openIn(pinned.where).find((one) => !by.includes(one));
  const hasReasons = before !== undefined && show !== 'why' && !comparedBy(pinned.where);
  const next: (Asked | false | undefined)[] = [
    hasReasons && { ...pinned, show: 'why' },
    free && { ...pinned, by: [free], order: measure === 'gap' ? 'least' : 'most' },
    show !== 'trend' && { ...pinned, show: 'trend' },
    measure === 'sales' && { ...base, weeks: recent(data), show: 'forecast', ahead: AHEAD },
    move,
  ];
  return next.filter((one): one is Asked => Boolean(one)).slice(0, 3);
}

/** The answer to what is asked, computed from the dataset. */
export function answerTo(data: Dataset, asked: Asked): Answer {
  return {
    question: questionOf(data, asked),
    ...foundOf(data, asked),
    method: methodOf(data, asked),
    query: queryInWords(data, asked),
    followUps: followUpsOf(data, asked),
  };
}
