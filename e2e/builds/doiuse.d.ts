/** The part of doiuse that the tests use; the package exports no types of its own. */
declare module 'doiuse' {
  export default function doiuse(options: {
    readonly browsers: readonly string[];
    readonly onFeatureUsage: (usage: {
      /** Its name in caniuse's data, and the browsers without it, in words. */
      readonly feature: string;
      readonly featureData: { readonly missing?: string };
    }) => void;
  }): import('postcss').Plugin;
}
