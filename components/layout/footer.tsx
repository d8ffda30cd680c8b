import { navigation, site } from '@/.content';
import { buildDay } from '@/lib/base/dates';
import { pageLabelAt } from '@/lib/site/pages';
import { siteOrigin } from '@/lib/site/urls';
import { ConsentSettings } from './consent-settings';
import { Link } from '../ui/link';
import { Logo } from '../ui/logo';

const linkTone = 'inline-flex min-h-9 items-center sm:min-h-11 hover:text-white hover:underline';

/**
 * The footer of every page: a row of links for each kind of page, so that it stays low.
 */
export function Footer() {
  const { footer } = navigation;
  return (
    <footer id="site-links" className="on-ink bg-ink-950 text-small">
      {/* What is printed of it: who to turn to. */}
      <address className="hidden border-t border-line pt-2 not-italic print:block">
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
      <div className="page-width justify-between gap-x-14 pt-7 pb-3 sm:pt-6 lg:pt-7 xl:flex xl:pt-14 xl:pb-7 print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-3 xl:mt-1 xl:block">
          <p className="flex items-center gap-3 font-display text-lead font-bold text-white">
            <Logo />
            {site.name}
          </p>
          <a
            href={`mailto:${site.email}`}
            className={`${linkTone} min-w-0 font-semibold wrap-anywhere text-white`}
          >
            {site.email}
          </a>
        </div>
        {/* As wide as it is told: as wide as its words, it would move while they arrive. */}
        <div className="xl:w-3/4">
          {footer.columns.map((column) => (
            <nav key={column.label} aria-label={column.label} className="sm:flex sm:gap-x-6">
              <p className="eyebrow pt-3 sm:w-28 sm:shrink-0">{column.label}</p>
              <ul className="-ml-6 text-balance">
                {column.items.map((item) => (
                  <li key={item} className="ml-6 inline-block">
                    <Link to={item} className={linkTone}>
                      {pageLabelAt(item)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className="mt-1 flex flex-wrap items-center gap-x-6 border-t border-ink-800 sm:mt-2 sm:pt-1">
            {footer.legal.map((item) => (
              <Link key={item} to={item} className={linkTone}>
                {pageLabelAt(item)}
              </Link>
            ))}
            <ConsentSettings />
            <p className="sm:ml-auto">
              ©{' '}
              <time data-date="year" dateTime={buildDay().slice(0, 4)}>
                {buildDay().slice(0, 4)}
              </time>{' '}
              {site.legalName}
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}
