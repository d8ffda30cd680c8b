import type { ReactNode } from 'react';
import type { Hero } from '@/content/schema';
import { ButtonRow } from '../ui/button-link';

/**
 * The top of a page that shows something: words on the left, the picture beside or below them.
 * Both hang from the top: centred, the words would jump while the picture is still arriving.
 */
export function SplitHero({ children, ...hero }: Hero & { children: ReactNode }) {
  return (
    <section className="on-ink relative overflow-clip">
      <div className="relative page-width grid grid-cols-1 items-start gap-x-14 gap-y-8 pt-6 pb-8 lg:grid-cols-2 lg:pb-12 xl:grid-cols-split">
        <div>
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1 className="mt-4 text-beside xl:-mr-10">{hero.title}</h1>
          <HeroBody {...hero} />
        </div>
        {/* Search engines quote nothing of a picture: most of their figures are sample data. */}
        <div data-nosnippet="" className="relative min-w-0">
          {children}
        </div>
      </div>
    </section>
  );
}

/**
 * The top of a page whose picture follows below at full width: headline left, the rest right, with
 * its first line on the eyebrow's.
 */
export function StackedHero({ surface = 'ink', ...hero }: Hero & { surface?: 'ink' | 'gold' }) {
  return (
    <section className={`on-${surface}`}>
      <div className="page-width grid grid-cols-1 items-baseline gap-x-14 pt-6 pb-5 lg:grid-cols-2 lg:pb-8">
        <div>
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1 className="mt-4 text-beside">{hero.title}</h1>
        </div>
        <div className="lg:-mt-4">
          <HeroBody {...hero} surface={surface} />
        </div>
      </div>
    </section>
  );
}

/** What follows on a headline: the offer, its buttons, its terms. */
function HeroBody({
  lede,
  actions,
  terms,
  surface = 'ink',
}: Omit<Hero, 'eyebrow' | 'title'> & { surface?: 'ink' | 'gold' }) {
  return (
    <div>
      <p className="mt-4 max-w-text text-lead">{lede}</p>
      {actions.length > 0 && (
        <div className="mt-4 sm:mt-6 lg:mt-8 print:hidden">
          <ButtonRow actions={actions} surface={surface} />
        </div>
      )}
      {terms && <p className="mt-5 text-small text-balance">{terms}</p>}
    </div>
  );
}
