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
