import { pages } from '@/words';
import { pictureTexts } from '@/lib/sample-brand/uses/picture-texts';
import type { Pages } from '@/content/schema';
import { AlertAction, SeverityChip } from '@/components/product/alert-card';
import { AlertChart } from '@/components/product/alert-chart';
import { SampleChip } from '@/components/product/sample-chip';
import { SplitHero } from '@/components/sections/hero';
import { Logo } from '@/components/ui/logo';
import { leadAlert } from '@/lib/sample-brand/uses/alerts';
import { sample } from '@/lib/sample-brand/data/dataset';

const words = pictureTexts.alerts;

/** The line that crosses its limit, and below the point where it does the message that it sets off. */
export function MessageHero(hero: Pages['octosense']['hero']) {
  const alert = leadAlert(sample);
  return (
    <SplitHero {...hero}>
      <figure>
        <AlertChart {...alert} ground="ink" />
        <div className="mt-4 ml-auto rounded-card rounded-tr-bar bg-white p-5 text-body shadow-panel sm:w-5/6">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-tiny">
            <Logo />
            <span className="font-semibold text-ink-900">{pages.octosense.label}</span>
            <span className="text-muted">
              <time>{alert.time}</time>, {words.sentBy[alert.sentBy]}
            </span>
          </p>
          <p className="mt-3 font-display text-lead/tight font-bold tracking-display text-ink-900">
            {alert.subject}
          </p>
          <p className="mt-1 text-small">{alert.message}</p>
          <div className="mt-3 border-t border-line pt-3 text-small text-ink-900">
            <AlertAction {...alert} />
          </div>
          <p className="mt-3 flex flex-wrap gap-2">
            <SeverityChip {...alert} /> <SampleChip tone="sand" />
          </p>
        </div>
      </figure>
    </SplitHero>
  );
}
