import { pages } from '@/.content';
import type { PageRecord } from '@/lib/site/pages';
import { pictureOf, type SocialPicture } from './picture';

/** The social picture of a page: its title, the part of the site above it, and its drawing. */
export function pictureOfPage({ path, parent, label, meta, drawing }: PageRecord): SocialPicture {
  const part = parent === 'home' ? label : parent && pages[parent].label;
  const title = meta.pictureTitle;
  // The title need not be said twice.
  return pictureOf({ path, title, drawing, kicker: part === title ? undefined : part });
}
