import data from '@/lib/sample-brand/dataset.json';
import { packedModule } from './pack-rows';

it('gives back the sample brand as it stands in its file', () => {
  const code = packedModule(data);
  const unpacked: unknown = new Function(code.replace('export default', 'return '))();
  expect(unpacked).toEqual(data);
  expect(code.length).toBeLessThan(JSON.stringify(data).length / 2);
});
