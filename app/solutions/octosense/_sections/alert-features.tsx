import type { Pages } from '@/content/schema';
import { Icon } from '@/components/ui/icon';
import { Section, SectionHeading } from '@/components/ui/section';
import { StepsStrip } from '../../_sections/short-steps';
import { Message } from './message';

/**
 * Four jobs, each opens more about itself in place; beside them the message that they end in, below
 * them how it comes about.
 */
export function AlertFeatures({
  items,
  more,
  less,
  howItWorks,
  ...head
}: Pages['octosense']['features'] & Pick<Pages['octosense'], 'howItWorks'>) {
  return (
    <Section ground="teal" space="quiet">
      <div className="grid items-center gap-x-14 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-7 xl:col-span-8">
          <SectionHeading {...head} rank="utility" />
          <div className="mt-6 ruled border-t border-teal-300">
            {items.map(({ title, description, icon, details }) => (
              <details key={title} className="group">
                <summary className="relative block cursor-pointer py-3 pl-11">
                  <span className="absolute left-0 mt-1">
                    <Icon name={icon} size="large" />
                  </span>
                  <h3 className="text-lead/tight">{title}</h3>
                  <span className="mt-1 block">
                    {description}{' '}
                    <span className="font-semibold whitespace-nowrap text-white underline print:hidden">
                      <span className="group-open:hidden">{more}</span>
                      <span className="hidden group-open:inline">{less}</span>
                    </span>
                  </span>
                </summary>
                <ul className="grid list-disc gap-1 pb-4 pl-16 text-small">
                  {details.map((detail) => (
                    <li key={detail}>{detail}</li>
                  ))}
                </ul>
              </details>
            ))}
          </div>
        </div>
        <div className="min-w-0 lg:col-span-5 xl:col-span-4">
          <Message />
        </div>
      </div>
      <StepsStrip {...howItWorks} />
    </Section>
  );
}
