import { pages } from '@/words';
import { pictureTexts } from '@/lib/sample-brand/uses/picture-texts';
import type { Pages } from '@/content/schema';
import { AlertAction, SeverityChip } from '@/components/product/alert-card';
import { AlertFigures, AlertLine } from '@/components/product/alert-chart';
import { SampleChip } from '@/components/product/sample-chip';
import { SplitHero } from '@/components/sections/hero';
import { Logo } from '@/components/ui/logo';
import { type Alert, leadAlert } from '@/lib/sample-brand/uses/alerts';
import { sample } from '@/lib/sample-brand/data/dataset';

const words = pictureTexts.alerts;

/** A phone with the message; behind it, the line that crossed its limit and set it off. */
export function MessageHero(hero: Pages['octosense']['hero']) {
  const alert = leadAlert(sample);
  return (
    <SplitHero {...hero}>
      <figure className="grid gap-y-4 sm:grid-cols-2 lg:grid-cols-5 lg:pt-4 xl:grid-cols-2">
        <figcaption className="sm:col-span-full">
          <AlertFigures {...alert} />
        </figcaption>
        <div className="h-48 pb-6 sm:h-auto sm:pr-8 sm:pb-16 lg:col-span-2 xl:col-span-1">
          <AlertLine {...alert} ground="ink" />
        </div>
        <Phone {...alert} />
      </figure>
    </SplitHero>
  );
}

function Phone(alert: Alert) {
  return (
    <div className="relative mx-auto w-full max-w-narrow overflow-clip lg:col-span-3 xl:col-span-1 rounded-phone border-8 border-ink-700 bg-sand text-body shadow-panel">
      <div className="flex items-center gap-3 bg-ink-800 px-4 py-3 text-white">
        <Logo />
        <p className="text-base/tight">
          <span className="block font-semibold">{pages.octosense.label}</span>
          <span className="text-tiny text-mist">
            <time>{alert.time}</time>, {words.sentBy[alert.sentBy]}
          </span>
        </p>
      </div>
      <div className="p-4 pb-10">
        <div className="rounded-card rounded-tl-bar bg-white p-4">
          <SeverityChip {...alert} />
          <p className="mt-2 font-display text-lead/tight font-bold tracking-display text-ink-900">
            {alert.subject}
          </p>
          <p className="mt-2 text-small">{alert.message}</p>
          <div className="mt-3 border-t border-line pt-3 text-small text-ink-900">
            <AlertAction {...alert} />
          </div>
        </div>
        <p className="mt-4 text-center">
          <SampleChip tone="sand" />
        </p>
      </div>
    </div>
  );
}
