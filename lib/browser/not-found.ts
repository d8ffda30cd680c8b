/**
 * On the not-found page: logs the path that was asked for, and shows the story or article that it
 * means, first. An element with `data-match` names the paths that mean it; where one does,
 * `data-match-default` gives way, and `data-matched` tells the style sheet that the rest of the
 * page stands back.
 */
export function showMatch(): void {
  const main = document.querySelector('main[data-not-found]');
  if (!main) return;
  console.warn(`Page not found: ${location.pathname}`);
  const suits = ({ dataset }: HTMLElement) =>
    dataset.match?.split(' ').includes(location.pathname) ?? false;
  const helps = [...main.querySelectorAll<HTMLElement>('[data-match]')].filter(suits);
  for (const help of helps) {
    help.hidden = false;
    // First on the page, also for those who listen to it; without script the heading leads.
    help.parentElement?.prepend(help);
  }
  main.toggleAttribute('data-matched', helps.length > 0);
  for (const other of main.querySelectorAll<HTMLElement>('[data-match-default]')) {
    other.hidden = helps.length > 0;
  }
}
