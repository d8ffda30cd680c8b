import data from '@/lib/sample-brand/dataset.json' with { type: 'json' };
import { packRow, unpackRow } from './pack-dataset';

test('rows are what they were before they were packed', () => {
  const rows = [...data.sales, ...data.stock];
  expect(rows.map((row) => unpackRow(packRow(row)))).toEqual(rows);
});
