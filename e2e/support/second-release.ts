import { join } from 'node:path';
import { copyProject } from '@/scripts/testing/project-copy';

/** The analytics id of the second release. */
export const analyticsId = 'G-TEST1234';

/** A release after that in `out/`. */
export type Release = {
  /** The folder to serve. */
  readonly dir: string;
  readonly remove: () => Promise<void>;
};

/**
 * Builds the site once more, in a copy of the project, with an analytics id.
 * @throws Error with the build's output when it fails
 */
export async function buildSecondRelease(): Promise<Release> {
  const copy = await copyProject();
  const { code, output } = await copy.build({ NEXT_PUBLIC_GA_ID: analyticsId });
  if (code !== 0) throw new Error(`The second release failed to build:\n${output}`);
  return { dir: join(copy.dir, 'out'), remove: copy.remove };
}
