import { applyEdits } from './edits';

describe('applyEdits', () => {
  it('replaces, cuts and inserts, and keeps every other character', () => {
    const edits = [
      { start: 8, end: 9, text: '' },
      { start: 0, end: 3, text: 'One' },
      { start: 4, end: 4, text: '<' },
    ];
    expect(applyEdits('one two, three', edits)).toBe('One <two,three');
  });

  it('keeps the order of insertions at one place, and puts them before what starts there', () => {
    const edits = [
      { start: 1, end: 2, text: 'X' },
      { start: 1, end: 1, text: '1' },
      { start: 1, end: 1, text: '2' },
    ];
    expect(applyEdits('abc', edits)).toBe('a12Xc');
  });

  it('refuses edits that overlap', () => {
    const edits = [
      { start: 0, end: 3, text: '' },
      { start: 2, end: 4, text: '' },
    ];
    expect(() => applyEdits('abcdef', edits)).toThrow('overlap at 2');
  });
});
