import { whenParsed } from './ready';

/**
 * On the not-found page: logs the path that was asked for, and shows the help that suits it.
 * An element with `data-match` names the paths that it suits; where one does,
 * `data-match-default` gives way.
 */
export function helpTheLost(): void {
  whenParsed(() => {
    const main = document.querySelector('main[data-not-found]');
    if (!main) return;
    console.warn(`Page not found: ${location.pathname}`);
    const suits = ({ dataset }: HTMLElement) =>
      dataset.match?.split(' ').includes(location.pathname) ?? false;
    const helps = [...main.querySelectorAll<HTMLElement>('[data-match]')].filter(suits);
    for (const help of helps) help.hidden = false;
    for (const other of main.querySelectorAll<HTMLElement>('[data-match-default]')) {
      other.hidden = helps.length > 0;
    }
  });
}
