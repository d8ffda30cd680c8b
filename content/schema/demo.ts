/** The words of the ASK Octopus demo that are no answer. What stands in braces is filled in. */
export type DemoContent = {
  /** The field for a question. */
  readonly field: { readonly label: string; readonly placeholder: string; readonly submit: string };
  /** Above the questions to pick from. */
  readonly list: string;
  readonly whatIf: {
    readonly legend: string;
    /** Name of the choice of a channel, and its first option. */
    readonly channels: string;
    readonly allChannels: string;
    /** Labels of the sliders. */
    readonly levers: { readonly price: string; readonly reach: string; readonly spend: string };
    /** In the place of the result while nothing is moved. */
    readonly idle: string;
    /** The result: {mid}; its range follows. */
    readonly result: string;
    readonly reset: string;
  };
  /** Above the questions to go on with, and above the method. */
  readonly next: string;
  readonly method: string;
  readonly footer: string;
  /** Beside the answer that the page itself contains, until something is asked. */
  readonly first: string;
  /** Instead of the controls: without JavaScript, and when the demo's code could not be loaded. */
  readonly noScript: string;
  readonly failed: string;
  /** Names {words} of a question that the answer passes over. */
  readonly leftOut: string;
  /** What the sample holds: {products}, {channels}, {regions}, {weeks}. */
  readonly sampleHolds: string;
  /** Above the questions that could be meant. */
  readonly offers: string;
  /** Why a question is not answered, by its reason in lib/demo/wording; {words} are the visitor's. */
  readonly doubts: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
};

/** The words of one kind of answer, by their part in it; what stands in braces is computed. */
type AnswerWords = Readonly<
  Record<string, string | readonly string[] | Readonly<Record<string, string>>>
> & { readonly question: string; readonly method: string };

/** The words of the demo's answers, by question, and what all of them share. */
export type AnswersContent = Readonly<
  Record<
    | 'growth'
    | 'promotions'
    | 'plan'
    | 'stock'
    | 'products'
    | 'price'
    | 'move'
    | 'forecast'
    | 'whatIf',
    AnswerWords
  >
> & {
  /** What a range promises: a chance, or what its ends assume. */
  readonly byChance: string;
  readonly byAssumption: string;
  /** The value that decides, beside its mark. */
  readonly noChange: string;
  readonly breakEven: string;
};
