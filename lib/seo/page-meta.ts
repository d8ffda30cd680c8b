import { z } from 'zod';
import { pagePictures, type PagePictureName } from '@/content/pictures';
import { metaLengths, type PageMeta } from '@/content/schema';

/** The longest word, in letters, that a phone 320 px wide shows in one line of running text. */
const longestWord = 30;

const longestWordOf = (value: string) =>
  Math.max(...value.split(/[\s-]+/).map((word) => word.length));

/** A text of so many characters, without spaces around it. */
export const text = (atLeast: number, atMost: number) => {
  const rule = `must be a text of ${atLeast} to ${atMost} characters`;
  return z
    .string({
      error: ({ input }) => (typeof input === 'number' ? `${rule}, between quotation marks` : rule),
    })
    .refine((value) => longestWordOf(value) <= longestWord, {
      error: ({ input }) =>
        `has a word of ${longestWordOf(String(input))} letters; at most ${longestWord} fit a phone`,
    })
    .refine((value) => value.trim() === value, 'must not start or end with a space')
    .refine((value) => value.length >= atLeast && value.length <= atMost, {
      error: ({ input }) => `${rule}, and has ${String(input).length}`,
    });
};

const textOf = (field: keyof typeof metaLengths) =>
  text(metaLengths[field].least, metaLengths[field].most);

/** The fields that every page, article and case study has. */
export const pageMetaFields = {
  title: textOf('title'),
  description: textOf('description'),
  socialTitle: textOf('socialTitle').optional(),
  socialDescription: textOf('socialDescription').optional(),
  pictureTitle: textOf('pictureTitle'),
};

const names = Object.keys(pagePictures);
const isPagePicture = (name: string): name is PagePictureName => names.includes(name);

const withMeta = z.object({
  meta: z.strictObject({
    ...pageMetaFields,
    picture: z
      .string('must be the name of a drawing')
      .refine(isPagePicture, `must be one of ${names.join(', ')}`),
  }),
});

/** What is wrong with the metadata in a page's words: the field, such as `meta.title`, and why. */
export function metaFaults(
  content: unknown,
): { readonly place: string; readonly reason: string }[] {
  const { error } = withMeta.safeParse(content, { reportInput: true });
  return (error?.issues ?? []).map(({ path, message, input }) => ({
    place: path.join('.') || 'the page',
    reason: input === undefined ? `is missing: ${message}` : message,
  }));
}

/**
 * The metadata in a page's words.
 * @param file the file that they are in, for the message
 * @param content what the file exports under the page's id
 * @throws an Error that names the file and each field that is missing or wrong
 */
export function pageMetaIn(file: string, content: unknown): PageMeta {
  const result = withMeta.safeParse(content);
  if (result.success) return result.data.meta;
  const faults = metaFaults(content).map(({ place, reason }) => `${file}: ${place}: ${reason}`);
  throw new Error(faults.join('\n'));
}
