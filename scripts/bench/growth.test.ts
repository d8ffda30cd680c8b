import { stepsIn } from './growth';

test('the steps of a build are read from what it prints', () => {
  const output = `> build
   ▲ Next.js 16
    0.51 s  content checked
  219.07 s  pages exported by Next
 ✓ Compiled successfully in 3.2s
    4.45 s  compressed
`;
  expect(stepsIn(output)).toEqual([
    { name: 'content checked', seconds: 0.51 },
    { name: 'pages exported by Next', seconds: 219.07 },
    { name: 'compressed', seconds: 4.45 },
  ]);
});
