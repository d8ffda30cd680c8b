import type { ReactNode } from 'react';
import type { Hero } from '@/content/schema';
import { Motif } from '../product/motif';
import { ButtonRow } from '../ui/button-link';
import { Eyebrow } from '../ui/section';

/** The top of a page that shows something: words on the left, the picture beside or below them. */
export function SplitHero({ children, ...hero }: Hero & { children: ReactNode }) {
  return (
    <section className="on-ink relative overflow-clip bg-ink-900 text-mist">
      <div className="relative mx-auto grid max-w-page items-center gap-x-14 gap-y-12 px-gutter pt-10 pb-section lg:grid-cols-2 xl:px-0">
        <HeroWords {...hero} />
        <div className="relative min-w-0">{children}</div>
      </div>
    </section>
  );
}

/** The top of a page that speaks first: words across the page, the eight arms beside them. */
export function OpenHero(hero: Hero) {
  return (
    <section className="on-ink relative overflow-clip bg-ink-900 text-mist">
      <Motif place="hero" />
      <div className="relative mx-auto max-w-page px-gutter pt-10 pb-section xl:px-0">
        <div className="max-w-wide lg:w-2/3">
          <HeroWords {...hero} />
        </div>
      </div>
    </section>
  );
}

function HeroWords({ eyebrow, title, lede, actions, facts }: Hero) {
  return (
    <div>
      <Eyebrow ground="ink">{eyebrow}</Eyebrow>
      <h1 className="mt-4 text-h1">{title}</h1>
      <p className="mt-6 max-w-text text-lead">{lede}</p>
      {actions.length > 0 && (
        <div className="mt-8">
          <ButtonRow actions={actions} ground="ink" />
        </div>
      )}
      {facts && <HeroFacts facts={facts} />}
    </div>
  );
}

function HeroFacts({ facts }: { facts: readonly string[] }) {
  return (
    <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-1 text-small text-mist">
      {facts.map((fact) => (
        <li key={fact} className="border-l-2 border-teal-300 pl-3">
          {fact}
        </li>
      ))}
    </ul>
  );
}
