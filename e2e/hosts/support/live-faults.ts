import { checkLive, type LiveCheckOptions } from '@/scripts/check/live/check-live';

/** What the check of a live site finds wrong, by what it asked. */
export async function faultsOf(
  options: LiveCheckOptions,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const faults: Record<string, readonly string[]> = {};
  for await (const check of checkLive(options)) {
    if (check.faults.length > 0) faults[check.name] = check.faults;
  }
  return faults;
}
