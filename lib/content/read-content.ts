import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { pages as pageSchemas } from '@/content/schema/pages';
import { navigation, pictures, redirects, site } from '@/content/schema/site';
import { ui as uiSchemas, type Ui } from '@/content/schema/ui';
import { findPicture } from '@/lib/pictures/find-picture';
import { pictureOfFile, type Picture } from '@/lib/pictures/pictures';
import { checkReferences } from './check-references';
import type { Entry } from './entry';
import { ErrorCollector } from '@/lib/base/error';
import { readFacts, type FactValues } from './company-facts';
import { listFiles } from '@/lib/base/files';
import { renderMarkdown, type LinkInText } from './markdown';
import { listPlaceholders } from './placeholders';
import { isHidden, listEntryNames, readEntryFiles, type CompiledEntry } from './read-entries';
import { readValue } from './schema-fields';
import { readFields, type FieldsFile } from './yaml';

export type Content = Awaited<ReturnType<typeof readContent>>;

/** Every file of words that there must be, from the project's folder, with its schema. */
export const contentFiles: ReadonlyMap<string, z.ZodType> = new Map(
  Object.entries({
    content: { site, navigation, redirects, pictures },
    'content/pages': pageSchemas,
    'content/ui': uiSchemas,
  }).flatMap(([folder, schemas]) =>
    Object.entries<z.ZodType>(schemas).map(
      ([name, schema]) => [`${folder}/${name}.yaml`, schema] as const,
    ),
  ),
);

/**
 * Reads, checks and resolves all content of the project in the current folder: the one way in for
 * build, tests, checks and development.
 * @throws UserError with all that is wrong with files by themselves, or else between them
 */
export async function readContent() {
  const errors = new ErrorCollector();
  const { files, facts } = readContentFiles(errors);
  const entryFiles = [
    ...readEntryFiles('article', errors, facts),
    ...readEntryFiles('case study', errors, facts),
  ];
  errors.throwAny('content');

  const pictures = await readPictures(files.get(pictureList)!, errors);
  const reading = files.get('content/ui/reading.yaml')?.data as Ui['reading'];
  const textLinks: LinkInText[] = [];
  const renderText = async (file: string, body: string) => {
    const text = await renderMarkdown(file, body, { words: reading, pictures }, errors);
    textLinks.push(...text.links);
    return text;
  };
  const entries: CompiledEntry[] = [];
  for (const { frontMatter, ...base } of entryFiles) {
    const text = base.hasBody ? await renderText(base.file, frontMatter.body) : undefined;
    const { cover: name = 'arms', coverAlt = '' } = frontMatter.data;
    const isFile = name.includes('.');
    const cover = isFile ? await findPicture(base.file, name, coverAlt) : pictures[name];
    if (typeof cover === 'string') errors.add(frontMatter.locate(['cover']), cover);
    const entry = { ...frontMatter.data, ...base, cover } as Entry;
    const pictureFiles = [...(text?.files ?? []), ...(isFile ? [entry.cover.file] : [])];
    entries.push({ frontMatter, entry, text, files: pictureFiles });
  }
  for (const { file, data, values } of files.values()) {
    for (const { path, value, meta, location } of values) {
      if (meta.kind !== 'markdown') continue;
      // A text of several lines starts below the name of its field.
      const { html } = await renderText(file, `${'\n'.repeat(location.line)}${value}`);
      Object.assign(Object(readValue(data, path.slice(0, -1))), { [String(path.at(-1))]: html });
    }
  }

  const { shownEntries, articles, caseStudies } = arrangeEntries(entries);
  const shownArticles = articles.map(({ entry }) => entry);
  checkReferences({ files, entries, articles: shownArticles, pictures, textLinks }, errors);
  errors.throwAny('content');
  const sources = [...files.values(), ...entries.map(({ frontMatter }) => frontMatter)];
  return {
    /** The files of words, each as the site shows it. */
    files: [...files.values()],
    pictures,
    articles,
    caseStudies,
    /** Every file below content/ that visitors get a picture of. */
    pictureFiles: [
      ...Object.values(pictures).map(({ file }) => file),
      ...shownEntries.flatMap((entry) => entry.files),
    ].sort(),
    /** What only the company can supply, and where it is to be written. */
    placeholders: listPlaceholders(
      sources,
      entries.map(({ entry }) => entry),
    ),
    /** Articles that wait for their day: their file and that day. */
    waitingArticles: entries
      .filter(({ entry }) => isHidden(entry) && !entry.draft)
      .map(({ entry: { file, date = '' } }) => ({ file, day: date })),
  };
}

