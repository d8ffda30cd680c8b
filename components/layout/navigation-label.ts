import type { NavigationItem } from '@/content/schema';
import { labelAt } from '@/lib/routes/pages';

/** The words of a menu's link: its own label, or the name of the page it leads to. */
export function navigationLabel({ label, to }: NavigationItem): string {
  return label ?? labelAt(to) ?? to;
}
