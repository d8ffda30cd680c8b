import type { Pages } from '@/content/schema';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { ShortSteps } from '@/components/sections/steps';
import { Messages } from './messages';

/**
 * Four jobs, each opens more about itself in place; left and right of the phone in turn, where its
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
      <div className="mt-6 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-[1fr_24rem_1fr] lg:grid-rows-5">
        {items.map(({ title, description, icon, details }) => (
          <details
            key={title}
            className="group border-t border-teal-300 relative lg:row-span-2 lg:before:absolute lg:before:-top-1.5 lg:before:size-3 lg:before:rounded-full lg:before:bg-white lg:odd:-mr-6 lg:odd:pr-8 lg:odd:before:-right-1.5 lg:even:col-start-3 lg:even:-ml-6 lg:even:pl-8 lg:even:before:-left-1.5 lg:nth-2:row-start-2 lg:nth-3:row-start-3 lg:nth-4:row-start-4"
          >
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
        <div className="max-lg:col-span-full max-lg:mt-6 lg:col-start-2 lg:row-[1/-1]">
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
