import { pages } from '@/.content';
import { inSentence } from '@/lib/sample-brand/engine/format';
import { productTexts } from '@/lib/sample-brand/features/product-texts';
import { AlertAction, AlertHead } from '@/components/product/alert-card';
import { SampleChip } from '@/components/product/sample-chip';
import { Icon } from '@/components/ui/icon';
import { Logo } from '@/components/ui/logo';
import { leadAlert } from '@/lib/sample-brand/features/alerts';
import { sample } from '@/lib/sample-brand/data/dataset';

const words = productTexts.alerts;

/** An urgent alert as it comes, on a phone: its message, the reply, and the row that this changes. */
export function Messages() {
  const alert = leadAlert(sample);
  return (
    <figure
      data-nosnippet=""
      className="mx-auto max-w-110 overflow-clip rounded-t-phone border-8 border-b-0 border-ink-900 bg-sand pb-8 text-small text-body lg:mr-0"
    >
      <figcaption className="on-ink flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
        <Logo />
        <span className="grow text-tiny">
          <span className="block font-semibold text-white">{pages.octosense.label}</span>
          {words.sentBy[alert.sentBy]}
        </span>
        <SampleChip />
      </figcaption>
      <div className="mx-3 mt-3 rounded-control bg-white p-4">
        <AlertHead {...alert} />
        <AlertAction {...alert} />
        <time className="block text-right text-tiny text-muted">{alert.time}</time>
      </div>
      <p className="mt-3 mr-3 ml-auto flex w-fit items-center gap-2 rounded-control bg-teal-600 px-4 py-3 font-semibold text-white">
        {words.reply} <Icon name="check" />
      </p>
      <div className="mx-3 mt-3 rounded-control border border-edge p-4 text-tiny">
        <p className="font-semibold text-ink-900">{words.inInbox}</p>
        <p>{alert.subject}</p>
        <p>
          {alert.owner}, {inSentence(words.reply)}
        </p>
      </div>
    </figure>
  );
}
