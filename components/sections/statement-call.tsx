import type { FinalCallContent } from '@/content/schema';
import { agendas } from '@/words';
import { ButtonLink } from '../ui/button-link';
import { ThirtyMinutes } from '../ui/thirty-minutes';

const grounds = {
  coral: { look: 'on-colour bg-coral-400 text-ink-900', pack: 'carton' },
  gold: { look: 'on-colour bg-gold-400 text-ink-900', pack: 'bottle' },
  teal: { look: 'on-ink bg-teal-600 text-white', pack: 'pouch' },
} as const;

/**
 * The closing call of a page that owns a colour: one statement from edge to edge, and a pack of the
 * shelf that stands on the page's end.
 */
export function StatementCall({
  title,
  text,
  actions,
  agenda,
  ground,
}: FinalCallContent & { ground: keyof typeof grounds }) {
  const { look, pack } = grounds[ground];
  return (
    <section className={`overflow-clip pt-12 lg:pt-16 print:hidden ${look}`}>
      <div className="mx-auto max-w-page px-gutter xl:px-0">
        <h2 className="max-w-wide text-statement">{title}</h2>
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-14 lg:mt-10 lg:flex-nowrap">
          <div className="pb-8 lg:pb-16">
            <p className="max-w-text text-lead">{text}</p>
            <div className="mt-6 flex flex-wrap gap-2">
              {actions.map((action, index) => (
                <ButtonLink key={action.label} {...action} look={index === 0 ? 'solid' : 'clear'} />
              ))}
            </div>
            {agenda && (
              <div className="mt-10 max-w-prose">
                <ThirtyMinutes {...agendas[agenda]} ground="colour" />
              </div>
            )}
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
