import type { Pages } from '@/content/schema';

/** The blog's name and purpose in a line. */
export function BlogTop(hero: Pages['blog']['hero']) {
  return (
    <section className="page-width pt-6 pb-5">
      <p className="eyebrow">{hero.eyebrow}</p>
      <h1 className="mt-3 text-beside">{hero.title}</h1>
      <p className="mt-3 text-lead">{hero.lede}</p>
    </section>
  );
}
