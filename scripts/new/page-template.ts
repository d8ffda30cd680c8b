import { hero } from '@/content/schema/sections';
import { slugOf } from '@/lib/site/slug';

/** The longest headline that a hero shows, in characters. */
export const LONGEST_TITLE = Number(hero.shape.title.meta()?.['max']);

/** A file to write, or a line to put into one before the place where its list ends. */
export type PageFile =
  | { readonly file: string; readonly text: string }
  | { readonly file: string; readonly line: string; readonly before: RegExp };

/** How German writes its letters where there are only those from a to z. */
const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ẞ: 'ss' };

/**
 * The end of the address of what has a title.
 * @returns letters from a to z, digits and hyphens; empty, where the title has none of them
 */
export function deriveAddress(title: string): string {
  const latin = title.normalize('NFC').toLowerCase();
  return slugOf(latin.replace(/[äöüßẞ]/g, (letter) => german[letter] ?? letter));
}

/**
 * The files of a new page, which is in order as it stands: what its author has still to write is
 * filled in and marked as a placeholder, so that `npm run launch-check` fails until it is written.
 * @param title its headline, of at most LONGEST_TITLE characters
 * @param id the end of its address
 */
export function composePageFiles(title: string, id: string): readonly PageFile[] {
  const label = title.slice(0, 32).trim();
  const pictureTitle = title.slice(0, 48).trim();
  const key = /^[a-z]+$/.test(id) ? id : `'${id}'`;
  return [
    {
      file: `content/pages/${id}.yaml`,
      text: `label: ${quoteYaml(label)}
meta:
  title: ${quoteYaml(`${title.slice(0, 40)}: its title in search results`.slice(0, 65))}
  description: ${quoteYaml(`${title}: the two lines below the title in search results, still to be written.`)}
  pictureTitle: ${quoteYaml(pictureTitle)}
  picture: arms
hero:
  eyebrow: ${quoteYaml(label)}
  title: ${quoteYaml(title)}
  lede: What it is, for whom and what they get, still to be written.
  actions:
    - label: Talk to us
      to: /contact?intent=talk
placeholders: [label, meta.title, meta.description, meta.pictureTitle, hero.eyebrow, hero.lede]
`,
    },
    {
      file: `app/${id}/page.tsx`,
      text: `import { LeadHero } from '@/components/sections/hero';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('${id}');
export { metadata };

export default function ${componentName(id)}() {
  return (
    <Page>
      <LeadHero {...words.hero} />
    </Page>
  );
}
`,
    },
    {
      file: 'content/routes.ts',
      line: `${key}: { path: '/${id}' },`,
      before: /\n} as const satisfies/,
    },
    {
      file: 'content/schema/pages.ts',
      line: `${key}: page({ hero }),`,
      before: /\n {2}'not-found': notFound,/,
    },
  ];
}

/** A text as YAML in single quotes, with the apostrophe that texts have. */
export const quoteYaml = (text: string) => `'${text.replaceAll("'", '’')}'`;

/** The name of a page's component: no name of JavaScript starts with a digit. */
function componentName(id: string): string {
  const name = id.replace(/(^|-)(\w)/g, (_, _hyphen, letter: string) => letter.toUpperCase());
  return /^\d/.test(name) ? `Page${name}` : `${name}Page`;
}
