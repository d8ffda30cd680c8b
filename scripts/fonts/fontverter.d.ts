/** The part of fontverter that the scripts use; the package has no types of its own. */
declare module 'fontverter' {
  export function convert(font: Buffer, toFormat: 'sfnt' | 'woff2'): Promise<Buffer>;
}
