/** The part of doiuse that the tests use; the package exports no types of its own. */
declare module 'doiuse' {
  import type { Plugin } from 'postcss';

  export default function doiuse(options: {
    /** Browsers as browserslist gives them. */
    readonly browsers: readonly string[];
    readonly onFeatureUsage: (usage: {
      /** The feature's name in caniuse's data. */
      readonly feature: string;
      readonly featureData: { readonly missing?: string };
    }) => void;
  }): Plugin;
}
