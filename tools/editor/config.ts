import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms';
import { basename, dirname } from 'node:path';
import type { z } from 'zod';
import { routes, type Route } from '@/content/routes';
import { UserError } from '@/lib/base/error';
import { entryKinds } from '@/lib/content/read-entries';
import type { ContentModel } from './content-model';
import { buildField, buildFields, spellName, toJsonSchema, type Choices } from './fields';

/** Where the editor keeps what it saves: a repository, and who signs people in to it. */
type SaveTarget = {
  readonly repository: string;
  readonly signIn: string | undefined;
  /** Whether what is saved waits as a pull request until somebody publishes it. */
  readonly isReviewed?: boolean;
};

/** Folders and files whose name says less to an author than these words, by their path. */
const labels: Readonly<Record<string, string>> = {
  content: 'Company and site',
  'content/blog': 'Articles',
  'content/navigation.yaml': 'Menus',
  'content/site.yaml': 'Company',
  'content/ui': 'Words on several pages',
  'content/ui/article-page.yaml': 'Articles: what to do next',
  'content/ui/consent.yaml': 'Consent to statistics',
  'content/ui/demo.yaml': 'Demo: questions and controls',
  'content/ui/documents.yaml': 'Sample documents',
  'content/ui/error-screen.yaml': 'When something fails',
  'content/ui/reading.yaml': 'Articles: words around a text',
  'content/pages/not-found.yaml': 'Page not found',
};

/** The editor's configuration: one form for each file, one list for each folder. */
export function buildEditorConfig(
  { files, titles, choices, origin }: ContentModel,
  saveTarget: SaveTarget,
): CmsConfig {
  const parents = new Set([...files.keys()].map((path) => dirname(path)));
  return {
    load_config_file: false,
    app_title: 'Editor',
    backend: backendOf(saveTarget),
    media_folder: 'content/pictures',
    public_folder: '/content/pictures',
    media_libraries: { stock_assets: { providers: [] } },
    publish_mode: saveTarget.isReviewed ? 'editorial_workflow' : 'simple',
    show_preview_links: saveTarget.isReviewed,
    site_url: origin,
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 80 },
    // An optional field that is left empty is left out, as the schemas want it.
    output: { omit_empty_optional_fields: true },
    collections: [
      ...Object.values(entryKinds).map((kind) => folderCollection(kind, choices)),
      ...[...parents].map((parent): Collection => ({
        name: nameOf(parent),
        label: labelOf(parent),
        files: [...files]
          .filter(([path]) => dirname(path) === parent)
          .map(([path, schema]) => ({
            label: titles.get(path) ?? labelOf(path),
            ...fileOf(path, schema, choices),
          })),
      })),
    ],
  };
}

const nameOf = (folder: string) => folder.replaceAll('/', '-');
const labelOf = (path: string) => labels[path] ?? spellName(basename(path, '.yaml'));

function fileOf(path: string, schema: z.ZodType, choices: Choices): CollectionFile {
  const name = basename(path, '.yaml');
  const whole = toJsonSchema(schema);
  // A file that holds a list or a dictionary has one field, which is the whole of it.
  const fields =
    whole.properties === undefined
      ? [{ ...buildField(name, whole, true, choices), root: true } as Field]
      : buildFields(whole, choices);
  const pages: Readonly<Record<string, Route>> = routes;
  const page = dirname(path) === 'content/pages' ? pages[name]?.path : undefined;
  return { name, file: path, format: 'yaml', fields, preview_path: page };
}

function folderCollection(
  { folder, pageFolder, schema }: (typeof entryKinds)[keyof typeof entryKinds],
  choices: Choices,
): Collection {
  const text = { name: 'body', label: 'Text', hint: 'In Markdown.', required: false } as const;
  return {
    name: nameOf(folder),
    label: labelOf(folder),
    label_singular: labelOf(folder).replace(/ies$/, 'y').replace(/s$/, ''),
    folder,
    extension: 'md',
    format: 'yaml-frontmatter',
    identifier_field: 'headline',
    preview_path: `${pageFolder}{{slug}}`,
    slug: { template: '{{headline}}', editable: ['create'], hint: 'Its address.' },
    sortable_fields: ['headline', 'date'],
    // Beside the text.
    media_folder: '',
    public_folder: '',
    fields: [
      ...buildFields(toJsonSchema(schema), choices),
      // Rich text would lose what it does not know: directives.
      { ...text, widget: 'richtext', modes: ['raw'] },
    ],
  };
}

/** The services that the editor can save to, by their host. */
const services = { 'github.com': 'github', 'gitlab.com': 'gitlab' } as const;

function backendOf({ repository, signIn }: SaveTarget): CmsConfig['backend'] {
  const { host, pathname } = new URL(repository);
  const name = services[host as keyof typeof services];
  const repo = pathname.replace(/^\/|(\.git)?\/?$/g, '');
  if (name === undefined || !repo.includes('/')) {
    throw new UserError(
      `REPOSITORY is “${repository}”: give the address of one on ${Object.keys(services).join(' or ')}.`,
    );
  }
  return {
    name,
    repo,
    branch: 'main',
    squash_merges: true,
    preview_context: 'preview',
    auth_methods: signIn === undefined ? ['token'] : ['token', 'oauth'],
    ...(signIn && { base_url: signIn }),
  };
}
