import type { ReactNode } from 'react';
import type { SectionHead } from '@/content/schema';

const grounds = {
  coral: { look: 'on-colour bg-coral-400 text-ink-900', pack: 'carton' },
  gold: { look: 'on-colour bg-gold-400 text-ink-900', pack: 'bottle' },
  teal: { look: 'on-ink bg-teal-600 text-white', pack: 'pouch' },
} as const;

/** The colour that a page owns. */
export type FieldGround = keyof typeof grounds;

/**
 * The one field of colour of a page, from edge to edge: a statement, what it says of it, and a pack
 * of the shelf that stands on the field's end.
 */
export function ColourField({
  eyebrow,
  title,
  lede,
  ground,
  children,
}: SectionHead & { ground: FieldGround; children?: ReactNode }) {
  const { look, pack } = grounds[ground];
  return (
    <section className={`overflow-clip pt-12 lg:pt-16 ${look}`}>
      <div className="mx-auto max-w-page px-gutter xl:px-0">
        <h2 className="text-statement">
          {eyebrow && (
            <>
              <span className="mb-3 block font-text text-tiny font-semibold tracking-eyebrow uppercase">
                {eyebrow}
              </span>{' '}
            </>
          )}
          {title}
        </h2>
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-14 lg:mt-10 lg:flex-nowrap">
          <div className="grow pb-8 lg:pb-16">
            {lede && <p className="max-w-text text-lead">{lede}</p>}
            {children}
          </div>
          <img
            src={`/images/pack-${pack}.svg`}
            alt=""
            width={60}
            height={104}
            loading="lazy"
            className="ml-auto h-36 w-auto shrink-0 sm:h-56 lg:mr-14 lg:h-80"
          />
        </div>
      </div>
    </section>
  );
}
