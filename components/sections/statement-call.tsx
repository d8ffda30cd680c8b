import type { FinalCallContent } from '@/content/schema';
import { agendas } from '@/words';
import { ButtonLink } from '../ui/button-link';
import { ColourField, type FieldGround } from '../ui/colour-field';
import { ThirtyMinutes } from '../ui/thirty-minutes';

/** The closing call of a page whose colour it stands on. */
export function StatementCall({
  title,
  text,
  actions,
  agenda,
  ground,
}: FinalCallContent & { ground: FieldGround }) {
  return (
    <div className="print:hidden">
      <ColourField title={title} lede={text} ground={ground}>
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
      </ColourField>
    </div>
  );
}
