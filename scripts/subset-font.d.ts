/** The part of subset-font that the scripts use; the package has no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: { readonly keepAllGlyphs?: boolean; readonly targetFormat: 'sfnt' | 'woff2' },
  ): Promise<Uint8Array>;
}