/** What visitors see: articles by date, one of them in the lead, and case studies by number. */
function arrangeEntries(entries: readonly CompiledEntry[]) {
  const shownEntries = entries
    .filter(({ entry }) => !isHidden(entry))
    .sort(
      ({ entry: a }, { entry: b }) =>
        (b.date ?? '').localeCompare(a.date ?? '') || a.slug.localeCompare(b.slug, 'en'),
    );
  const articles = shownEntries.flatMap(({ entry, ...rest }) =>
    entry.kind === 'article' ? [{ ...rest, entry }] : [],
  );
  // One article leads the blog page: the newest of those that say so, or else of all.
  const lead = articles.find(({ entry }) => entry.featured) ?? articles[0];
  for (const { entry } of articles) {
    Object.assign(entry, { featured: entry === lead?.entry || undefined });
  }
  // Those with a number stand in its order, as the page lists them; new ones come first.
  const caseStudies = shownEntries
    .filter(({ entry }) => entry.kind === 'case study')
    .sort(({ entry: a }, { entry: b }) => (a.number ?? 0) - (b.number ?? 0));
  return { shownEntries, articles, caseStudies };
}

/** Reads every file of words, and finds those that nothing reads. */
function readContentFiles(errors: ErrorCollector) {
  const names = listFiles('content').map((name) => `content/${name}`);
  for (const file of names.filter((name) => /\.ya?ml$/.test(name) && !contentFiles.has(name))) {
    const fix = 'Name it as its page or part is named in content/schema, or take it out';
    errors.add({ file }, `is read by nothing\n${fix}`);
  }
  const files = new Map<string, FieldsFile>();
  // Read ahead, since facts name its fields; what is wrong with it is told in its turn.
  const contactForm = 'content/ui/contact-form.yaml';
  const form = names.includes(contactForm)
    ? readFields(
        contactForm,
        readFileSync(contactForm, 'utf8'),
        uiSchemas['contact-form'],
        new ErrorCollector(),
      )
    : undefined;
  let facts: FactValues | undefined;
  for (const [file, schema] of contentFiles) {
    const fields = names.includes(file)
      ? readFields(file, readFileSync(file, 'utf8'), schema, errors, facts)
      : errors.add({ file }, 'is missing\nTake it from version control');
    if (fields) files.set(file, fields);
    // The facts are in the first file, site.yaml.
    facts ??= readFacts(fields?.data, listEntryNames('case study').length, form?.data);
  }
  return { files, facts };
}

const pictureList = 'content/pictures.yaml';

/** The drawings and photographs of content/pictures, with what pictures.yaml says they show. */
async function readPictures(
  { data, locate }: FieldsFile,
  errors: ErrorCollector,
): Promise<Readonly<Record<string, Picture>>> {
  const alts = data as Readonly<Record<string, string>>;
  const folder = 'content/pictures';
  const pictures: Record<string, Picture> = {};
  for (const name of listFiles(folder).filter((file) => !file.startsWith('.'))) {
    const key = name.replace(/\.[^.]+$/, '');
    const file = `${folder}/${name}`;
    const fix = `Add ${key}: and what it shows, in words, for those who cannot see it`;
    errors.add(
      { file: pictureList, field: key },
      !Object.hasOwn(alts, key) && `lacks the words for ${file}\n${fix}`,
    );
    const picture = await pictureOfFile(file, alts[key] ?? '');
    if (typeof picture === 'string') errors.add({ file }, picture);
    // Whoever shows it names a picture that is there, whatever is wrong with it.
    const emptyPicture = { src: '', file, width: 0, height: 0, alt: '', sources: [] };
    pictures[key] = typeof picture === 'string' ? emptyPicture : picture;
  }
  for (const key of Object.keys(alts).filter((name) => !Object.hasOwn(pictures, name))) {
    const message = `there is no picture ${folder}/${key}.svg`;
    errors.add(locate([key]), `${message}\nBring the file, or take the line out`);
  }
  return pictures;
}
