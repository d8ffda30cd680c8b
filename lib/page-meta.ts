import { z } from 'zod';
import type { PageMeta } from '@/content/schema';

/** A text of so many characters, without spaces around it. */
export const text = (atLeast: number, atMost: number) => {
  const rule = `must be a text of ${atLeast} to ${atMost} characters`;
  return z
    .string(rule)
    .refine((value) => value.trim() === value, 'must not start or end with a space')
    .refine((value) => value.length >= atLeast && value.length <= atMost, {
      error: ({ input }) => `${rule}, and has ${String(input).length}`,
    });
};

/** The fields that every page and every article has, with the lengths that platforms show. */
export const pageMetaFields = {
  title: text(10, 65),
  description: text(50, 165),
  socialTitle: text(1, 90).optional(),
  socialDescription: text(1, 200).optional(),
  pictureTitle: text(1, 48),
};

const withMeta = z.object({ meta: z.strictObject(pageMetaFields) });

/**
 * The metadata in a page's words.
 * @param file the file that they are in, for the message
 * @param content what the file exports under the page's id
 * @throws an Error that names the file and each field that is missing or wrong
 */
export function pageMetaIn(file: string, content: unknown): PageMeta {
  const result = withMeta.safeParse(content);
  if (result.success) return result.data.meta;
  const faults = result.error.issues.map(
    ({ path, message }) => `${file}: ${path.join('.') || 'the page'}: ${message}`,
  );
  throw new Error(faults.join('\n'));
}
