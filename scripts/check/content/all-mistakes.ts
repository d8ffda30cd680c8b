import type { Mistake } from '@/lib/problem';
import { readContent, type ContentSet } from './content-set';
import { photographMistakes } from './photographs';
import { redirectMistakes, routeMistakes } from './routes';
import { companyMistakes, settingMistakes } from './settings';
import { textMistakes } from './texts';
import { cardMistakes, fieldMistakes, metadataMistakes, pictureMistakes } from './words';
import { publishedMistakes } from '@/scripts/published/published';

/** All content, and everything that is wrong with it and with the settings of the build. */
export async function allMistakes(): Promise<{
  readonly content: ContentSet;
  readonly mistakes: readonly Mistake[];
}> {
  const content = await readContent();
  const mistakes = [
    ...settingMistakes(process.env),
    ...companyMistakes(),
    ...content.mistakes,
    ...contentMistakes(content),
    // Links cannot be told while the settings or the list of pages are wrong.
    ...(await textMistakes(content)),
    ...(await photographMistakes(content)),
    ...(content.mistakes.length > 0 ? [] : publishedMistakes(pathsOf(content))),
  ];
  return { content, mistakes };
}

/** The address of every page that the export will have. */
function pathsOf({ routes, articles, stories }: ContentSet): readonly string[] {
  const published = [...articles, ...stories].filter(({ frontMatter }) => !frontMatter.draft);
  return [...Object.values(routes), ...published].map(({ path }) => path);
}

/** All that is wrong with the content itself and cannot be said in types. */
export function contentMistakes(content: ContentSet): Mistake[] {
  return [
    ...routeMistakes(content),
    ...redirectMistakes(content),
    ...metadataMistakes(content),
    ...pictureMistakes(content),
    ...fieldMistakes(content),
    ...cardMistakes(content),
  ];
}
