import { pages } from '@/.content';
import { pictureTexts } from '@/lib/sample-brand/uses/picture-texts';
import { AlertAction, SeverityChip } from '@/components/product/alert-card';
import { SampleChip } from '@/components/product/sample-chip';
import { Icon } from '@/components/ui/icon';
import { Logo } from '@/components/ui/logo';
import { alertsOf } from '@/lib/sample-brand/uses/alerts';
import { sample } from '@/lib/sample-brand/data/dataset';

const words = pictureTexts.alerts;

/** The urgent alert as its reader gets it: a message on a phone. */
export function Message() {
  const alert = alertsOf(sample).find(({ sentBy }) => sentBy === 'whatsapp');
  if (!alert) return null;
  return (
    <figure
      data-nosnippet=""
      className="mx-auto max-w-85 overflow-clip lg:max-w-none rounded-phone border-8 border-ink-900 bg-sand text-body"
    >
      <figcaption className="on-teal flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
        <span className="rounded-control bg-white p-1">
          <Logo />
        </span>
        <span className="grow text-tiny">
          <span className="block font-semibold">{pages.octosense.label}</span>
          {words.sentBy[alert.sentBy]}
        </span>
        <SampleChip />
      </figcaption>
      <div className="m-3 mb-6 rounded-control rounded-tl-bar bg-white p-4 text-small">
        <SeverityChip {...alert} />
        <p className="mt-2 text-lead/tight font-semibold text-ink-900">{alert.subject}</p>
        <p className="my-2">{alert.message}</p>
        <AlertAction {...alert} />
        <p className="mt-1 flex items-center justify-end text-tiny text-muted">
          <time className="mr-2">{alert.time}</time>
          <span className="flex -space-x-3 text-teal-600">
            <Icon name="check" />
            <Icon name="check" />
          </span>
        </p>
      </div>
    </figure>
  );
}
