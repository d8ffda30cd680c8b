/** The question whether visits may be measured; only a site with an analytics id asks it. */
export type ConsentContent = {
  readonly title: string;
  /** What is asked; the link to the privacy policy follows it. */
  readonly question: string;
  readonly privacyLink: string;
  /** Shown instead of the question to browsers that send Global Privacy Control. */
  readonly signal: string;
  readonly accept: string;
  readonly decline: string;
  readonly close: string;
  /** The footer's button that asks again. */
  readonly settings: string;
};

/** The words around every long text. */
export type ReadingContent = {
  /** Name of the list of headings, for those who hear the page. */
  readonly contents: string;
  /** What stands above that list. */
  readonly onThisPage: string;
  /** Before the author's name. */
  readonly by: string;
  /** Before the day of the last change of an article. */
  readonly updated: string;
  /** Behind the number of minutes. */
  readonly minutes: string;
  /** The mark of a text that is still being written. */
  readonly draft: string;
  /** Name of a remark beside the argument. */
  readonly remark: string;
  /** Heading above a text's notes. */
  readonly notes: string;
  /** Name of a note's link back. */
  readonly backToText: string;
  /** Names of boxes that scroll sideways. */
  readonly code: string;
  readonly table: string;
  /** Names of the two signs in a list of tasks. */
  readonly done: string;
  readonly open: string;
  /** Names of the parts of a case study. */
  readonly challenge: string;
  readonly approach: string;
  readonly outcome: string;
  /** Before the day of the last change of a legal text. */
  readonly updatedOn: string;
};

/** What stands in the place of something that failed in the browser. */
export type ErrorScreenContent = {
  readonly title: string;
  /** What happened and what to do; the company's address follows it. */
  readonly text: string;
  /** The button's words. */
  readonly reload: string;
};
