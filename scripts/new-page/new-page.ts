import { contentFileOf } from '@/lib/pages';

/** What somebody asks for. */
export type NewPage = { readonly id: string; readonly path: string; readonly label: string };

/** A page that exists. */
type KnownPage = { readonly id: string; readonly path: string };

/** What is wrong with the words of the command, one line each. */
export function faultsOfNewPage(
  { id, path, label }: NewPage,
  known: readonly KnownPage[],
): string[] {
  return [
    ...(/^[a-z][a-zA-Z0-9]*$/.test(id) ? [] : [`id “${id}”: write it like askOctopus`]),
    ...(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path)
      ? []
      : [`path “${path}”: lower case, hyphens, no slash at its end, such as /pricing`]),
    ...(label.trim() === '' ? ['label: give the name that menus and breadcrumbs show'] : []),
    ...known.filter((page) => page.id === id).map(() => `id “${id}” is taken`),
    ...known.filter((page) => page.path === path).map(() => `path “${path}” is taken`),
  ];
}

/**
 * The route list with the new page as its last line.
 * @param source the text of content/routes.ts
 */
export function routesWith(source: string, page: NewPage, known: readonly KnownPage[]): string {
  const end = '} as const satisfies Record<string, Route>;';
  if (!source.includes(end)) throw new Error('content/routes.ts: the end of the list is not found');
  const { id, path, label } = page;
  const line = `  ${id}: { path: ${quoted(path)}, label: ${quoted(label)}, parent: '${parentOf(page, known)}' },\n`;
  return source.replace(end, line + end);
}

/** The files that a new page starts with: its words, and its sections. */
export function filesOfNewPage({
  id,
  path,
  label,
}: NewPage): { readonly file: string; readonly text: string }[] {
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  const words = contentFileOf(id);
  return [
    {
      file: `content/pages/${words}.ts`,
      text: `import type { FinalCall, Hero, PageContent } from '../schema';

/** The words of the page at ${path}. */
export const ${id} = {
  meta: { title: '', description: '', pictureTitle: '' },
  hero: {
    eyebrow: ${quoted(label)},
    title: '',
    lede: '',
    actions: [{ label: 'Talk to us', to: { contact: 'talk' } }],
  },
  finalCall: {
    title: '',
    text: '',
    actions: [{ label: 'Talk to us', to: { contact: 'talk' } }],
  },
} as const satisfies PageContent & { readonly hero: Hero; readonly finalCall: FinalCall };
`,
    },
    {
      file: `app${path}/page.tsx`,
      text: `import { Motif } from '@/components/product/motif';
import { FinalCall } from '@/components/sections/final-call';
import { OpenHero } from '@/components/sections/hero';
import { Page } from '@/components/ui/page';
import { ${id} } from '@/content/pages/${words}';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('${id}', ${id}.meta);

export default function ${name}Page() {
  return (
    <Page route="${id}" meta={${id}.meta}>
      <OpenHero {...${id}.hero}>
        <Motif place="hero" />
      </OpenHero>
      <FinalCall {...${id}.finalCall} />
    </Page>
  );
}
`,
    },
  ];
}

/** The page whose path begins this one's, the nearest; home otherwise. */
function parentOf({ path }: NewPage, known: readonly KnownPage[]): string {
  const above = known
    .filter((page) => path.startsWith(`${page.path}/`))
    .sort((one, other) => other.path.length - one.path.length);
  return above[0]?.id ?? 'home';
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
