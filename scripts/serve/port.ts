import { CannotServe } from './server';

/**
 * The port to serve on.
 *
 * @param value The PORT environment variable; undefined or empty means 3000.
 * @throws {CannotServe} when it is not a TCP port.
 */
export function portFrom(value: string | undefined): number {
  const text = value?.trim() ?? '';
  if (text === '') return 3000;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new CannotServe(`PORT must be a whole number from 0 to 65535; it is "${text}".`);
  }
  return port;
}
