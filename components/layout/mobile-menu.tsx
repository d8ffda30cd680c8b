import type { ReactNode } from 'react';
import type { NavigationItem, NavigationMenu } from '@/content/schema';
import { navigation } from '@/.content';
import { ButtonLink } from '../ui/button-link';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { ariaCurrent, navigationLabel } from './navigation-links';

/**
 * The menu of narrow screens: the header's menus, shortened, in one panel below the header.
 * @param path the page that it stands on
 * @param currentMenu the menu that leads to that page
 */
export function MobileMenu({ path, currentMenu }: { path?: string; currentMenu?: NavigationMenu }) {
  return (
    <div className="shrink-0 lg:hidden">
      <button
        type="button"
        popoverTarget="mobile-menu"
        aria-label={navigation.spoken.menu}
        className="-mr-2.5 inline-flex size-11 cursor-pointer items-center justify-center rounded-control hover:bg-ink-800"
      >
        <span className="menu-sign-open">
          <Icon name="menu" size="large" />
        </span>
        <span className="menu-sign-close">
          <Icon name="close" size="large" />
        </span>
      </button>
      <nav
        id="mobile-menu"
        popover="auto"
        aria-label={navigation.spoken.mobile}
        className="mobile-panel on-ink w-full flex-col border-b border-ink-700 bg-ink-950 text-white shadow-panel open:flex"
      >
        <div className="mobile-lists grid gap-6 overflow-y-auto overscroll-contain px-gutter py-3">
          <p className="col-span-full">
            <MenuLink {...navigation.home} path={path} />
          </p>
          {navigation.menus.map((menu) => (
            <MenuGroup key={menu.id} {...menu} path={menu === currentMenu ? path : undefined} />
          ))}
        </div>
        {/* However short the screen, the next step stays in view: the lists scroll above it. */}
        <div className="mobile-last grid px-gutter pb-4">
          <ButtonLink {...navigation.bookADemo} />
        </div>
      </nav>
    </div>
  );
}

function MenuGroup({
  label,
  items,
  overview,
  mobileItems,
  path,
}: NavigationMenu & { path?: string }) {
  const hasTiles = items.some(({ picture }) => picture);
  return (
    <div className={hasTiles ? 'col-span-full' : undefined}>
      <p className="eyebrow">{label}</p>
      <ul
        className={hasTiles ? 'mt-2 grid gap-2 xs:flex xs:flex-wrap' : 'mt-1 ruled border-ink-800'}
      >
        {items.slice(0, mobileItems).map((item) => (
          <li key={navigationLabel(item)} className="xs:flex-1">
            <MenuLink {...item} path={path} />
          </li>
        ))}
        {overview && (
          <li className="w-full text-teal-300">
            <MenuLink {...overview} path={path} end={<Icon name="arrow" size="small" />} />
          </li>
        )}
      </ul>
    </div>
  );
}

/** A link; a tile with its icon where the wide menu has a picture. */
function MenuLink({ path, end, ...item }: NavigationItem & { path?: string; end?: ReactNode }) {
  return (
    <Link
      to={item.to}
      aria-current={ariaCurrent(item, path)}
      className={`menu-entry min-h-11 font-medium hover:text-teal-300 ${item.picture ? 'flex items-center gap-3 rounded-control bg-ink-800 px-2 py-3 text-tiny/tight whitespace-nowrap xs:block' : 'flex items-center gap-2 py-2'}`}
    >
      {item.picture && item.icon && (
        <span className="block text-coral-400 xs:mb-2">
          <Icon name={item.icon} size="large" />
        </span>
      )}
      {navigationLabel(item)}
      {end}
    </Link>
  );
}
