import type { Pages } from '@/content/schema';
import { Icon } from '@/components/ui/icon';
import { Section, SectionHeading } from '@/components/ui/section';
import { ShortSteps } from '@/components/sections/steps';
import { Messages } from './messages';

/**
 * Four jobs, each opens more about itself in place, and how an alert comes about; beside them the
 * message that they end in.
 */
export function AlertFeatures({
  items,
  more,
  less,
  howItWorks,
  ...head
}: Pages['octosense']['features'] & Pick<Pages['octosense'], 'howItWorks'>) {
  return (
    <Section surface="teal" spacing="compact">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectionHeading {...head} headingSize="utility" />
          <div className="mt-6 ruled border-y border-teal-300">
            {items.map(({ title, description, icon, details }) => (
              <details key={title} className="group">
                <summary className="relative block cursor-pointer py-3 pl-11">
                  <span className="absolute left-0 mt-1">
                    <Icon name={icon} size="large" />
                  </span>
                  <h3 className="text-lead/tight">{title}</h3>
                  <span className="mt-1 block">
                    {description}{' '}
                    <span className="font-semibold whitespace-nowrap underline print:hidden">
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
          <h2 className="mt-6 mb-2 text-h3">{howItWorks.title}</h2>
          <ShortSteps steps={howItWorks.steps} />
        </div>
        <div className="-mb-quiet min-w-0 self-end lg:col-span-5">
          <Messages />
        </div>
      </div>
    </Section>
  );
}
