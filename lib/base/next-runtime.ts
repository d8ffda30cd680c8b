/**
 * Whether Next's runtime stays in the pages: in development, and with `KEEP_NEXT_RUNTIME=1`, the way
 * out when a new Next writes pages differently.
 */
export function keepsNextRuntime(
  env: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  return env.NODE_ENV === 'development' || env.KEEP_NEXT_RUNTIME === '1';
}
