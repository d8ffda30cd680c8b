import type { Pages } from '@/content/schema';
import { DocumentPage } from '@/components/ui/document-page';
import { Icon } from '@/components/ui/icon';
import { Section, SectionHeading } from '@/components/ui/section';

/** Managed operation: what we take over, and the contract that we hold each source to. */
export function Managed({ points, document, ...head }: Pages['data-infrastructure']['managed']) {
  return (
    <Section id="managed" ground="ink">
      <div className="grid grid-cols-1 items-center gap-x-14 gap-y-10 lg:grid-cols-2">
        <div>
          <SectionHeading {...head} />
          <ul className="mt-8 grid gap-3">
            {points.map((point) => (
              <li key={point} className="flex gap-4 border-t border-ink-700 pt-3 text-white">
                <span className="mt-1 text-teal-300">
                  <Icon name="check" />
                </span>
                {point}
              </li>
            ))}
          </ul>
        </div>
        <DocumentPage name={document} place="loose" />
      </div>
    </Section>
  );
}
