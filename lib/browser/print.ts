/**
 * What is folded away is printed, too, by engines whose style sheets cannot open it: Chrome before
 * 131, Safari before 18.4, Firefox before 143. For the others app/styles/environments.css does it.
 */
export function unfoldForPrint(): void {
  if (CSS.supports('selector(::details-content)')) return;
  const folded: { details: HTMLDetailsElement; name: string }[] = [];
  addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
      folded.push({ details, name: details.name });
      // Of those that share a name one alone can be open.
      details.name = '';
      details.open = true;
    }
  });
  addEventListener('afterprint', () => {
    for (const { details, name } of folded.splice(0)) {
      details.open = false;
      details.name = name;
    }
  });
}
