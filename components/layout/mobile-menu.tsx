import {
  bookADemo,
  homeLink,
  menus,
  type NavigationItem,
  type NavigationMenu,
} from '@/content/navigation';
import { ButtonLink } from '../ui/button-link';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { navigationLabel } from './navigation-label';

/** The menu of narrow screens: the header's menus, shortened, in one panel below the header. */
export function MobileMenu() {
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget="mobile-menu"
        aria-label="Menu"
        className="-mr-2.5 inline-flex size-11 cursor-pointer items-center justify-center rounded-control hover:bg-ink-800"
      >
        <Icon name="menu" size="large" />
      </button>
      <nav
        id="mobile-menu"
        popover="auto"
        aria-label="Mobile"
        className="mobile-panel on-ink border-t border-ink-700 bg-ink-900 text-white"
      >
        <div className="grid gap-x-8 gap-y-6 px-gutter pt-4 pb-8 sm:grid-cols-3">
          <p className="sm:col-span-3">
            <MenuLink {...homeLink} />
          </p>
          {menus.map((menu) => (
            <MenuGroup key={menu.id} {...menu} />
          ))}
          <div className="grid sm:col-span-3">
            <ButtonLink {...bookADemo} />
          </div>
        </div>
      </nav>
    </div>
  );
}

function MenuGroup({ label, items, overview, mobileItems }: NavigationMenu) {
  const shown = [...items.slice(0, mobileItems), ...(overview ? [overview] : [])];
  return (
    <div>
      <p className="text-tiny font-semibold tracking-eyebrow text-teal-300 uppercase">{label}</p>
      <ul className="mt-1 divide-y divide-ink-800">
        {shown.map((item) => (
          <li key={navigationLabel(item)}>
            <MenuLink {...item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function MenuLink(item: NavigationItem) {
  return (
    <Link to={item.to} className="block min-h-11 py-2 text-lead font-medium hover:text-teal-300">
      {navigationLabel(item)}
    </Link>
  );
}
