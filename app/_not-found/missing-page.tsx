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
  const [exclamation, ...rest] = title.split(' ');
  return (
    <section data-match-default="" className="on-gold flex min-h-main flex-col">
      <div className="page-width grid w-full grow gap-x-14 pt-6 md:pt-12 lg:grid-cols-hero lg:pt-6">
        <div className="pb-6 lg:-mr-60 lg:pt-8 lg:pb-12">
          <h1 className="text-statement">
            {exclamation} <span className="inline-block">{rest.join(' ')}</span>
          </h1>
          <p className="mt-4 max-w-text text-lead">{text}</p>
          <div className="mt-6">
            <ButtonLink label={homeLink} to="/" tone="solid" />
          </div>
          <nav aria-label={helpTitle} className="mt-4 -ml-6 text-balance lg:mr-60">
            {help.map((to) => (
              <Link
                key={to}
                to={to}
                className="ml-6 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              >
                {pageLabelAt(to)}
              </Link>
            ))}
          </nav>
        </div>
        <img
          src="/images/octopus-holds.svg"
          alt=""
          width={526}
          height={284}
          loading="lazy"
          className="mx-auto w-full max-w-narrow self-end lg:max-w-none"
        />
      </div>
      <div className="h-5 border-t-6 border-ink-700 bg-ink-800" />
    </section>
  );
}

/** The same as a last line, below what is announced at an address. */
export function MissingLine({ title, homeLink }: Pick<Pages['not-found'], 'title' | 'homeLink'>) {
  return (
    <div className="page-width">
      <div className="flex flex-wrap items-baseline gap-x-4 border-t border-line pt-4 pb-8 text-small">
        <h2 className="font-text text-small font-normal tracking-normal text-muted">{title}</h2>
        <Link to="/" className="inline-flex min-h-11 items-center underline hover:text-ink-900">
          {homeLink}
        </Link>
      </div>
    </div>
  );
}
