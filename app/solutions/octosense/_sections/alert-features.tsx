import type { Pages } from '@/content/schema';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { ShortSteps } from '@/components/sections/steps';
import { Messages } from './messages';

/**
 * Four jobs, each opens more about itself in place; beside the phone whose
 * conversation shows them. Below them how an alert comes about.
 */
export function AlertFeatures({
  items,
  more,
  less,
  howItWorks,
  ...head
}: Pages['octosense']['features'] & Pick<Pages['octosense'], 'howItWorks'>) {
  return (
    <Section surface="teal" spacing="compact" head={head} headingSize="utility">
      <div className="mt-6 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_24rem]">
        {items.map(({ title, description, icon, details }) => (
          <details key={title} className="group border-t border-teal-300">
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
        <div className="max-lg:hidden lg:col-start-3 lg:row-[1/span_2]">
          <Messages />
        </div>
      </div>
      <div className="mt-8 grid gap-x-14 gap-y-2 border-t border-teal-300 pt-6 lg:grid-cols-[auto_1fr]">
        <h2 className="text-h3">{howItWorks.title}</h2>
        <ShortSteps steps={howItWorks.steps} />
      </div>
    </Section>
  );
}
