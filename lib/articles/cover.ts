import { covers } from '@/content/pictures';
import type { Picture, PictureFile } from '@/content/schema';
import { findPicture } from '../pictures/find-picture';
import type { Article } from './articles';

const isDrawing = (cover: string): cover is keyof typeof covers => Object.hasOwn(covers, cover);

/**
 * Checks the cover that the head of an article names.
 * @param wrong takes each field that is wrong, and why
 */
export function checkCover(
  { cover, coverAlt }: Article['frontMatter'],
  wrong: (field: string, reason: string) => void,
): void {
  const isFile = cover?.includes('.') ?? false;
  if (cover !== undefined && !isFile && !isDrawing(cover)) {
    const names = Object.keys(covers).join(', ');
    wrong('cover', `must be a drawing (${names}) or a picture beside the file: photo.jpg`);
  }
  if (isFile && coverAlt === undefined)
    wrong('coverAlt', 'say what the picture on the cover shows');
  if (!isFile && coverAlt !== undefined) {
    wrong('coverAlt', 'belongs to a picture: a drawing brings its own words');
  }
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
