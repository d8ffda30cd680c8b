import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  AccessByRegion,
  AskedAndCounted,
  MissingNotZero,
  OneNameTwoNumbers,
  PilotWeeks,
} from '@/components/product/drawings/article-figures';
import { LongArms } from '@/components/product/drawings/arms';
import {
  AnswerCover,
  ArmsCover,
  CasesCover,
  ChannelsCover,
  UpliftCover,
} from '@/components/product/drawings/covers';
import { Octopus } from '@/components/product/drawings/octopus';
import {
  AskPicture,
  OctominePicture,
  OctosensePicture,
} from '@/components/product/drawings/solutions';
import { WeeksBelowPlan } from '@/components/product/drawings/weeks-below-plan';
import {
  RankedPromotions,
  StockBetweenChannels,
  ThirtyDaysToOne,
} from '@/components/product/drawings/stories';

const drawings: readonly (readonly [path: string, drawing: ReactElement])[] = [
  ['images/arms.svg', <LongArms key="" />],
  ['images/solutions/octomine.svg', <OctominePicture key="" />],
  ['images/solutions/ask-octopus.svg', <AskPicture key="" />],
  ['images/solutions/octosense.svg', <OctosensePicture key="" />],
  ['images/stories/ranked-promotions.svg', <RankedPromotions key="" />],
  ['images/stories/stock-between-channels.svg', <StockBetweenChannels key="" />],
  ['images/stories/thirty-days-to-one.svg', <ThirtyDaysToOne key="" />],
  ['images/figures/weeks-below-plan.svg', <WeeksBelowPlan key="" />],
  ['images/figures/octopus.svg', <Octopus key="" />],
  ['images/covers/answer.svg', <AnswerCover key="" />],
  ['images/covers/uplift.svg', <UpliftCover key="" />],
  ['images/covers/channels.svg', <ChannelsCover key="" />],
  ['images/covers/cases.svg', <CasesCover key="" />],
  ['images/covers/arms.svg', <ArmsCover key="" />],
  ['images/figures/asked-and-counted.svg', <AskedAndCounted key="" />],
  ['images/figures/one-name-two-numbers.svg', <OneNameTwoNumbers key="" />],
  ['images/figures/missing-not-zero.svg', <MissingNotZero key="" />],
  ['images/figures/access-by-region.svg', <AccessByRegion key="" />],
  ['images/figures/pilot-weeks.svg', <PilotWeeks key="" />],
];

/** Every drawing that is a file, by its path under `public/`. */
export function drawingFiles(): readonly (readonly [path: string, svg: string])[] {
  return drawings.map(([path, drawing]) => [path, `${renderToStaticMarkup(drawing)}\n`]);
}
