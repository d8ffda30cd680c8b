import type { KpiDefinition } from './schema';

/** Twelve of the KPIs that Octomine brings along, with their definitions. */
export const kpis = [
  { name: 'Net sales', definition: 'Invoiced sales less returns, discounts and taxes.' },
  { name: 'Fill rate', definition: 'Cases delivered, of cases ordered.' },
  { name: 'Promotion ROI', definition: 'Margin of the extra sales for each rupee of spend.' },
  { name: 'Baseline sales', definition: 'What would have sold without the promotion.' },
  {
    name: 'Trade spend rate',
    definition: 'Schemes, discounts and displays as a share of net sales.',
  },
  { name: 'Stock cover', definition: 'Stock on hand divided by the average week’s sales.' },
  {
    name: 'On-shelf availability',
    definition: 'Shelves that hold the product, of those that should.',
  },
  {
    name: 'Numeric distribution',
    definition: 'Outlets that sell the product, of all in the area.',
  },
  {
    name: 'Weighted distribution',
    definition: 'The same, each outlet counted by its category sales.',
  },
  { name: 'Sell-out', definition: 'Units bought by shoppers, whatever was shipped to the shop.' },
  { name: 'Return on stock', definition: 'Gross margin of a year for each rupee held in stock.' },
  { name: 'Forecast accuracy', definition: '100% less the forecast’s error, weighted by sales.' },
] as const satisfies readonly KpiDefinition[];
