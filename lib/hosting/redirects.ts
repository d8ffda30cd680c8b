import { redirects, type Redirect } from '@/content/redirects';
import { routes, type RouteId } from '@/content/routes';

/** Permanent, and the method stays (RFC 9110, 15.4.9). */
export const permanentRedirect = 308;

/** Every alias of content/redirects.ts with its target's path, without trailing slash. */
export const aliases = redirects.map(({ from, to }: Redirect) => ({
  from,
  to: to in routes ? routes[to as RouteId].path : to,
}));

/**
 * Every alias in both slash forms, for hosts that compare addresses letter by letter.
 * The alias comes before its form with a slash.
 */
export const aliasForms = aliases.flatMap(({ from, to }) => [
  { from, to },
  { from: `${from}/`, to },
]);
