/** Before and now, or plan and fact, of some members on one scale. */
export type Dumbbells = {
  readonly kind: 'dumbbells';
  readonly title: string;
  /** What the open and the filled point are. */
  readonly points: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    readonly text: string;
    readonly from: number;
    readonly to: number;
    readonly isGood: boolean;
  }[];
};

/** The same weekly line of several members, each beside what it should be. */
export type Multiples = {
  readonly kind: 'multiples';
  readonly title: string;
  readonly panels: readonly {
    readonly label: string;
    readonly text: string;
    readonly values: readonly number[];
    readonly limit: number;
    readonly isGood: boolean;
  }[];
};
