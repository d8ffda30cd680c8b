import type { NavigationMenu } from '@/content/schema';
import { navigation, site } from '@/.content';
import { requirePicture } from '@/lib/site/pages';
import { ButtonLink } from '../ui/button-link';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Logo } from '../ui/logo';
import { PictureImage } from '../ui/picture-image';
import { MobileMenu } from './mobile-menu';
import { ariaCurrent, menuOfPage, navigationLabel } from './navigation-links';

/** A long name takes three small lines on a phone; content/schema/site.ts has bounds. */
const nameSize = site.name.length <= 28 ? 'text-lead/tight' : 'text-tiny/tight lg:text-small/tight';

/**
 * The header of every page. The menus are native popovers: they open in one frame without any
 * script, one at a time, close on Escape and on a click outside, and the browser tells
 * assistive technology whether a button's menu is open.
 * @param path the page that it stands on, whose links and section it marks
 */
export function Header({ path }: { path?: string }) {
  const currentMenu = path === undefined ? undefined : menuOfPage(path);
  return (
    <header className="on-ink sticky top-0 z-10 border-b border-ink-700 text-white">
      <div className="page-width flex h-header items-center justify-between gap-6">
        <Link
          to="/"
          aria-label={navigation.spoken.home}
          className={`flex min-h-11 min-w-0 items-center gap-3 font-display ${nameSize} font-bold tracking-display text-balance`}
        >
          <Logo />
          {site.name}
        </Link>
        <nav aria-label={navigation.spoken.main} className="hidden min-w-menus shrink-0 lg:block">
          <ul className="flex items-center gap-1">
            <li>
              <Link
                to={navigation.home.to}
                aria-current={path === '/' ? 'page' : undefined}
                className={itemTone}
              >
                {navigationLabel(navigation.home)}
              </Link>
            </li>
            {navigation.menus.map((menu) => (
              <li key={menu.id}>
                <Menu {...menu} path={menu === currentMenu ? path : undefined} />
              </li>
            ))}
            <li className="ml-auto pl-4">
              <ButtonLink {...navigation.bookADemo} tone="ghost" />
            </li>
          </ul>
        </nav>
        <MobileMenu path={path} currentMenu={currentMenu} />
        <a href="#site-links" aria-label={navigation.spoken.menu} className="menu-link p-3">
          <Icon name="menu" size="large" />
        </a>
      </div>
    </header>
  );
}

const itemTone =
  'menu-item relative inline-flex min-h-11 items-center gap-1 rounded-control px-3 font-medium hover:bg-ink-800';

/**
 * A menu of the header: a button, and the panel that it opens: what has a note, and a line of other ways on.
 * @param props the menu, and the page's path where the menu leads to that page
 */
function Menu({ id, label, items, overview, path }: NavigationMenu & { path?: string }) {
  const panel = `menu-${id}`;
  const width = !overview ? 'w-80' : items.some(({ picture }) => picture) ? 'w-180' : 'w-160';
  return (
    <>
      <button
        type="button"
        popoverTarget={panel}
        aria-current={path === undefined ? undefined : 'true'}
        className={`${itemTone} cursor-pointer`}
      >
        {label}
        <Icon name="chevron" size="small" />
      </button>
      <div
        id={panel}
        popover="auto"
        className={`menu-panel ${width} overflow-y-auto overscroll-contain rounded-card border border-edge bg-paper text-body shadow-panel`}
      >
        <ul className="flex flex-wrap gap-1 p-3">
          {items
            .filter(({ note }) => note)
            .map((item) => (
              <li key={navigationLabel(item)} className="grow basis-54">
                <Link
                  to={item.to}
                  aria-current={ariaCurrent(item, path)}
                  className="menu-entry block rounded-control p-3 hover:bg-sand"
                >
                  {item.picture && (
                    <PictureImage picture={{ ...requirePicture(item.picture), alt: '' }} />
                  )}
                  <span className="block font-semibold text-ink-900">{navigationLabel(item)}</span>{' '}
                  <span className="inline-block text-small text-muted">{item.note}</span>
                </Link>
              </li>
            ))}
        </ul>
        {overview && (
          <ul className="menu-last flex border-t border-line bg-sand px-3 py-1">
            {[...items.filter(({ note }) => !note), overview].map((item) => (
              <li
                key={item.to}
                className={item === overview ? 'ml-auto font-semibold text-coral-700' : undefined}
              >
                <Link
                  to={item.to}
                  aria-current={ariaCurrent(item, path)}
                  className="menu-entry flex min-h-11 items-center gap-2 px-3 hover:text-ink-900"
                >
                  {navigationLabel(item)}
                  {item === overview && <Icon name="arrow" size="small" />}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
