import { covers } from '@/content/pictures';
import type { Picture, PictureFile } from '@/content/schema';
import { findPicture } from '../pictures/find-picture';
import type { Article } from './articles';

type CoverName = keyof typeof covers;

/** Whether a cover is one of the drawings, by its name. */
export function isDrawing(cover: string): cover is CoverName {
  return Object.hasOwn(covers, cover);
}

/** What is wrong with the cover that the head of an article names: the field, and why. */
export function coverFaults({
  cover,
  coverAlt,
}: Article['frontMatter']): readonly (readonly [field: string, reason: string])[] {
  const isFile = cover?.includes('.') ?? false;
  const names = Object.keys(covers).join(', ');
  return [
    ...(cover !== undefined && !isFile && !isDrawing(cover)
      ? [['cover', `must be a drawing (${names}) or a picture beside the file: photo.jpg`] as const]
      : []),
    ...(isFile && coverAlt === undefined
      ? [['coverAlt', 'say what the picture on the cover shows'] as const]
      : []),
    ...(!isFile && coverAlt !== undefined
      ? [['coverAlt', 'belongs to a picture: a drawing brings its own words'] as const]
      : []),
  ];
}

/** The cover of an article: the drawing or the picture that it names, or the one all others share. */
export function coverOf({
  file,
  frontMatter: { cover = 'arms', coverAlt = '' },
}: Pick<Article, 'file' | 'frontMatter'>): Picture | PictureFile {
  if (isDrawing(cover)) return covers[cover];
  const found = findPicture(file, cover);
  // What is wrong with it, the check of the content has said; in development it may be new.
  return 'file' in found ? { file: found.file, alt: coverAlt } : covers.arms;
}
