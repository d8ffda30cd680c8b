import { sampleData } from '@/words/sample-data';
import { fill } from '@/lib/fill';
import { type Alert, alertsOf } from './alerts';
import type { Dataset } from './dataset';
import { amount } from './format';

/** An alert of the inbox, and those of the same kind from the same channel that stand with it. */
export type Message = Alert & { readonly related: readonly Alert[] };

/**
 * What OctoSense sends after the latest week, newest first by the clock. Alerts of one kind from one
 * channel are one message, which the one with the most money at stake leads.
 */
export function inboxOf(data: Dataset): Message[] {
  const messages = new Map<string, [Alert, ...Alert[]]>();
  for (const alert of alertsOf(data)) {
    if (alert.week !== data.weeks) continue;
    const key = `${alert.kind} ${alert.channel}`;
    const known = messages.get(key);
    if (known) known.push(alert);
    else messages.set(key, [alert]);
  }
  return [...messages.values()].map(([lead, ...related]) => ({ ...lead, related }));
}

/** By which rule alerts are ordered and called urgent, with the dataset's amounts. */
export const ruleOf = ({ alerts: { urgentFrom, warnFrom } }: Dataset): string =>
  fill(sampleData.alerts.rule, { urgent: amount(urgentFrom), warning: amount(warnFrom) });
