import { pages } from '@/.content';
import { pictureTexts } from '@/lib/sample-brand/uses/picture-texts';
import { AlertAction, SeverityChip } from '@/components/product/alert-card';
import { SampleChip } from '@/components/product/sample-chip';
import { Logo } from '@/components/ui/logo';
import { alertsOf } from '@/lib/sample-brand/uses/alerts';
import { sample } from '@/lib/sample-brand/data/dataset';

const words = pictureTexts.alerts;

/** An alert about a promotion as its reader gets it, in the channel that it comes by. */
export function Message() {
  const alert = alertsOf(sample).find(({ kind }) => kind === 'promotion');
  if (!alert) return null;
  return (
    <figure data-nosnippet="" className="on-ink rounded-panel p-4 sm:p-8">
      <figcaption className="flex flex-wrap items-center justify-between gap-2 text-tiny">
        <span>
          <time>{alert.time}</time>, {words.sentBy[alert.sentBy]}
        </span>
        <SampleChip />
      </figcaption>
      <div className="mt-4 rounded-card rounded-tl-bar bg-white p-5 text-body">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-tiny">
          <Logo />
          <span className="font-semibold text-ink-900">{pages.octosense.label}</span>
          <SeverityChip {...alert} />
        </p>
        <p className="mt-3 font-display text-h3 font-bold tracking-display text-ink-900">
          {alert.subject}
        </p>
        <p className="mt-1 text-small">{alert.message}</p>
        <div className="mt-3 border-t border-line pt-3 text-small text-ink-900">
          <AlertAction {...alert} />
        </div>
      </div>
    </figure>
  );
}
