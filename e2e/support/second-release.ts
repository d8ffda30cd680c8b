import { copyProject, type ProjectCopy } from '@/scripts/testing/project-copy';

/** The analytics id of the second release. */
export const analyticsId = 'G-TEST1234';

/**
 * Builds the site once more, as a release after that in `out/`: in a copy of the project, with an
 * analytics id.
 */
export async function buildSecondRelease(): Promise<ProjectCopy> {
  const project = await copyProject();
  const { code, output } = await project.build({ NEXT_PUBLIC_GA_ID: analyticsId });
  if (code !== 0) throw new Error(`The second release failed to build:\n${output}`);
  return project;
}
