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
  const isMatch = ({ dataset }: HTMLElement) =>
    dataset.match?.split(' ').includes(location.pathname) ?? false;
  const matches = [...main.querySelectorAll<HTMLElement>('[data-match]')].filter(isMatch);
  for (const element of matches) {
    element.hidden = false;
    // First on the page, also for those who listen to it; without script the heading leads.
    element.parentElement?.prepend(element);
  }
  main.toggleAttribute('data-matched', matches.length > 0);
  for (const fallback of main.querySelectorAll<HTMLElement>('[data-match-default]')) {
    fallback.hidden = matches.length > 0;
  }
}
