import { serializeRequest, parseRequest } from '../ask/address';
import { sample } from '../data/dataset';
import { leverNames, leverRules } from '../engine/levers';
import { measureIds } from '../engine/measures';
import {
  type Query,
  comparesWithBase,
  isAnswerable,
  versusNames,
  calculations,
} from '../engine/query';
import type { Filters } from '../engine/members';
import { breakdownOptions } from '../ask/query-parts';
import { renderAnswer } from './render';
import { type DemoRequest, type WhatIf, dataTopics } from '../ask/request';
import { createFinder } from '../ask/find';
import { sentenceOf } from '../ask/sentence';

// What holds for every query that the parts above an answer can make.

const filters: readonly Filters[] = [
  {},
  { channel: ['D2C'] },
  { channel: ['Modern trade', 'General trade', 'Quick commerce', 'Marketplaces'] },
  { channel: ['Quick commerce'], region: ['East'] },
  { channel: ['Modern trade', 'General trade', 'Marketplaces', 'D2C'], region: ['East'] },
  { region: ['North', 'South'], product: ['Lemon soda', 'Iced tea'] },
  { channel: ['Modern trade'], region: ['West'], product: ['Oat bites'] },
  { promotion: ['Buy 2 get 1'] },
];

const periodOf = ([from = 0, to = 0]: readonly number[]) => ({ from, to });
const past = [
  [13, 26],
  [22, 26],
  [4, 9],
  [19, 20],
  [0, 26],
].map(periodOf);
const ahead = [
  [26, 30],
  [26, 27],
].map(periodOf);

const choices: readonly Partial<Query>[] = [{}, { order: 'most' }, { order: 'least' }];

/** Every query of these parts; orders take turns, so that each meets all other parts. */
function* everyQuery(): Generator<Query> {
  let turn = 0;
  for (const measure of measureIds) {
    for (const calculation of calculations) {
      for (const versus of comparesWithBase(calculation) ? versusNames : [undefined]) {
        for (const breakdown of breakdownOptions) {
          for (const where of filters) {
            for (const weeks of calculation === 'forecast' ? ahead : past) {
              turn += 1;
              const choice = breakdown.length > 0 ? choices[turn % choices.length] : {};
              yield {
                measure,
                calculation,
                breakdown,
                where,
                weeks,
                ...(versus && { versus }),
                ...choice,
              };
            }
          }
        }
      }
    }
  }
}

const queries = [...everyQuery()].filter((query) => isAnswerable(sample, query));

/** Nothing is moved yet: the controls ask it, and no words do. */
const idle: WhatIf = { kind: 'what-if', levers: [] };

/** What is asked of the demo, by its kind: some of all queries, and every other request. */
const requestsByKind: {
  readonly [Kind in DemoRequest['kind']]: readonly Extract<DemoRequest, { kind: Kind }>[];
} = {
  query: queries
    .filter((_, index) => index % 11 === 0)
    .map((query) => ({ kind: 'query', query }) as const),
  data: dataTopics.map((topic) => ({ kind: 'data', topic }) as const),
  stop: [{ kind: 'stop' }],
  'what-if': [
    idle,
    ...leverNames.map((name): WhatIf => ({
      kind: 'what-if',
      levers: [{ name, change: leverRules[name].max }],
    })),
    { kind: 'what-if', levers: [{ name: 'price', change: 5 }], product: 'Iced tea' },
    { kind: 'what-if', levers: [{ name: 'price', change: -5 }], channel: 'D2C' },
    { kind: 'what-if', levers: [{ name: 'price', change: 5 }], breakdown: 'product' },
  ],
};

const requests: readonly DemoRequest[] = Object.values(requestsByKind).flat();

const answers = requests.map((request) => renderAnswer(sample, request));

/** All texts of an answer, however deep. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** A slot that was left open, a number that is none, a gap where nothing was put in. */
const flaw = /\{\w+\}|NaN|undefined|Infinity| {2}| \.|Rs\s0\.0\s/;

test('no two queries have one sentence', () => {
  const sentences = requests.map((request) => sentenceOf(sample, request));
  expect(sentences.length - new Set(sentences).size).toBe(0);
});

test('the words of a question find it', () => {
  const findQuestions = createFinder(sample);
  const lost = requests
    .filter((request, index) => request !== idle && (request.kind !== 'query' || index % 5 === 0))
    .map((request) => sentenceOf(sample, request))
    .filter((sentence) =>
      findQuestions(sentence).questions.every(
        ({ request }) => sentenceOf(sample, request) !== sentence,
      ),
    );
  expect(lost).toEqual([]);
});

test('an address asks the same again', () => {
  for (const request of requests) {
    expect(parseRequest(serializeRequest(request, sample), sample)).toEqual(request);
  }
});

test('an answer has no open slot and no number that is none', () => {
  const flaws = answers.flatMap(({ followUps, ...answer }) =>
    textsOf(answer)
      .filter((text) => flaw.test(text))
      .map((text) => `${answer.question}: ${text}`),
  );
  expect(flaws.slice(0, 10)).toEqual([]);
});
