import type { NavigationItem } from '@/content/navigation';
import { routes } from '@/content/routes';

/** The words of a menu's link: its own label, or the name of the page it leads to. */
export function navigationLabel({ label, to }: NavigationItem): string {
  if (label) return label;
  if ('route' in to) return routes[to.route].label;
  throw new Error(`A menu link to ${JSON.stringify(to)} needs a label in content/navigation.ts`);
}
