/** The language of the site's own words. */
export const siteLanguage = 'en-GB';

/** Letters of scripts that run from right to left. */
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** The same scripts by their names. */
const rightToLeftScripts: ReadonlySet<string> = new Set(['Hebr', 'Arab', 'Syrc', 'Thaa']);

/** `auto` for words in a script from right to left; most pages need no such attribute. */
export function directionOf(words: string): 'auto' | undefined {
  return rightToLeft.test(words) ? 'auto' : undefined;
}

/**
 * The attributes of words that somebody wrote in a language of their own: language, direction, and
 * whether they are in a script that the site's faces lack, which is then set in the system's.
 * @param language as HTML names it; English when left out
 */
export function languageAttributes(
  language: string | undefined,
  words = '',
): { readonly lang?: string; readonly dir?: 'auto' | 'rtl'; readonly 'data-script'?: string } {
  // As ISO 15924 names it: `Deva` for `hi`.
  const { script = 'Latn' } = new Intl.Locale(language ?? siteLanguage).maximize();
  const dir = rightToLeftScripts.has(script) ? 'rtl' : directionOf(words);
  return {
    ...(language !== undefined && { lang: language }),
    ...(dir !== undefined && { dir }),
    ...(script !== 'Latn' && { 'data-script': script }),
  };
}
