import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Features, transform, type Selector } from 'lightningcss';
import postcss from 'postcss';
import { siteFolder } from './bundle-browser-code';
import { cssTargets } from './browser-targets';

/** Whether a page, or a script on it, may use a class or a custom property. */
export type UsageTest = (name: string) => boolean;

/** The styles of a page. */
export type PageStyle = {
  /** What stands inside it: the rules that it uses. That saves a round trip before anything is shown. */
  readonly inline: string;
  /** What it needs in few environments only, such as on paper: the same for every page. */
  readonly environmentsSheet: EnvironmentsSheet;
};

/** A style sheet beside the pages: its address, and the media queries of its rules. */
type EnvironmentsSheet = { readonly href: string; readonly media: string };

/** The layer of rules that stand in no page (app/globals.css). */
const environmentsLayer = 'environments';

/**
 * Gives each page its styles. Pages that use the same names get the same text, made once.
 * @param outDir the export, with Next's style sheets still in it; the sheet of environments is written to it
 */
export function pageStyler(
  outDir: string,
): (hrefs: readonly string[], isUsed: UsageTest) => PageStyle {
  const sheets = new Map<string, ReturnType<typeof readSheet>>();
  const styles = new Map<string, string>();
  return (hrefs, isUsed) => {
    const key = hrefs.join(' ');
    const sheet = sheets.get(key) ?? readSheet(outDir, hrefs);
    sheets.set(key, sheet);
    const unusedNames = sheet.names.filter((name) => !isUsed(name));
    const styleKey = [key, ...unusedNames].join('\n');
    const inline = styles.get(styleKey) ?? removeUnused(sheet.css, unusedNames, isUsed);
    styles.set(styleKey, inline);
    return { inline, environmentsSheet: sheet.environmentsSheet };
  };
}

/** Style sheets of the export, ready to be cut down to what a page uses. */
function readSheet(outDir: string, hrefs: readonly string[]) {
  const names = new Set<string>();
  const css = hrefs.map((href) => {
    const { code } = transform({
      filename: href,
      code: readFileSync(join(outDir, href)),
      visitor: {
        Selector(selector) {
          for (const name of classesIn(selector)) names.add(name);
        },
        // The sheet will stand in pages, from where relative addresses mean other files.
        Url: (url) => ({ ...url, url: resolveUrl(url.url, href) }),
      },
    });
    return code.toString();
  });
  const whole = css.join('\n');
  const root = postcss.parse(whole);
  const environmentsRules = root.nodes.filter(
    (rule) => rule.type === 'atrule' && rule.params === environmentsLayer,
  );
  for (const rule of environmentsRules) rule.remove();
  // lightningcss would drop a property that it does not know, and that is named as an unused class.
  const isProperty = (name: string) => new RegExp(`[{;\\s]${name}:`).test(whole);
  return {
    css: root.toString(),
    environmentsSheet: writeSheet(outDir, environmentsRules),
    names: [...names].filter((name) => !/^[a-z-]+$/.test(name) || !isProperty(name)),
  };
}

/** Writes rules into a file of the export, whose name carries a hash of its content. */
function writeSheet(outDir: string, rules: readonly postcss.ChildNode[]): EnvironmentsSheet {
  if (rules.length === 0) throw new Error(`The styles have no layer ${environmentsLayer}.`);
  const css = minify(rules.join('\n'));
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const href = `/${siteFolder}/${environmentsLayer}.${hash}.css`;
  mkdirSync(join(outDir, siteFolder), { recursive: true });
  writeFileSync(join(outDir, href), css);
  const media = new Set<string>();
  postcss.parse(css).walkAtRules('media', ({ params }) => void media.add(params));
  return { href, media: [...media].join(', ') };
}

/** Classes of a selector, also of those inside `:is()`, `:where()` and the like. */
function classesIn(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    if (part.type !== 'pseudo-class') return [];
    const { kind } = part;
    return kind === 'is' || kind === 'where' || kind === 'has' || kind === 'not'
      ? part.selectors.flatMap(classesIn)
      : [];
  });
}

function resolveUrl(url: string, href: string): string {
  if (/^(?:[a-z][a-z\d+.-]*:|#)/i.test(url)) return url;
  const { pathname, search, hash } = new URL(url, `http://site${href}`);
  return `${pathname}${search}${hash}`;
}

/** Cuts the rules of unused classes, and then the custom properties and animations that only they used. */
function removeUnused(css: string, unusedNames: string[], isUsed: UsageTest): string {
  const result = resolveUnset(minify(css, unusedNames), isUsed);
  return minify(result, findUnusedDefinitions(result, isUsed));
}

/** Writes, for each of Tailwind's registered properties that no rule of the page sets, what it then stands for. */
function resolveUnset(css: string, isUsed: UsageTest): string {
  const root = postcss.parse(css);
  const initialValues = new Map<string, string>();
  root.walkAtRules('property', (rule) =>
    rule.walkDecls('initial-value', ({ value }) => void initialValues.set(rule.params, value)),
  );
  // This layer gives each its initial value, where a browser does not know how to register it.
  root.walkAtRules('layer', (rule) => void (rule.params === 'properties' && rule.remove()));
  const setNames = new Set<string>();
  root.walkDecls(/^--tw-/, ({ prop }) => void setNames.add(prop));
  return css.replaceAll(
    /var\((--tw-[\w-]+)(?:,([^()]*))?\)/g,
    (use, name: string, fallback?: string) =>
      setNames.has(name) || isUsed(name) ? use : (fallback ?? initialValues.get(name) ?? use),
  );
}

/** Custom properties and animations that a minified style sheet defines, and nothing uses. */
function findUnusedDefinitions(css: string, isUsed: UsageTest): string[] {
  const defined = new Set<string>();
  const remainder = css.replaceAll(
    /@(?:property|keyframes) ([\w-]+)|(--[\w-]+):/g,
    (_, byRule: string | undefined, byDeclaration: string | undefined) => {
      defined.add(byRule ?? byDeclaration ?? '');
      return '';
    },
  );
  const mentioned = new Set(remainder.match(/[\w-]+/g));
  return [...defined].filter((name) => !mentioned.has(name) && !isUsed(name));
}

function minify(css: string, unusedNames: string[] = []): string {
  return transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: cssTargets,
    // Next has written those, and each further time would repeat some; no rule says light-dark().
    exclude: Features.VendorPrefixes | Features.LightDark,
    unusedSymbols: unusedNames,
  }).code.toString();
}
