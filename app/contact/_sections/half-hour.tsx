import type { Pages } from '@/content/schema';
import { ThirtyMinutes } from '@/components/ui/thirty-minutes';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { agendas } from '@/words';

/** What the talk is for that a message may lead to, and what comes before a trial. */
export function HalfHour({ text, action }: Pages['contact']['trial']) {
  return (
    <Section ground="ink" space="strip">
      <div className="grid items-center gap-x-14 gap-y-6 lg:grid-cols-2">
        <ThirtyMinutes {...agendas.consultation} />
        <div>
          <p>{text}</p>
          <TextLink {...action} />
        </div>
      </div>
    </Section>
  );
}
