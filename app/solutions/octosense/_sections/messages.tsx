import { pages } from '@/.content';
import { productTexts } from '@/lib/sample-brand/features/product-texts';
import { AlertCard } from '@/components/product/alert-card';
import { SampleChip } from '@/components/product/sample-chip';
import { Logo } from '@/components/ui/logo';
import { alertsOf } from '@/lib/sample-brand/features/alerts';
import { sample } from '@/lib/sample-brand/data/dataset';

const words = productTexts.alerts;

/** The newest urgent alerts as they come: messages on a phone, the latest last; a narrow page shows that one. */
export function Messages() {
  const urgent = alertsOf(sample)
    .filter(({ sentBy }) => sentBy === 'whatsapp')
    .slice(0, 2)
    .reverse();
  return (
    <figure
      data-nosnippet=""
      className="mx-auto max-w-110 overflow-clip rounded-t-phone border-8 border-b-0 border-ink-900 bg-teal-100 pb-8 text-body lg:mr-0"
    >
      <figcaption className="on-teal flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
        <span className="rounded-control bg-white p-1">
          <Logo />
        </span>
        <span className="grow text-tiny">
          <span className="block font-semibold">{pages.octosense.label}</span>
          {words.sentBy.whatsapp}
        </span>
        <SampleChip />
      </figcaption>
      {urgent.map((alert) => (
        <div
          key={alert.subject}
          className="mx-3 mt-3 rounded-control bg-white p-4 text-small not-last:max-lg:hidden"
        >
          <AlertCard alert={alert} />
          <time className="block text-right text-tiny text-muted">{alert.time}</time>
        </div>
      ))}
    </figure>
  );
}
