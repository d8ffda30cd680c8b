import { sampleAnswer } from '../answer-picture';
import { drawLines, lineBox } from '../charts/draw';
import { LinesDrawing } from '../charts/lines';

/** The weeks of the region that missed its plan, in the sample data: only lines, without words. */
export function WeeksBelowPlan() {
  const { chart } = sampleAnswer('plan');
  if (chart.kind !== 'lines') throw new Error('The answer about the plan has no lines.');
  return (
    <LinesDrawing drawing={drawLines(chart)} {...lineBox} xmlns="http://www.w3.org/2000/svg" />
  );
}
