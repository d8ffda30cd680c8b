import { type Dataset, type Line, sample } from '@/lib/sample-brand/data/dataset';

/** A line of a dataset made for a test; measures that are left out are 0 in all weeks. */
export function testLine(line: Partial<Line> & Pick<Line, 'sales'>): Line {
  const nothing = line.sales.map(() => 0);
  return {
    channel: 'Shops',
    product: 'Tea',
    region: 'North',
    // Half of what is sold is margin, as the test dataset's product has it.
    cost: line.sales.map((value) => value / 2),
    spend: nothing,
    // Well stocked unless a test says otherwise.
    stock: line.sales.map(() => 100),
    ...line,
  };
}

/** The promotion of a dataset made for a test, in some of its weeks, which count from 1. */
export function testPromotion(
  firstWeek: number,
  lastWeek: number,
  channel = 'Shops',
): Dataset['promotions'][number] {
  return { name: `Deal in ${channel}`, channel, products: ['Tea'], firstWeek, lastWeek };
}

/** A dataset made for a test: one channel, one product, one region unless told otherwise. */
export function testDataset(parts: Partial<Dataset> & Pick<Dataset, 'lines'>): Dataset {
  return {
    weeks: parts.lines[0]?.sales.length ?? 0,
    growthPlan: 0.1,
    paybackTarget: 1,
    coverTarget: 2,
    alerts: sample.alerts,
    channels: [{ name: 'Shops', distributionElasticity: 0.5, terms: 0, loaded: '07:00' }],
    products: [{ name: 'Tea', kind: 'drink', pack: 'jar-mint', elasticity: -2, margin: 0.5 }],
    regions: ['North'],
    promotions: [],
    ...parts,
  };
}
