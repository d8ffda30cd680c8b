import { sampleData } from '@/words';
import { type Alert, alertsOf, leadAlert as leadAlertOf } from '@/lib/sample-brand/alerts';
import { sample } from '@/lib/sample-brand/dataset';
import { AlertAction, AlertCard, AlertHead, AlertMetric, AlertSender } from './alert-card';

/** How many alerts stand beside the first. */
const OTHERS = 3;

/** All alerts of the sample brand, newest first. */
const alerts = alertsOf(sample);

/** The alert that the pictures tell of. */
export const leadAlert = (): Alert => leadAlertOf(sample);

/**
 * The alert stream of OctoSense, newest first, computed from the same dataset as the demo. The
 * first alert has the room to show its metric crossing the limit; more stand beside it.
 */
export function AlertStream() {
  const lead = leadAlert();
  const others = alerts
    .filter(({ subject, week }) => subject !== lead.subject || week !== lead.week)
    .slice(0, OTHERS);
  return (
    <figure>
      <figcaption className="border-b border-line pb-4 font-semibold text-ink-900">
        {sampleData.alerts.title}
      </figcaption>
      <div className="mt-5 grid gap-5 lg:grid-cols-5">
        <div className="lg:col-span-3">
          <AlertCard {...lead} />
        </div>
        <ol className="ruled rounded-panel border border-line bg-white px-5 sm:px-6 lg:col-span-2">
          {others.map((alert) => (
            <li key={`${alert.week} ${alert.subject}`}>
              <article className="grid gap-2 py-5">
                <AlertHead {...alert} />
                <h3 className="text-lead">{alert.subject}</h3>
                <AlertMetric {...alert} size="small" />
                <AlertAction {...alert} />
                <AlertSender {...alert} />
              </article>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}
