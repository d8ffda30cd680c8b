/** The part of subset-font that the tools use; the package has no types of its own. */
declare module 'subset-font' {
  /** An axis of a variable font: pinned to a value, or limited to a range. */
  type Axis = number | { readonly min: number; readonly max: number };

  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'sfnt' | 'woff' | 'woff2';
      readonly variationAxes?: { readonly [axis: string]: Axis };
      /** OpenType features to keep, by their four letters; all of them when left out. */
      readonly keepFeatures?: readonly string[];
      readonly noHinting?: boolean;
    },
  ): Promise<Uint8Array>;
}
