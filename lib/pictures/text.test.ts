import { linesOf, textElements, unknownCharacters, widthOf } from './text';

const style = { face: 'display', size: 100, tracking: 0 } as const;

test('a wider text is wider', () => {
  expect(widthOf('WW', style)).toBeGreaterThan(widthOf('ii', style));
  expect(widthOf('', style)).toBe(0);
});

test('pairs are set as the font says: A and V stand closer together than apart', () => {
  expect(widthOf('AV', style)).toBeLessThan(widthOf('A', style) + widthOf('V', style));
});

test('tracking is added between characters, not behind the last', () => {
  const tracked = { ...style, tracking: 0.1 };
  expect(widthOf('a', tracked)).toBe(widthOf('a', style));
  expect(widthOf('aaa', tracked) - widthOf('aaa', style)).toBeCloseTo(20);
});

test('a text is drawn as one outline a letter', () => {
  const svg = textElements('a b', style, { x: 10, y: 20, colour: '#fff' });
  expect(svg.match(/<path/g)).toHaveLength(2);
  expect(svg).toContain('translate(10 20)');
});

test.each([
  ['Octomine: dashboards that answer back', 620, ['Octomine:', 'dashboards that', 'answer back']],
  ['See it, ask about it, act on it', 500, ['See it,', 'ask about it,', 'act on it']],
  ['What changed, in numbers', 620, ['What changed,', 'in numbers']],
  ['One', 620, ['One']],
])('“%s” in %i pixels is broken into %j', (text, width, lines) => {
  expect(linesOf(text, { ...style, size: 74 }, width)).toEqual(lines);
});

test('no line is wider than the measure where words allow it', () => {
  const lines = linesOf('People who have read numbers like yours', style, 700);
  for (const line of lines) expect(widthOf(line, style)).toBeLessThanOrEqual(700);
  expect(lines.join(' ')).toBe('People who have read numbers like yours');
});

test('characters without an outline are named', () => {
  expect(unknownCharacters('A→é📈', 'display')).toEqual(['→', '📈']);
});
