import { validOrigin } from '@/lib/urls';
import { contentFaults } from './content-faults';
import { readContent } from './content-set';
import { problemOf } from './problem';

/**
 * Checks all content and the settings of the build before anything is built.
 * @throws Problem with every fault at once, each as file, field, reason
 */
export async function checkContent(): Promise<void> {
  const faults = [...siteUrlFaults(process.env.SITE_URL), ...contentFaults(await readContent())];
  if (faults.length > 0) {
    throw problemOf(
      `${faults.length === 1 ? 'One thing is' : `${faults.length} things are`} wrong with the content`,
      faults,
    );
  }
}

/** What is wrong with SITE_URL, if it is set. */
export function siteUrlFaults(value: string | undefined): string[] {
  if (value === undefined || value.trim() === '') return [];
  try {
    validOrigin('SITE_URL', value.trim());
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
