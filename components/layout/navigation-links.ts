import type { NavigationItem, NavigationMenu } from '@/content/schema';
import { allRedirects } from '@/lib/hosting/redirects';
import { pageLabelAt } from '@/lib/site/pages';
import { navigation } from '@/.content';

/** The words of a menu's link: its own label, or the name of the page it leads to. */
export function navigationLabel({ label, to }: NavigationItem): string {
  return label ?? pageLabelAt(to) ?? to;
}

/** Where old addresses lead; every link of every page's menus asks it. */
const redirectTargets = new Map(allRedirects().map(({ from, to }) => [from, to]));

/** The page behind a menu's link, where old addresses lead to it, too. */
const targetPath = ({ to }: NavigationItem): string => redirectTargets.get(to) ?? to;

/** What aria-current says of a menu's link on the page at a path: nothing unless it leads there. */
export function ariaCurrent(item: NavigationItem, path: string | undefined): 'page' | undefined {
  return targetPath(item) === path ? 'page' : undefined;
}

/** The menu that leads to a page or to one above it; the last that leads to it, as several end in Contact. */
export function menuOfPage(path: string): NavigationMenu | undefined {
  return navigation.menus.findLast(({ items, overview }) =>
    [...items, ...(overview ? [overview] : [])].some((item) =>
      `${path}/`.startsWith(`${targetPath(item)}/`),
    ),
  );
}

/** The pages of a menu, each by its own address; one that several menus lead to is of the last. */
export const pagesOf = (menu: NavigationMenu): readonly string[] =>
  menu.items
    .map(targetPath)
    .filter((path) => pageLabelAt(path) !== undefined && menuOfPage(path) === menu);
