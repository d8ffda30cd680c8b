import { navigation, site } from '@/.content';
import { buildDate } from '@/lib/base/dates';
import { pageLabelAt } from '@/lib/site/pages';
import { siteOrigin } from '@/lib/site/urls';
import { ConsentSettings } from './consent-banner';
import { Link } from '../ui/link';
import { Logo } from '../ui/logo';
import { pagesOf } from './navigation-links';

const linkTone = 'inline-flex min-h-11 items-center hover:text-white hover:underline';

/**
 * The footer of every page: for each menu of the header a row of its pages, so that it stays low; on a
 * phone two beside each other, above the second, whose names are the longest.
 */
export function Footer() {
  return (
    <footer id="site-links" className="on-ink bg-ink-950 text-small">
      {/* What is printed of it: who to turn to. */}
      <address className="contact-line hidden">
        {[
          site.legalName,
          site.email,
          new URL(siteOrigin()).host,
          ...Object.values(site.offices).map(
            ({ street, city, postalCode, country }) =>
              `${street}, ${`${city} ${postalCode}`.replaceAll(' ', '\u00a0')}, ${country}`,
          ),
        ].join(' · ')}
      </address>
      <div className="page-width justify-between gap-x-14 pt-6 pb-4 xl:flex print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-3 mt-1 xl:block">
          <p className="flex items-center gap-3 font-display text-lead font-bold text-white">
            <Logo />
            {site.name}
          </p>
          <a
            href={`mailto:${site.email}`}
            className={`${linkTone} min-w-0 text-lead font-semibold wrap-anywhere text-white`}
          >
            {site.email}
          </a>
          <p>
            {Object.values(site.offices)
              .map(({ city }) => city)
              .join(' · ')}
          </p>
        </div>
        {/* As wide as it is told: as wide as its words, it would move while they arrive. */}
        <div className="xl:w-3/4">
          <div className="lists">
            {navigation.menus.map((menu) => (
              <nav key={menu.id} aria-label={menu.label} className="gap-x-6 sm:flex">
                <p className="eyebrow flex h-11 shrink-0 items-center sm:w-28">{menu.label}</p>
                <ul className="flex-wrap gap-x-6 sm:flex">
                  {pagesOf(menu).map((path) => (
                    <li key={path}>
                      <Link to={path} className={linkTone}>
                        {pageLabelAt(path)}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
          <div className="mt-2 flex flex-wrap items-center gap-x-6 border-t border-ink-800">
            {navigation.legal.map((path) => (
              <Link key={path} to={path} className={linkTone}>
                {pageLabelAt(path)}
              </Link>
            ))}
            <ConsentSettings />
            <p className="sm:ml-auto">
              ©{' '}
              <time data-date="year" dateTime={buildDate().slice(0, 4)}>
                {buildDate().slice(0, 4)}
              </time>{' '}
              {site.legalName}
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}
