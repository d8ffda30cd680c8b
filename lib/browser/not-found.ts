/**
 * On the not-found page: logs the path that was asked for, and shows the entry that it means in
 * place of the page. An element with `data-match` names the paths that mean it;
 * `data-match-default` gives way to it, so that its words stand on the page once.
 */
export function showMatchingEntry(): void {
  const main = document.querySelector('main[data-not-found]');
  if (!main) return;
  console.warn(`Page not found: ${location.pathname}`);
  const entries = [...main.querySelectorAll<HTMLElement>('[data-match]')];
  const match = entries.find(({ dataset }) =>
    dataset.match?.split(' ').includes(location.pathname),
  );
  if (!match) return;
  match.hidden = false;
  main.querySelector('[data-match-default]')?.remove();
}
