import { z } from 'zod';
import { words } from './fields';

/** The words of the product pictures. What stands in braces is computed from the sample brand. */
export const sampleData = z.strictObject({
  conversation: z.strictObject({
    title: words(60, 'Title.'),
    asked: words(20, 'Asked.'),
    someBars: words(40, 'Some bars.', { slots: ['all', 'shown', 'title'] }),
  }),
  dashboard: z.strictObject({
    title: words(60, 'Title.'),
    labels: z.strictObject({
      sales: words(20, 'Sales.'),
      fillRate: words(20, 'Fill rate.'),
      tradeRate: words(40, 'Trade rate.'),
      cover: words(20, 'Cover.'),
      marginRate: words(20, 'Margin rate.'),
      promotionSpend: words(40, 'Promotion spend.'),
      payback: words(40, 'Payback.'),
      extra: words(40, 'Extra.'),
      lost: words(40, 'Lost.'),
    }),
    weeks: words(20, 'Weeks.', { slots: ['weeks'] }),
    noChange: words(20, 'No change.'),
    channels: words(40, 'Channels.', { slots: ['unit'] }),
    crore: words(20, 'Crore.'),
    promotions: words(40, 'Promotions.'),
    coverByWeek: words(60, 'Cover by week.'),
    series: z.strictObject({
      target: words(20, 'Target.'),
      all: words(20, 'All.'),
    }),
    span: words(40, 'Span.', { slots: ['from', 'to'] }),
    counted: words(60, 'Counted.', { slots: ['measure', 'now', 'past'] }),
    countedOnce: words(40, 'Counted once.', { slots: ['measure', 'now'] }),
  }),
  desks: z.strictObject({
    salesOf: words(40, 'Sales of.', { slots: ['channel'] }),
    plan: words(20, 'Plan.'),
    regionsBelow: z.strictObject({
      one: words(40, 'One.', { slots: ['count'] }),
      more: words(40, 'More.', { slots: ['count'] }),
    }),
    lines: words(40, 'Lines.'),
    weeksEach: z.strictObject({
      one: words(40, 'One.', { slots: ['count'] }),
      more: words(40, 'More.', { slots: ['count'] }),
    }),
    forecast: words(40, 'Forecast.', { slots: ['weeks'] }),
    error: words(40, 'Error.', { slots: ['weeks'] }),
    tooHigh: words(40, 'Too high.', { slots: ['value'] }),
    tooLow: words(40, 'Too low.', { slots: ['value'] }),
    promotionsBelow: words(40, 'Promotions below.'),
    someOf: words(40, 'Some of.', { slots: ['all', 'count'] }),
    target: words(40, 'Target.', { slots: ['target'] }),
  }),
  alerts: z.strictObject({
    title: words(40, 'Title.'),
    severities: z.strictObject({
      urgent: words(20, 'Urgent.'),
      warning: words(20, 'Warning.'),
      note: words(20, 'Note.'),
    }),
    thisWeek: words(20, 'This week.'),
    lastWeek: words(20, 'Last week.'),
    weeksAgo: words(40, 'Weeks ago.', { slots: ['weeks'] }),
    now: words(20, 'Now.'),
    limit: words(20, 'Limit.'),
    next: words(20, 'Next.'),
    owners: z.strictObject({
      stock: words(40, 'Stock.', { slots: ['region'] }),
      sales: words(40, 'Sales.', { slots: ['region'] }),
      promotion: words(40, 'Promotion.', { slots: ['channel'] }),
    }),
    sentBy: z.strictObject({
      whatsapp: words(40, 'Whatsapp.'),
      slack: words(20, 'Slack.'),
      mail: words(20, 'Mail.'),
    }),
    stock: z.strictObject({
      message: words(100, 'Message.', { slots: ['cover', 'money', 'usual'] }),
      cover: words(20, 'Cover.', { slots: ['weeks'] }),
      move: words(80, 'Move.', { slots: ['cover', 'product', 'region'] }),
      bringForward: words(80, 'Bring forward.', { slots: ['product'] }),
      metric: words(20, 'Metric.'),
      reason: words(80, 'Reason.', { slots: ['share', 'usual'] }),
      counted: words(140, 'Counted.', { slots: ['week', 'weeks'] }),
    }),
    sales: z.strictObject({
      below: words(100, 'Below.', { slots: ['product', 'share', 'weeks'] }),
      above: words(100, 'Above.', { slots: ['product', 'share', 'weeks'] }),
      check: words(80, 'Check.', { slots: ['product'] }),
      raise: words(80, 'Raise.', { slots: ['product'] }),
      metric: words(40, 'Metric.', { slots: ['unit'] }),
      reason: words(100, 'Reason.', { slots: ['weeks'] }),
      counted: words(120, 'Counted.', { slots: ['week', 'weeks'] }),
    }),
    promotion: z.strictObject({
      message: words(140, 'Message.', { slots: ['payback', 'run', 'target'] }),
      stop: words(80, 'Stop.', { slots: ['left', 'money'] }),
      metric: words(60, 'Metric.'),
      reason: words(60, 'Reason.', { slots: ['share'] }),
      counted: words(80, 'Counted.', { slots: ['from', 'to'] }),
    }),
  }),
  recommendations: z.strictObject({
    title: words(60, 'Title.'),
    first: words(20, 'First.'),
    restock: z.strictObject({
      text: words(60, 'Text.', { slots: ['channel', 'product', 'region'] }),
      reason: words(60, 'Reason.', { slots: ['lost', 'weeks'] }),
    }),
    stop: z.strictObject({
      text: words(40, 'Text.', { slots: ['promotion'] }),
      reason: words(80, 'Reason.', { slots: ['left', 'payback'] }),
    }),
    move: z.strictObject({
      text: words(40, 'Text.', { slots: ['to'] }),
      reason: words(80, 'Reason.', { slots: ['from', 'here', 'there'] }),
    }),
  }),
});
