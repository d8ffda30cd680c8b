import { pages } from '@/.content';
import type { Pages } from '@/content/schema';
import { AlertAction, AlertMessage } from '@/components/product/alert-card';
import { AlertChart } from '@/components/product/alert-chart';
import { SampleChip } from '@/components/product/sample-chip';
import { Icon } from '@/components/ui/icon';
import { Logo } from '@/components/ui/logo';
import { Section } from '@/components/ui/section';
import { HowItWorks } from '@/components/sections/steps';
import { sample } from '@/lib/sample-brand/data/dataset';
import { alertsOf, leadAlert } from '@/lib/sample-brand/features/alerts';
import { productTexts } from '@/lib/sample-brand/features/product-texts';

/** Four jobs, each opens more about itself in place, beside a phone that shows them; below, how it works. */
export function AlertFeatures({
  items,
  more,
  less,
  howItWorks,
  ...head
}: Pages['octosense']['features'] & Pick<Pages['octosense'], 'howItWorks'>) {
  const alert = alertsOf(sample).find(({ kind }) => kind === 'promotion') ?? leadAlert(sample);
  return (
    <Section surface="teal" spacing="compact" head={head} headingSize="utility">
      <div className="mt-6 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
        {items.map(({ title, description, icon, details }) => (
          <details key={title} className="group border-t border-teal-300">
            <summary className="relative block cursor-pointer py-3 pl-11 lg:py-4 lg:pl-0">
              <span className="absolute left-0 mt-3 lg:static lg:*:size-8">
                <Icon name={icon} size="large" />
              </span>
              <h3 className="my-2 text-h3">{title}</h3>
              {description}{' '}
              <span className="font-semibold whitespace-nowrap underline print:hidden">
                <span className="group-open:hidden">{more}</span>
                <span className="hidden group-open:inline">{less}</span>
              </span>
            </summary>
            <ul className="grid list-disc gap-1 pb-4 pl-16 lg:pl-5">
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </details>
        ))}
        <figure
          data-nosnippet=""
          className="flex flex-col overflow-clip rounded-phone border-8 border-ink-900 text-body max-xl:hidden xl:col-start-3 xl:row-span-3 xl:row-start-1 xl:-mt-16"
        >
          <figcaption className="on-ink flex items-center gap-3 px-4 py-2">
            <Logo />
            <span className="grow font-semibold text-white">{pages.octosense.label}</span>
            <SampleChip />
          </figcaption>
          <div className="flex grow flex-col bg-sand p-3 *:before:hidden">
            <AlertMessage {...alert}>
              <AlertChart {...alert} />
              <AlertAction {...alert} />
            </AlertMessage>
            <p className="ml-auto flex items-center gap-2 rounded-control bg-teal-600 px-4 py-3 font-semibold text-white">
              {productTexts.alerts.reply} <Icon name="check" />
            </p>
          </div>
        </figure>
        <div className="border-t border-teal-300 pt-5 sm:col-span-2">
          <HowItWorks {...howItWorks} />
        </div>
      </div>
    </Section>
  );
}
