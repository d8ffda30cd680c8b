import type { MotifName } from '@/content/schema';
import { companySketches } from './company';
import { servicesSketches } from './services';
import { solutionsSketches } from './solutions';

/** What the panel shows for each motif. Little text belongs on a social picture, so bars stand for words. */
export const sketches: Readonly<Record<Exclude<MotifName, 'arms'>, () => string>> = {
  ...solutionsSketches,
  ...servicesSketches,
  ...companySketches,
};
