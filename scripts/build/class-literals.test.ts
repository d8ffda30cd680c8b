import { applyEdits } from './edits';
import { classLiteralsOf, literalEdits } from './class-literals';

const classes = new Set(['flex', 'mt-4', 'md:p-2', 'hidden', 'w-1/2']);
const isClass = (name: string) => classes.has(name);
const texts = (source: string) => classLiteralsOf(source, isClass).map(({ text }) => text);

describe('classLiteralsOf', () => {
  it.each([
    ['an attribute', '<p className="flex mt-4" />', ['flex mt-4']],
    ['a constant', `const look = 'mt-4 md:p-2';`, ['mt-4 md:p-2']],
    ['one class that can be nothing else', `const look = 'w-1/2';`, ['w-1/2']],
    ['the pieces of a template', '`flex mt-4 ${look} md:p-2`', ['flex mt-4 ', ' md:p-2']],
    ['a branch', `open ? 'flex md:p-2' : 'mt-4'`, ['flex md:p-2', 'mt-4']],
  ])('finds %s', (_, source, found) => {
    expect(texts(source)).toEqual(found);
  });

  it.each([
    ['a single common word', `element.style.display = 'flex'; el.hidden; 'hidden'`],
    ['a list with any other word', `'flex hook'`],
    ['prose', `'Use mt-4 here'`],
    ['a word that an expression may complete', '`mt-4${size} flex` + `${size}mt-4`'],
    ['an import', `import 'mt-4';`],
    ['an escape', `'mt-4\\n'`],
  ])('leaves %s', (_, source) => {
    expect(texts(source)).toEqual([]);
  });
});

describe('literalEdits', () => {
  it('renames in place', () => {
    const source = '<p id="x" className={`flex  mt-4 ${look}`} />';
    const edits = literalEdits(classLiteralsOf(source, isClass), (name) =>
      name === 'mt-4' ? 'a' : name,
    );
    expect(applyEdits(source, edits)).toBe('<p id="x" className={`flex  a ${look}`} />');
  });
});
