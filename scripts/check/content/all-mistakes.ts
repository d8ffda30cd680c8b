import type { Mistake } from '@/lib/problem';
import { readContent, type ContentSet } from './content-set';
import { photographMistakes } from './photographs';
import { redirectMistakes, routeMistakes } from './routes';
import { companyMistakes, settingMistakes } from './settings';
import { textMistakes } from './texts';
import { cardMistakes, fieldMistakes, metadataMistakes, pictureMistakes } from './words';
import { publishedMistakes } from '@/scripts/published/published';

/**
 * Everything that is wrong with the content and with the settings of the build.
 * @param given the content, where it is not the project's
 */
export async function allMistakes(given?: ContentSet): Promise<readonly Mistake[]> {
  const content = given ?? (await readContent());
  const inSettings = settingMistakes(process.env);
  return [
    ...inSettings,
    ...companyMistakes(),
    ...content.mistakes,
    ...contentMistakes(content),
    // Where a link leads cannot be told without the site's own address.
    ...(inSettings.some(({ file }) => file === 'SITE_URL') ? [] : await textMistakes(content)),
    ...(await photographMistakes()),
    // Addresses cannot be told while a file cannot be read.
    ...(content.mistakes.length > 0 ? [] : publishedMistakes(pathsOf(content))),
  ];
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
