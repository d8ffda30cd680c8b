import { navigation, site } from '@/words';
import { buildDay } from '@/lib/dates';
import { labelAt } from '@/lib/routes/pages';
import { ConsentSettings } from './consent-settings';
import { Link } from '../ui/link';
import { Mark } from '../ui/mark';

const linkLook = 'inline-flex min-h-11 items-center hover:text-white hover:underline';

/** The footer of every page. */
export function Footer() {
  const { footer } = navigation;
  return (
    <footer id="site-links" className="on-ink bg-ink-950 text-small text-mist">
      <div className="mx-auto grid max-w-page grid-cols-2 gap-8 px-gutter pt-10 pb-12 sm:grid-cols-4 xl:px-0">
        <div className="col-span-full lg:col-span-1">
          <p className="flex items-center gap-3 font-display text-lead font-bold text-white">
            <Mark />
            {site.name}
          </p>
          <p className="mt-4 max-w-narrow">{footer.text}</p>
          <p className="mt-2">
            <a href={`mailto:${site.email}`} className={`${linkLook} font-semibold text-white`}>
              {site.email}
            </a>
          </p>
        </div>
        {footer.columns.map((column, index) => (
          /* On a phone two beside each other, and the longest names below across both. */
          <nav
            key={column.label}
            aria-label={column.label}
            className={index === 2 ? 'col-span-full sm:col-span-2 lg:col-span-1' : undefined}
          >
            <p className="text-tiny font-semibold tracking-eyebrow text-teal-300 uppercase">
              {column.label}
            </p>
            <ul className="mt-2">
              {column.items.map((item) => (
                <li key={item}>
                  <Link to={item} className={linkLook}>
                    {labelAt(item)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="flex flex-wrap items-center gap-x-6 border-t border-ink-800 pt-6 col-span-full">
          <p className="w-full sm:mr-auto sm:w-auto">
            ©{' '}
            <time data-date="year" dateTime={buildDay().slice(0, 4)}>
              {buildDay().slice(0, 4)}
            </time>{' '}
            {site.legalName}
          </p>
          {footer.legal.map((item) => (
            <Link key={item} to={item} className={linkLook}>
              {labelAt(item)}
            </Link>
          ))}
          <ConsentSettings />
        </div>
      </div>
    </footer>
  );
}
