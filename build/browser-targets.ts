import browserslist from 'browserslist';
import { browserslistToTargets, type Targets } from 'lightningcss';

/** The oldest browsers that can read every page, from "browserslist" in package.json. */
const browsers = browserslist();

/** What the syntax of style sheets is written for. */
export const cssTargets: Targets = browserslistToTargets(browsers);

/** esbuild's names for the browsers whose names differ. */
const esbuildNames: Readonly<Record<string, string>> = { ios_saf: 'ios' };

/** What the syntax of scripts is written for: `chrome114`. */
export const scriptTargets: string[] = browsers.map((browser) => {
  const [name = '', version = ''] = browser.split(' ');
  return `${esbuildNames[name] ?? name}${version.replace(/-.*/, '')}`;
});
