import type { Pages } from '@/content/schema';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import { pageLabelAt } from '@/lib/site/pages';

/** What stands at an address without a page: that there is none, and the main pages. */
export function MissingPage({
  title,
  text,
  homeLink,
  helpTitle,
  help,
}: Pick<Pages['not-found'], 'title' | 'text' | 'homeLink' | 'helpTitle' | 'help'>) {
  return (
    <div data-match-default="" className="flex min-h-main flex-col">
      <section className="on-gold flex grow overflow-clip">
        <div className="page-width grid grow gap-x-14 pt-6 md:pt-12 lg:pt-6 lg:grid-cols-2">
          <div className="pb-6 lg:pt-8 lg:pb-12">
            <h1 className="text-statement">{title}</h1>
            <p className="mt-4 max-w-text text-lead">{text}</p>
            <div className="mt-6">
              <ButtonLink label={homeLink} to="/" tone="solid" />
            </div>
          </div>
          <div className="mx-auto w-3/4 self-end lg:w-full">
            <img
              src="/images/octopus-holds.svg"
              alt=""
              width={460}
              height={300}
              loading="lazy"
              className="w-full"
            />
          </div>
        </div>
      </section>
      <nav aria-labelledby="other-ways" className="page-width w-full py-6 lg:py-8">
        <h2 id="other-ways" className="text-h3">
          {helpTitle}
        </h2>
        <ul className="mt-2 flex flex-wrap gap-x-8">
          {help.map((to) => (
            <li key={to}>
              <Link to={to} className="text-link">
                {pageLabelAt(to)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** The same as a last line, below what is announced at an address. */
export function MissingLine({ title, homeLink }: Pick<Pages['not-found'], 'title' | 'homeLink'>) {
  return (
    <div className="page-width">
      <div className="flex flex-wrap items-baseline gap-x-4 border-t border-line pt-4 pb-8 text-small">
        <h2 className="font-text text-small font-semibold tracking-normal">{title}</h2>
        <Link to="/" className="inline-flex min-h-11 items-center underline hover:text-ink-900">
          {homeLink}
        </Link>
      </div>
    </div>
  );
}
