import { footerColumns, footerText, legalLinks } from '@/content/navigation';
import { company } from '@/content/company';
import { buildDay } from '@/lib/dates';
import { ConsentSettings } from './consent-settings';
import { Link } from '../ui/link';
import { Mark } from '../ui/mark';
import { navigationLabel } from './navigation-label';

const linkLook = 'inline-flex min-h-11 items-center hover:text-white hover:underline';

/** The footer of every page. */
export function Footer() {
  return (
    <footer id="site-links" className="on-ink bg-ink-950 text-small text-mist">
      <div className="mx-auto grid max-w-page grid-cols-2 gap-8 px-gutter pt-10 pb-12 sm:grid-cols-4 xl:px-0">
        <div className="col-span-full lg:col-span-1">
          <p className="flex items-center gap-3 font-display text-lead font-bold text-white">
            <Mark />
            {company.name}
          </p>
          <p className="mt-4 max-w-narrow">{footerText}</p>
          <p className="mt-2">
            <a href={`mailto:${company.email}`} className={`${linkLook} font-semibold text-white`}>
              {company.email}
            </a>
          </p>
        </div>
        {footerColumns.map((column, index) => (
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
                <li key={item.to.route}>
                  <Link to={item.to} className={linkLook}>
                    {navigationLabel(item)}
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
            {company.legalName}
          </p>
          {legalLinks.map((item) => (
            <Link key={item.to.route} to={item.to} className={linkLook}>
              {navigationLabel(item)}
            </Link>
          ))}
          <ConsentSettings />
        </div>
      </div>
    </footer>
  );
}
