/** A count with its noun: for one, and for any other number. `{count}` is filled in. */
export type CountedWords = { readonly one: string; readonly more: string };

/** How figures are written, and the words that charts share. What stands in braces is filled in. */
export type FiguresContent = {
  /** The mark of every picture that is computed from the sample brand. */
  readonly sampleData: string;
  /** Before an amount of money. */
  readonly currency: string;
  /** Behind an amount: 100 thousand, and 100 times that. */
  readonly lakh: string;
  readonly crore: string;
  /** Before the last item of a list. */
  readonly and: string;
  /** A number of weeks. */
  readonly weeks: CountedWords;
  /** A range: {low}, {high}. */
  readonly fromTo: string;
  /** A place on the axis of weeks: {week}. */
  readonly week: string;
  /** A line, for those who cannot see it: {name}, {first}, {last} and {values}. */
  readonly line: string;
  /** In the legend: the coloured area around a forecast. */
  readonly band: string;
  /** Below bars: what the dashed line is, {what}. */
  readonly dashed: string;
  /** Below bars: what the thin line over each is. */
  readonly thinLine: string;
  /** Behind a range: its middle, {mid}, and what it promises, {promise}. */
  readonly expected: string;
};

/** The words of the product pictures. What stands in braces is computed. */
export type SampleDataContent = {
  /** A conversation with ASK Octopus. */
  readonly conversation: {
    readonly title: string;
    /** Before a question, for those who hear the page. */
    readonly asked: string;
    /** The {title} of a chart that shows {shown} bars of {all}. */
    readonly someBars: string;
  };
  /** The Octomine dashboard: labels of its figures and titles of its charts. */
  readonly dashboard: {
    readonly title: string;
    readonly sales: string;
    readonly fillRate: string;
    readonly tradeSpend: string;
    readonly cover: string;
    /** A value or a change in {weeks}. */
    readonly weeks: string;
    /** The change of a share, in percentage {points}. */
    readonly points: string;
    /** Instead, where the digits show none. */
    readonly noChange: string;
    /** {unit} is Rs lakh or Rs crore. */
    readonly channels: string;
    readonly promotions: string;
    /** Name of the dashed line, with its {target}. */
    readonly targetOf: string;
    readonly coverByWeek: string;
    readonly series: { readonly target: string; readonly all: string };
  };
  /** Labels of the figures that only one of Octomine's desks sees, and what stands below some. */
  readonly desks: {
    readonly margin: string;
    readonly promotionSpend: string;
    readonly payback: string;
    readonly extraSales: string;
    /** {channel} is the one that grew most. */
    readonly salesOf: string;
    readonly plan: string;
    readonly regionsBelow: CountedWords;
    readonly lost: string;
    readonly lines: string;
    readonly weeksEach: CountedWords;
    /** {weeks} ahead. */
    readonly forecast: string;
    readonly weeksOut: string;
    readonly ofAllLines: string;
    readonly promotionsBelow: string;
    /** {count} of {all}. */
    readonly someOf: string;
    /** The margin that a rupee should bring: {target}. */
    readonly target: string;
  };
  /** The messages of OctoSense. */
  readonly alerts: {
    readonly title: string;
    readonly severities: Readonly<Record<'urgent' | 'warning' | 'note', string>>;
    /** When it was sent. */
    readonly thisWeek: string;
    readonly lastWeek: string;
    readonly weeksAgo: string;
    /** Before the metric's last value, and before its limit. */
    readonly now: string;
    readonly limit: string;
    /** Before the action. */
    readonly next: string;
    readonly sentBy: Readonly<Record<'whatsapp' | 'slack' | 'mail', string>>;
    /** Stock that runs short: what moved, two actions, and the name of its metric. */
    readonly stock: {
      readonly message: string;
      /** {weeks} that stock lasts. */
      readonly cover: string;
      readonly move: string;
      readonly bringForward: string;
      readonly metric: string;
    };
    /** Sales off their usual course: down and what to do, up and what to do. */
    readonly sales: {
      readonly below: string;
      readonly above: string;
      readonly check: string;
      readonly raise: string;
      readonly metric: string;
    };
    /** A promotion that does not pay. */
    readonly promotion: {
      readonly message: string;
      readonly stop: string;
      readonly metric: string;
    };
  };
  /** What Octomine recommends: each action with its reason. */
  readonly recommendations: {
    readonly title: string;
    /** The mark of the most profitable action. */
    readonly first: string;
    readonly restock: Recommendation;
    readonly stop: Recommendation;
    readonly move: Recommendation;
  };
};

/** An action, and the finding behind it in a sentence. */
type Recommendation = { readonly text: string; readonly reason: string };

/** The chart of reporting hours, before and after. */
export type ReportingHoursContent = {
  readonly title: string;
  readonly before: HoursRange;
  readonly after: HoursRange;
  /** A range in words: {from}, {to}. */
  readonly hours: string;
  /** How to read the chart. */
  readonly note: string;
};

/** Hours per week, from and to, and what they go into. */
type HoursRange = {
  readonly name: string;
  readonly what: string;
  readonly from: number;
  readonly to: number;
};
