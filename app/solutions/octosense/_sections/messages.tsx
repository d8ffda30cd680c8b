import { pages } from '@/.content';
import { productTexts } from '@/lib/sample-brand/features/product-texts';
import { AlertMessage } from '@/components/product/alert-card';
import { SampleChip } from '@/components/product/sample-chip';
import { Icon } from '@/components/ui/icon';
import { Logo } from '@/components/ui/logo';
import { leadAlert } from '@/lib/sample-brand/features/alerts';
import { sample } from '@/lib/sample-brand/data/dataset';

const words = productTexts.alerts;

/** An urgent alert as it comes, on a phone: its message and the reply. */
export function Messages() {
  const alert = leadAlert(sample);
  return (
    <figure
      data-nosnippet=""
      className="mx-auto max-w-110 overflow-clip rounded-phone border-8 border-ink-900 bg-ink-900 text-small text-body"
    >
      <figcaption className="on-ink flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
        <Logo />
        <span className="grow font-semibold text-white">{pages.octosense.label}</span>
        <SampleChip />
      </figcaption>
      <div className="grid bg-sand p-3">
        <AlertMessage {...alert} />
        <p className="flex items-center gap-2 justify-self-end rounded-control bg-teal-600 px-4 py-3 font-semibold text-white">
          {words.reply} <Icon name="check" />
        </p>
      </div>
    </figure>
  );
}
